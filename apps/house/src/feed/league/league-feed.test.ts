import { expect, test } from 'vitest';
import { LEAGUES_BY_SPORT } from '#catalogue/leagues-by-sport.ts';
import { createWorld } from '../create-world.ts';
import { mergeSchedules } from '../merge-schedules.ts';
import { unitAt } from '../random.ts';
import type { Offer, Results, ScriptedMatch } from '../scripted/scripted-match.ts';
import { playScripted } from '../scripted/scripted-play.ts';
import { reach } from '../test/reach.ts';
import type { MarketTemplate, Pair, World } from '../world.ts';
import { createLeagueFeed } from './league-feed.ts';
import type { LeagueSport, Meeting } from './league-spec.ts';

const START = Date.UTC(2026, 10, 20, 18, 7, 13);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const WINNER: MarketTemplate = {
  id: '186',
  groups: ['top'],
  priority: 1,
  kind: 'two_way',
  outcomeIds: ['4', '5'],
  specifiers: [],
  i18nKey: 'match.186',
};

function resultsOf([home, away]: Pair): Results | null {
  if (home + away < 9) return null;
  return home > away ? { '4': 'won', '5': 'lost' } : { '4': 'lost', '5': 'won' };
}

const offer: Offer<Pair, number> = {
  template: WINNER,
  specifier: '',
  settle: resultsOf,
  chances: (home) => [home, 1 - home],
};

/** Nine tosses of a coin, ten minutes apart: as small as a sport can be. */
function tossCoins({ key, home, away }: Meeting): ScriptedMatch<Pair, number> {
  const steps: { at: number; state: Pair }[] = [{ at: MINUTE, state: [0, 0] }];
  for (let toss = 1; toss <= 9; toss += 1) {
    const [heads, tails] = steps.at(-1)?.state ?? [0, 0];
    const isHome = unitAt(key, toss) < 0.5 + 0.4 * (home.rating - away.rating);
    steps.push({ at: MINUTE + toss * 10 * MINUTE, state: isHome ? [heads + 1, tails] : [heads, tails + 1] });
  }
  return {
    key,
    script: { steps, suspensions: [] },
    offers: [offer],
    initial: [0, 0],
    model: (state, _at, noise) => 0.5 + 0.05 * ((state?.[0] ?? 0) - (state?.[1] ?? 0)) + 0.02 * noise,
    view: (state) => ({
      stage: state === null ? 0 : state[0] + state[1] < 9 ? 20 : 100,
      clock: null,
      totalScore: state,
      periodScores: [],
      extras: null,
      gameScore: null,
      server: null,
      statistics: [],
      incidents: [],
    }),
  };
}

const COINS: LeagueSport = {
  sport: {
    id: '6',
    urnId: 'sr:sport:6',
    key: 'coins',
    priority: 2,
    type: 'regular',
    provider: 'betradar',
    strip: { main: { id: '186', outcomes: 2 }, secondary: { id: '186', outcomes: 2 } },
  },
  code: 23,
  leagues: LEAGUES_BY_SPORT.handball ?? [],
  templates: [WINNER],
  outrightMarketId: '10090',
  longestMs: 2 * HOUR,
  play: (meeting) => playScripted(tossCoins(meeting)),
};

const feeds = () => [createLeagueFeed(9, COINS)];
const worldAt = (now: number, speed = 1) =>
  createWorld({ seed: 9, startAt: START, now, speed, feeds: feeds() });

function shown(world: World): string {
  const matches = [...world.matches()].filter((match) => match.status <= 1);
  const rows = matches.map(({ v: _, stateV: __, markets, ...match }) => {
    const open = [...markets.values()].filter(({ status }) => status === 1 || status === -1);
    return JSON.stringify([match, open.map(({ v: ___, ...market }) => market)]);
  });
  return rows.sort().join('\n');
}

test('matches of all sports come in the order in which they are listed', () => {
  const ROWING: LeagueSport = { ...COINS, code: 24, leagues: LEAGUES_BY_SPORT.rugby ?? [] };
  const schedule = mergeSchedules([COINS, ROWING].map((sport) => createLeagueFeed(9, sport).schedule(START)));
  const seen = new Set<string>();
  let last = Number.NEGATIVE_INFINITY;
  // What is listed already comes first, in no order that matters.
  for (let taken = 0; taken < 4000; taken += 1) {
    const match = schedule.next().value;
    if (match === undefined) break;
    if (last > START) expect(match.listedFrom).toBeGreaterThanOrEqual(last);
    last = Math.max(last, match.listedFrom);
    expect(seen.has(match.id)).toBe(false);
    seen.add(match.id);
  }
  expect(seen.size).toBe(4000);
});

