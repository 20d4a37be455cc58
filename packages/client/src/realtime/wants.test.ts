import { expect, test } from 'vitest';
import { createWants } from './wants.ts';

const channels = (kind: string, count: number) => Array.from({ length: count }, (_, n) => `${kind}:${n}`);

test('a channel wanted twice is wanted until it is released twice', () => {
  const wants = createWants();
  wants.add('match:1', 'visible');
  wants.add('match:1', 'visible');
  wants.remove('match:1', 'visible');
  expect(wants.isWanted('match:1')).toBe(true);
  wants.remove('match:1', 'visible');
  expect(wants.isWanted('match:1')).toBe(false);
});

test('above the budget the newest wants win, and the others come back when there is room', () => {
  const wants = createWants();
  for (const channel of channels('match', 40)) wants.add(channel, 'visible');
  expect([...wants.admitted(false)]).toEqual(channels('match', 40).slice(8));
  wants.remove('match:39', 'visible');
  expect(wants.admitted(false)).toContain('match:7');
});

test('each purpose has a budget of its own: 32 visible, 40 of the slip, 20 of the bets, 4 others', () => {
  const wants = createWants();
  for (const channel of channels('match', 100)) wants.add(channel, 'visible');
  for (const channel of channels('markets', 100)) wants.add(channel, 'slip');
  for (const channel of channels('bets', 100)) wants.add(channel, 'bets');
  for (const channel of channels('other', 100)) wants.add(channel, 'other');
  expect(wants.admitted(false).size).toBe(96);
});

test('a hidden page keeps the slip and the own channel of the player', () => {
  const wants = createWants();
  wants.add('match:1', 'visible');
  wants.add('markets:2', 'slip');
  wants.add('public:en', 'other');
  wants.add('$user:7', 'other');
  expect([...wants.admitted(true)].toSorted()).toEqual(['$user:7', 'markets:2']);
});
