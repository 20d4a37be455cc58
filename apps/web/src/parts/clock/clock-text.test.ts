import type { ClockLive } from '@touchline/client/live';
import { expect, test } from 'vitest';
import { clockFace } from './clock-text.ts';

const AT = 1_000_000;
const clock = (matchTime: string | null, more: Partial<ClockLive> = {}): ClockLive => ({
  matchTime,
  stoppageTime: null,
  stoppageTimeAnnounced: null,
  remainingTime: null,
  remainingTimeInPeriod: null,
  stopped: false,
  updatedAt: AT,
  rate: 1,
  ...more,
});
const face = (stage: number, held: ClockLive | null, afterS = 0) =>
  clockFace({ stage, status: 1, clock: held }, AT + afterS * 1000, 'en');

test('the minute runs with the server clock', () => {
  expect(face(7, clock('66:10')).text).toBe('67′');
  expect(face(7, clock('66:10'), 60).text).toBe('68′');
});

test('the half ends at 45, what follows is counted beside it', () => {
  expect(face(6, clock('44:30')).text).toBe('45′');
  expect(face(6, clock('44:30'), 90).text).toBe('45+2′');
  expect(face(7, clock('90:00', { stoppageTime: '01:30' })).text).toBe('90+2′');
});

test('a stopped clock stands and is drawn as paused', () => {
  expect(face(7, clock('66:10', { stopped: true }), 300)).toEqual({ text: '67′', isPaused: true });
});

test('at half-time and without a clock there is no minute', () => {
  expect(face(31, clock('45:00')).text).toBeNull();
  expect(face(7, null)).toEqual({ text: null, isPaused: true });
});