test('a world of a league sport that was away, or was opened later, shows what the one that ran on shows', () => {
  const [running, away] = [worldAt(START, 20), worldAt(START, 20)];
  const end = START + 6 * MINUTE;
  for (let now = START; now <= end; now += 1000) reach(running, now);
  reach(away, end);
  const later = worldAt(end, 20);
  reach(later, end);
  expect(shown(away)).toBe(shown(running));
  expect(shown(later)).toBe(shown(running));
  expect(shown(running).length).toBeGreaterThan(10_000);
});

test('across the hour from which prices move faster a world opened later shows the same', () => {
  const running = worldAt(START, 5);
  for (const end of [START + 3 * MINUTE, START + 7 * MINUTE, START + 11 * MINUTE]) {
    for (let now = end - 4 * MINUTE; now <= end; now += 1000) reach(running, now);
    const later = worldAt(end, 5);
    reach(later, end);
    expect(shown(later)).toBe(shown(running));
  }
});

test('a title race is priced, and settled by the matches of its season when that is over', () => {
  const world = worldAt(START);
  reach(world, START);
  const races = [...world.matches()].filter((match) => match.type === 'outright' && match.status === 0);
  expect(races.map((race) => race.tournamentId).sort()).toEqual(COINS.leagues.map(({ id }) => String(id)));
  for (const race of races) {
    const [market] = race.markets.values();
    expect(market?.outcomes).toHaveLength(race.competitors.length);
  }
  const first = races.reduce((a, b) => ((b.endTime ?? 0) < (a.endTime ?? 0) ? b : a));
  const key = `${first.id}/10090/`;
  world.control.jump((first.endTime ?? 0) + MINUTE);
  const settled = reach(world, (first.endTime ?? 0) + 2 * MINUTE).filter(
    (change) => change.type === 'settled' && change.marketKey === key,
  );
  expect(settled).toHaveLength(1);
  const results = Object.values(world.settlement(first.id, key)?.results ?? {});
  expect(results.filter((result) => result === 'won')).toHaveLength(1);
  expect(results).toHaveLength(first.competitors.length);
});

test('clubs that no rule of the table parts share the title', () => {
  const drawn: LeagueSport = {
    ...COINS,
    leagues: COINS.leagues.slice(0, 1),
    play: (meeting) => {
      const play = COINS.play(meeting);
      return { ...play, moments: play.moments, view: (at) => ({ ...play.view(at), totalScore: [1, 1] }) };
    },
  };
  const world = createWorld({
    seed: 9,
    startAt: START,
    now: START,
    speed: 1,
    feeds: [createLeagueFeed(9, drawn)],
  });
  reach(world, START);
  const race = [...world.matches()].find(({ type, status }) => type === 'outright' && status === 0);
  const end = (race?.endTime ?? 0) + MINUTE;
  const key = `${race?.id}/10090/`;
  world.control.jump(end);
  const [settled] = reach(world, end + MINUTE).filter(
    (change) => change.type === 'settled' && change.marketKey === key,
  );
  const tied = race?.competitors.length ?? 0;
  expect(settled).toMatchObject({ deadHeat: { places: 1, tied } });
  const later = world.settlement(race?.id ?? '', key);
  expect(later?.deadHeat).toEqual({ places: 1, tied });
  expect(new Set(Object.values(later?.results ?? {}))).toEqual(new Set(['won']));
});

test('the verdict on a match is the same long after it has left the world', () => {
  const world = worldAt(START);
  reach(world, START);
  const live = [...world.matches()].find((match) => match.status === 1);
  const key = `${live?.id}/186/`;
  world.control.jump(START + 72 * HOUR);
  reach(world, START + 72 * HOUR);
  expect(world.match(live?.id ?? '')).toBeUndefined();
  const found = world.settlement(live?.id ?? '', key);
  expect(Object.values(found?.results ?? {}).sort()).toEqual(['lost', 'won']);
  expect(found?.at).toBeLessThan(START + 2 * HOUR);
});
