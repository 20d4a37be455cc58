import { expect, test } from 'vitest';
import { clockAt } from './match-clock.ts';
import type { ClockLive } from './match-live.ts';
import { createServerClock } from './server-clock.ts';

const clock = (over: Partial<ClockLive>): ClockLive => ({
  matchTime: '44:50',
  stoppageTime: null,
  stoppageTimeAnnounced: null,
  remainingTime: null,
  remainingTimeInPeriod: null,
  stopped: false,
  updatedAt: 1_000_000,
  rate: 1,
  ...over,
});

test('a running clock counts up by server time', () => {
  expect(clockAt(clock({}), 1_005_900).matchSeconds).toBe(44 * 60 + 55);
});

test('in stoppage time the match time stands and the stoppage runs', () => {
  const reading = clockAt(
    clock({ matchTime: '45:00', stoppageTime: '0:30', stoppageTimeAnnounced: '3:00' }),
    1_010_000,
  );
  expect(reading).toMatchObject({ matchSeconds: 2_700, stoppageSeconds: 40, stoppageAnnouncedSeconds: 180 });
});

test('a stopped clock stands, a fast one runs at its rate', () => {
  expect(clockAt(clock({ stopped: true }), 9_000_000).matchSeconds).toBe(44 * 60 + 50);
  expect(clockAt(clock({ rate: 20 }), 1_002_000).matchSeconds).toBe(44 * 60 + 90);
});

test('what remains counts down and ends at zero', () => {
  const basketball = clock({ matchTime: null, remainingTime: '10:00', remainingTimeInPeriod: '0:04' });
  expect(clockAt(basketball, 1_002_500)).toEqual({
    matchSeconds: null,
    stoppageSeconds: null,
    stoppageAnnouncedSeconds: null,
    remainingSeconds: 598,
    remainingInPeriodSeconds: 2,
  });
  expect(clockAt(basketball, 2_000_000).remainingInPeriodSeconds).toBe(0);
});

test('a reading from before the update does not run backwards', () => {
  expect(clockAt(clock({}), 900_000).matchSeconds).toBe(44 * 60 + 50);
});

test('the server clock follows the message that travelled fastest', () => {
  let now = 10_000;
  const server = createServerClock(() => now);
  expect(server.time()).toBe(10_000);
  server.note(14_800);
  now += 1_000;
  server.note(15_950);
  now += 1_000;
  server.note(16_500);
  expect(server.time()).toBe(16_950);
  expect(server.age(16_000)).toBe(950);
  expect(server.age(20_000)).toBe(0);
});

test('after a reset the next message decides, as the device may have been set anew', () => {
  let now = 10_000;
  const server = createServerClock(() => now);
  server.note(60_000);
  now = 1_000_000;
  server.reset();
  server.note(999_000);
  expect(server.time()).toBe(999_000);
});
