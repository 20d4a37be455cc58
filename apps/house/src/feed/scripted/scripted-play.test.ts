import { expect, test } from 'vitest';
import type { MarketTemplate } from '../world.ts';
import type { Offer, Script, ScriptedMatch } from './scripted-match.ts';
import { playScripted } from './scripted-play.ts';

const MINUTE = 60_000;
const FAR = -24 * 60 * MINUTE;

const TEMPLATE: MarketTemplate = {
  id: '9001',
  groups: ['top'],
  priority: 1,
  kind: 'line_table',
  outcomeIds: ['over', 'under'],
  specifiers: ['total'],
  i18nKey: 'total',
};

/** A market on more than so many points, of one that ends with two. */
const overOf = (line: number): Offer<number, number> => ({
  template: TEMPLATE,
  specifier: `total=${line.toFixed(1)}`,
  settle: (points) => (points > line ? { over: 'won', under: 'lost' } : null),
  chances: (mean) => {
    const over = 1 / (1 + Math.exp(line - mean));
    return line > 40 ? [1, 0] : [over, 1 - over];
  },
});

const OFFERS = [-3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 50.5].map(overOf);

/** A match of two points in two minutes, and how often its script was made. */
function twoPoints() {
  const made = { scripts: 0 };
  const script: Script<number> = {
    steps: [0, 1, 2].map((points) => ({ at: points * MINUTE, state: points })),
    suspensions: [{ from: MINUTE, to: MINUTE + 20_000, reason: 'goal' }],
  };
  const match: ScriptedMatch<number, number> = {
    key: 7,
    get script() {
      made.scripts += 1;
      return script;
    },
    offers: OFFERS,
    initial: 0,
    model: (_state, _at, noise) => 1 + noise,
    stepOf: (noise) => Math.round(3 * noise),
    view: (points) => ({
      stage: 0,
      clock: null,
      totalScore: points === null ? null : [points, 0],
      periodScores: [],
      extras: null,
      gameScore: null,
      server: null,
      statistics: [],
      incidents: [],
    }),
  };
  return { play: playScripted(match), made };
}

test('a match that lies ahead is shown, priced, counted and judged without its script', () => {
  const { play, made } = twoPoints();
  expect(play.view(FAR)).toMatchObject({ status: 0, suspension: null, totalScore: null });
  expect(play.quote(FAR, 1).length).toBeGreaterThan(0);
  expect(play.count?.(FAR, 1)).toBe(play.quote(FAR, 1).length);
  expect(play.aheadStep?.(FAR, 1)).not.toBeNull();
  expect([...play.verdictsAt(FAR), ...play.verdictsUntil(FAR)]).toEqual([]);
  expect(play.verdict('9001', 'total=0.5', FAR)).toBeNull();
  expect(play.settlesBy({ marketId: '9001', specifier: 'total=0.5', mostBalanced: true }, FAR)).toBeNull();
  expect(play.withScore('home', FAR)).toBeUndefined();
  expect(made.scripts).toBe(0);
});

test('the script is read once its course is wanted, and says from when to when a match is played', () => {
  const { play, made } = twoPoints();
  expect([play.startsAt, play.endsAt]).toEqual([0, 2 * MINUTE]);
  expect(made.scripts).toBeGreaterThan(0);
  expect(play.moments).toEqual([0, MINUTE, MINUTE + 20_000, 2 * MINUTE, 12 * MINUTE]);
  const statuses = [-1, 0, 2 * MINUTE - 1, 2 * MINUTE, 12 * MINUTE].map((at) => play.view(at).status);
  expect(statuses).toEqual([0, 1, 1, 4, 3]);
  expect(play.view(MINUTE)).toMatchObject({ suspension: 'goal', totalScore: [1, 0] });
  expect(play.view(MINUTE + 20_000).suspension).toBeNull();
  expect(play.quote(2 * MINUTE, 1)).toEqual([]);
  expect(play.count?.(2 * MINUTE, 1)).toBe(0);
});

test('of lines that belong together five are offered, and five are counted', () => {
  const { play } = twoPoints();
  const lines = play.quote(FAR, 1).map(({ specifier }) => specifier);
  expect(lines).toHaveLength(5);
  expect(lines).not.toContain('total=50.5');
  expect(play.count?.(FAR, 1)).toBe(5);
});
