import { expect, test } from 'vitest';
import { createFavouriteToggles, type FavouriteKey } from './favourite-toggles.ts';

const KEY: FavouriteKey = 'matches/7';

/** Toggles over a list and a house whose answers the test gives. */
function setUp(...listed: FavouriteKey[]) {
  const list = new Set<FavouriteKey>(listed);
  const calls: [key: FavouriteKey, isOn: boolean, answer: (isTaken: boolean) => void][] = [];
  let changes = 0;
  const toggles = createFavouriteToggles({
    holds: (key) => list.has(key),
    keep: (key, isOn) => (isOn ? list.add(key) : list.delete(key)),
    send: (key, isOn) => new Promise((resolve) => calls.push([key, isOn, resolve])),
    onChange: () => {
      changes += 1;
    },
  });
  return { toggles, list, calls, changes: () => changes };
}

/** Gives what follows an answer its turn. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a favourite is on before the house has answered, and in the list after', async () => {
  const { toggles, list, calls, changes } = setUp();
  const done = toggles.set(KEY, true);
  expect(toggles.isOn(KEY)).toBe(true);
  expect(list.has(KEY)).toBe(false);
  expect(changes()).toBe(1);
  calls[0]?.[2](true);
  await done;
  expect(list.has(KEY)).toBe(true);
  expect(toggles.isOn(KEY)).toBe(true);
});

test('what the house does not take is taken back, on or off', async () => {
  const { toggles, list, calls } = setUp('tournaments/1');
  const on = toggles.set(KEY, true);
  const off = toggles.set('tournaments/1', false);
  expect([toggles.isOn(KEY), toggles.isOn('tournaments/1')]).toEqual([true, false]);
  for (const [, , answer] of calls) answer(false);
  await Promise.all([on, off]);
  expect([toggles.isOn(KEY), toggles.isOn('tournaments/1')]).toEqual([false, true]);
  expect([...list]).toEqual(['tournaments/1']);
});

test('a change of mind is asked after the answer, and the last word holds', async () => {
  const { toggles, list, calls } = setUp();
  const done = toggles.set(KEY, true);
  await toggles.set(KEY, false);
  await toggles.set(KEY, true);
  await toggles.set(KEY, false);
  expect(calls).toHaveLength(1);
  calls[0]?.[2](true);
  await settled();
  expect(calls.map(([, isOn]) => isOn)).toEqual([true, false]);
  expect(toggles.isOn(KEY)).toBe(false);
  calls[1]?.[2](true);
  await done;
  expect(list.has(KEY)).toBe(false);
});

test('a refusal after a change of mind leaves what the list holds', async () => {
  const { toggles, calls } = setUp(KEY);
  const done = toggles.set(KEY, false);
  await toggles.set(KEY, true);
  calls[0]?.[2](false);
  await done;
  expect(calls).toHaveLength(1);
  expect(toggles.isOn(KEY)).toBe(true);
});

test('what is so already is not asked for', async () => {
  const { toggles, calls } = setUp(KEY);
  await toggles.set(KEY, true);
  await toggles.set('matches/8', false);
  expect(calls).toEqual([]);
});
