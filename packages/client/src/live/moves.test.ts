import { expect, test } from 'vitest';
import { createMoves, MOVE_MS } from './moves.ts';

function create() {
  let now = 1_000;
  const timers: { at: number; callback: () => void }[] = [];
  const ended: string[] = [];
  const moves = createMoves({
    now: () => now,
    setTimer: (callback, delayMs) => {
      timers.push({ at: now + delayMs, callback });
      return () => {};
    },
    onEnd: (key) => ended.push(key),
  });
  const pass = (ms: number) => {
    now += ms;
    for (const timer of timers.splice(0)) {
      if (timer.at <= now) timer.callback();
      else timers.push(timer);
    }
  };
  return { moves, ended, pass, waiting: () => timers.length };
}

test('a key that moves again ends once, four seconds after its last move', () => {
  const { moves, ended, pass } = create();
  moves.note('1/a', 10, 11);
  pass(1_000);
  moves.note('1/b', 10, 11);
  pass(2_000);
  moves.note('1/a', 11, 10);
  pass(MOVE_MS - 2_000);
  expect(ended).toEqual(['1/b']);
  expect(moves.get('1/a')?.direction).toBe('down');
  pass(2_000);
  expect(ended).toEqual(['1/b', '1/a']);
  expect(moves.get('1/a')).toBeNull();
});

test('one timer serves all moves, and none is left when all are over', () => {
  const { moves, pass, waiting } = create();
  for (const key of ['1/a', '1/b', '2/a']) moves.note(key, 10, 11);
  expect(waiting()).toBe(1);
  pass(MOVE_MS);
  expect(waiting()).toBe(0);
});

test('moves of a match that is forgotten end without a word, the others in time', () => {
  const { moves, ended, pass } = create();
  moves.note('1/a', 10, 11);
  moves.note('2/a', 10, 11);
  moves.forget('1');
  pass(MOVE_MS);
  expect(ended).toEqual(['2/a']);
});
