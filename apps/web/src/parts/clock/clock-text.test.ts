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
  expect(face(7, clock('66:10', { stopped: true }), 300)).toMatchObject({ text: '67′', isPaused: true });
});

test('at half-time and without a clock there is no minute', () => {
  expect(face(31, clock('45:00')).text).toBeNull();
  expect(face(7, null)).toMatchObject({ text: null, isPaused: true });
});

test('basketball counts down within the quarter, and a stopped clock stands', () => {
  const held = clock('12:00', { remainingTimeInPeriod: '04:21', remainingTime: '24:21' });
  const basketball = (at: ClockLive, afterS: number) =>
    clockFace({ stage: 15, status: 1, clock: at }, AT + afterS * 1000, 'en', 'basketball');
  expect(basketball(held, 0)).toEqual({ text: '04:21', style: 'time', isPaused: false });
  expect(basketball(held, 20).text).toBe('04:01');
  expect(basketball(held, 999).text).toBe('00:00');
  expect(basketball({ ...held, stopped: true }, 20)).toEqual({
    text: '04:21',
    style: 'time',
    isPaused: true,
  });
});

test('the halves of handball and rugby end where their rules say', () => {
  const at = (sport: string, stage: number, time: string) =>
    clockFace({ stage, status: 1, clock: clock(time) }, AT, 'en', sport).text;
  expect(at('handball', 6, '30:10')).toBe('30+1′');
  expect(at('handball', 7, '45:10')).toBe('46′');
  expect(at('rugby', 6, '40:30')).toBe('40+1′');
});

test('a map counts up in minutes and seconds', () => {
  const face = clockFace({ stage: 142, status: 1, clock: clock('23:45') }, AT + 5_000, 'en', 'dota_2');
  expect(face).toEqual({ text: '23:50', style: 'time', isPaused: false });
});

test('sets, maps and innings without a clock run all the same, breaks pause', () => {
  const without = (stage: number) => clockFace({ stage, status: 1, clock: null }, AT, 'en', 'tennis');
  expect(without(9)).toEqual({ text: null, style: 'minute', isPaused: false });
  expect(without(141).isPaused).toBe(false);
  expect(without(404).isPaused).toBe(false);
  expect(without(302).isPaused).toBe(true);
});
