import { expect, test } from 'vitest';
import { createWorld } from '../feed/create-world.ts';
import { createFootballFeed } from '../feed/football/football-feed.ts';
import type { MatchRecord } from '../feed/world.ts';
import { legFacts } from './leg-facts.ts';

const NOW = Date.UTC(2026, 10, 21, 19);
const world = createWorld({
  seed: 7,
  startAt: NOW,
  now: NOW,
  speed: 1,
  feeds: [createFootballFeed(7)],
});
while (world.behind()) world.advance(NOW);

const ended = [...world.matches()].filter(
  ({ type, status, stage, incidents }) =>
    type === 'match' && status >= 3 && stage <= 100 && incidents.some((incident) => incident.type === 'goal'),
);
const { score, minute } = { score: [2, 1] as const, minute: 90 };

/** What is counted for an outcome of a market of a match. */
function factsOf(match: MatchRecord, market: string, outcomeId = '1') {
  const marketKey = `${match.id}/${market}`;
  const decided = {
    matchId: match.id,
    marketKey,
    results: { [outcomeId]: 'won' },
    note: { score, minute },
  } as const;
  return legFacts(world, decided)[outcomeId];
}
const countOf = (match: MatchRecord, types: readonly string[]) =>
  match.incidents.filter(({ type }) => types.includes(type)).length;
const GOALS = ['goal', 'own_goal', 'penalty_goal'];

test('there are matches to look at', () => expect(ended.length).toBeGreaterThan(5));

test('a market on the score keeps the score of its decision and the halves', () => {
  for (const match of ended) {
    const facts = factsOf(match, '1/');
    expect(facts).toMatchObject({ score: [2, 1], minute: null });
    expect(facts?.periods).toEqual(
      match.periodScores.map(({ key, number, home, away }) => [key, number, home, away]),
    );
  }
});

test('corners and cards are those of the match', () => {
  for (const match of ended) {
    expect(factsOf(match, '166/total=9.5')?.corners).toEqual(match.extras?.corners);
    const [home = 0, away = 0] = factsOf(match, '139/total=3.5')?.cards ?? [];
    expect(home + away).toBe(countOf(match, ['yellow_card', 'red_card']));
  }
});

test('the minutes of a market hold all that happened in the match, once', () => {
  for (const match of ended) {
    const goals = factsOf(match, '10004/from=1')?.inWindow;
    expect(goals).toBe(countOf(match, GOALS));
    const windows = [1, 16, 31, 46, 61, 76].map(
      (from) => factsOf(match, `10002/from=${from}|to=${from + 14}`)?.inWindow ?? 0,
    );
    const corners = match.incidents.filter(
      ({ type, stoppage }) => type === 'corner' && stoppage === 0,
    ).length;
    expect(windows.reduce((sum, count) => sum + count, 0)).toBe(corners);
  }
});

test('a numbered goal is named with its side and minute, or was not scored', () => {
  for (const match of ended) {
    const goals = match.incidents.filter(({ type }) => GOALS.includes(type));
    expect(factsOf(match, '8/goalnr=1')?.goal).toEqual({
      side: goals[0]?.side,
      minute: goals[0]?.minute,
      player: goals[0]?.player?.name,
    });
    expect(factsOf(match, `8/goalnr=${goals.length + 1}`)?.goal).toBeNull();
  }
});

test('a match that has left the world keeps what its decision said', () => {
  const decided = {
    matchId: 'gone',
    marketKey: 'gone/1/',
    results: { '1': 'lost' },
    note: { score, minute },
  } as const;
  expect(legFacts(world, decided)['1']).toEqual({ score: [2, 1], minute: 90, periods: [] });
});
