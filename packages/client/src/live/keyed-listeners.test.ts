import { expect, test } from 'vitest';
import { createKeyedListeners } from './keyed-listeners.ts';

function create() {
  let frames = 0;
  const listeners = createKeyedListeners({
    onDirty: () => {
      frames += 1;
    },
    report: (error) => {
      throw error;
    },
  });
  return { ...listeners, frames: () => frames };
}

test('one function may listen twice and leave once, however often it says so', () => {
  const { subscribe, mark, notify } = create();
  let calls = 0;
  const callback = () => {
    calls += 1;
  };
  const stop = subscribe('a', callback);
  subscribe('a', callback);
  stop();
  stop();
  mark('a');
  notify();
  expect(calls).toBe(1);
});

test('who comes while a key is told hears of the next change', () => {
  const { subscribe, mark, notify } = create();
  const heard: string[] = [];
  const stop = subscribe('a', () => {
    heard.push('first');
    stop();
    subscribe('a', () => heard.push('second'));
  });
  mark('a');
  notify();
  expect(heard).toEqual(['first']);
  mark('a');
  notify();
  expect(heard).toEqual(['first', 'second']);
});

test('a frame is asked for once, and not for keys that nobody listens to', () => {
  const { subscribe, mark, notify, frames } = create();
  mark('a');
  expect(frames()).toBe(0);
  subscribe('a', () => {});
  subscribe('b', () => mark('a'));
  mark('a');
  mark('b');
  mark('a');
  expect(frames()).toBe(1);
  notify();
  expect(frames()).toBe(2);
});

test('of many keys the first are told, and a further frame is asked for the rest', () => {
  const { subscribe, mark, notify, frames } = create();
  const told: string[] = [];
  const keys = ['a', 'b', 'c', 'd', 'e'];
  for (const key of keys) subscribe(key, () => void told.push(key));
  for (const key of keys) mark(key);
  notify(2);
  expect(told).toEqual(['a', 'b']);
  expect(frames()).toBe(2);
  notify(2);
  notify(2);
  expect(told).toEqual(keys);
  expect(frames()).toBe(3);
  mark('a');
  expect(frames()).toBe(4);
});
