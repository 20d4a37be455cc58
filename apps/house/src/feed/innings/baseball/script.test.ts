import { expect, test } from 'vitest';
import { hash } from '../../random.ts';
import { FIRST_PITCH } from './game-state.ts';
import { LAST_INNING, scriptBaseball } from './script.ts';
import { afterTurn } from './turn-at-bat.ts';

const games = Array.from({ length: 400 }, (_, index) =>
  scriptBaseball(hash('script', index), { home: 1.02, away: 1 }),
);
const lasts = games.flatMap(({ steps }) => steps.slice(-1).map(({ state }) => state));

test('no game ends level, and none after the last inning', () => {
  expect(lasts.every(({ over, total: [home, away] }) => over && home !== away)).toBe(true);
  expect(Math.max(...lasts.map(({ inning }) => inning))).toBeLessThanOrEqual(LAST_INNING);
  expect(Math.min(...lasts.map(({ inning }) => inning))).toBe(9);
});

test('extra innings are played exactly after a level ninth', () => {
  for (const { innings } of lasts) {
    const [home, away] = innings
      .slice(0, 9)
      .reduce((sum, runs) => [sum[0] + runs[0], sum[1] + runs[1]], [0, 0]);
    expect(innings.length > 9).toBe(home === away);
  }
});

test('the home side does not bat in the ninth when it is ahead', () => {
  const ahead = lasts.filter(({ batting, total: [home, away] }) => batting === 'away' && home > away);
  expect(ahead.length).toBeGreaterThan(0);
  expect(ahead.every(({ innings }) => innings.length === 9 && innings[8]?.[0] === 0)).toBe(true);
});

test('runs of the innings add up to the score', () => {
  for (const { innings, total } of lasts) {
    const sum = innings.reduce((all, runs) => [all[0] + runs[0], all[1] + runs[1]], [0, 0]);
    expect(sum).toEqual(total);
  }
});

test('a winning hit counts one run, a winning home run all of them', () => {
  const loaded = {
    ...FIRST_PITCH,
    inning: 9,
    batting: 'home' as const,
    bases: 7,
    innings: Array.from({ length: 9 }, () => [0, 0] as const),
  };
  const single = afterTurn(loaded, 'single', 1);
  expect([single.over, single.total]).toEqual([true, [1, 0]]);
  const homeRun = afterTurn(loaded, 'home_run', 1);
  expect([homeRun.over, homeRun.total]).toEqual([true, [4, 0]]);
});
