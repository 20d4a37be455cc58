import { expect, test } from 'vitest';
import { RALLY_SPORTS } from '../families/rally.ts';
import { playRally, scriptedRally } from './rally-match.ts';
import { placeOf, type RallyState } from './state.ts';
import { meeting, PLAYS } from './test/meetings.ts';
import { rallyView } from './view.ts';

const tennis = PLAYS.tennis!(meeting(3));
const { script } = scriptedRally(tennis, 3);
const states = script.steps.map(({ state }) => state);

const isGamePoint = ({ points: [home, away] }: RallyState) => Math.max(home, away) >= 3 && home !== away;

test('the game in play takes no bets on a game point, the next one does', () => {
  const step = script.steps.find(({ state }) => state.a + state.b === 2 && isGamePoint(state));
  const markets = playRally(tennis, 3)
    .quote(step!.at, 1)
    .filter(({ marketId }) => marketId === '210');
  const [inPlay, next] = [3, 4].map((game) =>
    markets.find(({ specifier }) => specifier === `setnr=1|gamenr=${game}`),
  );
  expect(inPlay?.stopsAt).toBe(step!.at);
  expect(next?.stopsAt).toBeNull();
});

test('points of a game are told as 0, 15, 30, 40 and 50 for the advantage', () => {
  const place = placeOf(states[0]!);
  const told = ([home, away]: [number, number]) => tennis.texts(place, [home, away]);
  expect(told([0, 1])).toEqual(['0', '15']);
  expect(told([2, 3])).toEqual(['30', '40']);
  expect(told([4, 4])).toEqual(['40', '40']);
  expect(told([4, 3])).toEqual(['50', '40']);
  expect(tennis.texts({ ...place, a: 6, b: 6 }, [5, 7])).toEqual(['5', '7']);
});

test('the view counts sets and tells every set won', () => {
  const last = rallyView(tennis, states.at(-1)!);
  const [home, away] = last.totalScore!;
  expect(Math.max(home, away)).toBe(2);
  expect(last.periodScores).toHaveLength(home + away);
  expect(last.incidents.filter(({ type }) => type === 'set')).toHaveLength(home + away);
  expect(last.incidents.at(-1)?.score).toEqual([home, away]);
  expect(last.stage).toBe(100);
  expect(rallyView(tennis, null).totalScore).toBeNull();
});

test('between sets nothing is played and the break has its own stage', () => {
  const paused = rallyView(tennis, states.find((state) => state.paused)!);
  expect(paused).toMatchObject({ stage: 301, server: null, gameScore: null });
  expect(paused.periodScores).toHaveLength(1);
});

test('a point more changes the score and leaves the past as it was', () => {
  const play = playRally(tennis, 3);
  const at = script.steps[40]!.at + 500;
  const changed = play.withScore('away', at);
  expect(changed?.view(at - 1)).toEqual(play.view(at - 1));
  const points = (state: { statistics: { key: string; away: number }[] }) =>
    state.statistics.find(({ key }) => key === 'points_won')?.away ?? 0;
  expect(points(changed!.view(at))).toBe(points(play.view(at)) + 1);
  expect(changed!.verdictsUntil(at - 1)).toEqual(play.verdictsUntil(at - 1));
  expect(play.withScore('home', play.endsAt + 1)).toBeUndefined();
});

test('the round in play says when it is over at the latest', () => {
  const rounds = PLAYS.counter_strike!(meeting(5));
  const play = playRally(rounds, 5);
  const own = scriptedRally(rounds, 5).script.steps;
  const [now, next] = [own[4]!, own[5]!];
  const market = { marketId: '11606', specifier: 'mapnr=1|roundnr=5', mostBalanced: true };
  expect(play.settlesBy(market, now.at)).toBeGreaterThanOrEqual(next.at);
  expect(play.settlesBy({ ...market, specifier: 'mapnr=1|roundnr=6' }, now.at)).toBeNull();
});

test.each(RALLY_SPORTS.map((sport) => [sport.sport.key, sport] as const))(
  '%s: every market type is in use, those of lists too, and no match is longer than said',
  (_key, league) => {
    const ids = league.templates.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const { main, secondary } = league.sport.strip;
    expect(ids).toContain(main.id);
    expect(ids).toContain(secondary.id);
    const inUse = new Set<string>();
    for (const priority of [1, 2, 3]) {
      const { offers } = PLAYS[league.sport.key]!(meeting(1, [0, 0], priority));
      for (const { template } of offers) inUse.add(template.id);
      const keys = offers.map(({ template, specifier }) => `${template.id}/${specifier}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (let key = 0; key < 60; key += 1) {
        const played = league.play(meeting(key, [0, 0], priority));
        expect(played.endsAt).toBeLessThan(league.longestMs);
      }
    }
    expect(inUse).toEqual(new Set(ids));
  },
);
