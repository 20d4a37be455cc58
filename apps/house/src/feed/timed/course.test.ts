import { expect, test } from 'vitest';
import { TIMED_SPORTS } from '../families/timed.ts';
import type { MatchPlay } from '../sport.ts';
import { basketballMatch } from './basketball.ts';
import { hockeyMatch } from './ice-hockey.ts';
import { testMeeting } from './test-meeting.ts';

function playOf(sport: string, number: number): MatchPlay {
  const found = TIMED_SPORTS.find((entry) => entry.sport.key === sport);
  if (found === undefined) throw new Error(`No sport ${sport}`);
  return found.play(testMeeting(number, 0));
}

/** The first match of a sport that a test is about. */
function firstOf(sport: string, is: (play: MatchPlay) => boolean): MatchPlay {
  for (let number = 0; number < 400; number += 1) {
    const play = playOf(sport, number);
    if (is(play)) return play;
  }
  throw new Error(`No such match of ${sport}`);
}

const seconds = (text: string | null | undefined) => {
  const [minutes = 0, rest = 0] = (text ?? '').split(':').map(Number);
  return 60 * minutes + rest;
};

const sumOfPeriods = (play: MatchPlay, at: number) =>
  play
    .view(at)
    .periodScores.reduce<[number, number]>(([a, b], { home, away }) => [a + home, b + away], [0, 0]);

for (const sport of ['basketball', 'ice_hockey', 'handball', 'rugby', 'american_football']) {
  test(`${sport}: the periods add up to the score at every moment, and the score never falls`, () => {
    const play = playOf(sport, 3);
    let last = [0, 0];
    for (const at of play.moments) {
      const score = play.view(at).totalScore ?? [0, 0];
      expect(sumOfPeriods(play, at)).toEqual([...score]);
      expect(score[0]).toBeGreaterThanOrEqual(last[0] ?? 0);
      expect(score[1]).toBeGreaterThanOrEqual(last[1] ?? 0);
      last = [...score];
    }
  });

  test(`${sport}: a clock that runs follows from the last one a second a second`, () => {
    const play = playOf(sport, 4);
    for (let at = play.startsAt; at < play.endsAt - 1000; at += 7_000) {
      const now = play.view(at).clock;
      const next = play.view(at + 1000).clock;
      if (now === null || next === null || now.key !== next.key || now.stopped) continue;
      expect(seconds(next.matchTime) - seconds(now.matchTime)).toBe(1);
      if (now.remainingTimeInPeriod === null) continue;
      expect(seconds(now.remainingTimeInPeriod) - seconds(next.remainingTimeInPeriod)).toBe(1);
    }
  });

  test(`${sport}: no more than sixty incidents are kept and no id stands twice`, () => {
    for (let number = 0; number < 20; number += 1) {
      const play = playOf(sport, number);
      const ids = play.view(play.endsAt).incidents.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.length).toBeLessThanOrEqual(60);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
}

for (const sport of ['basketball', 'ice_hockey', 'american_football']) {
  test(`${sport}: a match never ends level`, () => {
    for (let number = 0; number < 150; number += 1) {
      const play = playOf(sport, number);
      const [home, away] = play.view(play.endsAt).totalScore ?? [0, 0];
      expect(home).not.toBe(away);
    }
  });
}

test('basketball: overtime is played when the fourth quarter ends level, and counts in its own line', () => {
  const play = firstOf('basketball', (entry) => entry.view(entry.endsAt).periodScores.length > 4);
  const { periodScores } = play.view(play.endsAt);
  const regular = periodScores.slice(0, 4);
  expect(regular.reduce((sum, { home }) => sum + home, 0)).toBe(
    regular.reduce((sum, { away }) => sum + away, 0),
  );
  expect(periodScores.map(({ key }) => key)).toEqual(['13', '14', '15', '16', '40']);
  expect(play.verdict('12103', '', play.endsAt)?.results).toEqual({ '1': 'lost', '2': 'won', '3': 'lost' });
  expect(play.verdict('12112', '', play.endsAt)?.results['74']).toBe('won');
});

test('basketball: baskets suspend nothing', () => {
  const play = playOf('basketball', 2);
  expect(play.moments.every((at) => play.view(at).suspension === null)).toBe(true);
});

test('ice hockey: penalties decide a match whose overtime has no goal, by one goal', () => {
  const play = firstOf('ice_hockey', (entry) => entry.view(entry.endsAt).periodScores.length === 5);
  const { periodScores } = play.view(play.endsAt);
  expect(periodScores.map(({ key }) => key)).toEqual(['1', '2', '3', '40', '50']);
  const [, , , overtime, penalties] = periodScores;
  expect([overtime?.home, overtime?.away]).toEqual([0, 0]);
  expect((penalties?.home ?? 0) + (penalties?.away ?? 0)).toBe(1);
});

test('ice hockey: all markets stop for 25 seconds after a goal', () => {
  const { script } = hockeyMatch(testMeeting(1));
  const play = playOf('ice_hockey', 1);
  expect(script.suspensions.length).toBeGreaterThan(0);
  const goal = play.moments.find((at) => play.view(at).incidents.some(({ type }) => type === 'goal')) ?? 0;
  expect(play.view(goal).suspension).toBe('goal');
  expect(play.view(goal + 24_999).suspension).toBe('goal');
  expect(play.view(goal + 25_001).suspension).toBe(null);
});

test('ice hockey: a side with a player more is likelier to score next', () => {
  const shares = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((number) => {
    const match = hockeyMatch(testMeeting(number, -0.05));
    const next = match.offers.find(
      (offer) => offer.template.id === '12209' && offer.specifier === 'goalnr=1',
    );
    return match.script.steps.flatMap(({ at, state }) => {
      const powerPlay = match.view(state, at).incidents.at(-1);
      const chances = state.count === 0 ? next?.chances(match.model(state, at, 0), state) : null;
      if (chances === null || chances === undefined) return [];
      const side = powerPlay?.type === 'power_play' ? powerPlay.side : null;
      return [{ side, share: (chances[0] ?? 0) / (chances[2] ?? 1) }];
    });
  });
  const mostOf = (side: 'home' | 'away' | null) =>
    Math.max(...shares.flatMap((entry) => (entry.side === side ? entry.share : [])));
  expect(mostOf('home')).toBeGreaterThan(1.02 * mostOf(null));
});

test('the winner with overtime costs what a handicap of half a point does', () => {
  for (const match of [basketballMatch(testMeeting(1, 0)), hockeyMatch(testMeeting(1, 0))]) {
    const of = (ids: readonly string[], specifier: string) =>
      match.offers.find((offer) => ids.includes(offer.template.id) && offer.specifier === specifier);
    const winner = of(['219', '406'], '');
    for (const { at, state } of match.script.steps.filter((_, index) => index % 8 === 0)) {
      if (winner?.settle(state) !== null) continue;
      const model = match.model(state, at, 0);
      const chance = winner.chances(model, state)?.[0] ?? -1;
      for (const hcp of ['-0.5', '0.5']) {
        const same = of(['223', '410'], `hcp=${hcp}`)?.chances(model, state)?.[0];
        expect(same).toBeCloseTo(chance, 9);
      }
    }
  }
});

test('with nothing left to play the price and the settlement name the same outcome', () => {
  for (const match of [basketballMatch(testMeeting(6)), hockeyMatch(testMeeting(6))]) {
    const [before, last] = match.script.steps.slice(-2);
    if (before === undefined || last === undefined) continue;
    const model = match.model(last.state, last.at, 0);
    const open = match.offers.filter((offer) => offer.settle(before.state) === null);
    expect(open.length).toBeGreaterThan(0);
    for (const offer of open) {
      const results = offer.settle(last.state);
      offer.chances(model, last.state)?.forEach((chance, index) => {
        const result = results?.[offer.template.outcomeIds[index] ?? ''];
        const name = `${offer.template.id} ${offer.specifier} ${index}`;
        if (result === 'won') expect(chance, name).toBeCloseTo(1, 6);
        if (result === 'lost') expect(chance, name).toBeCloseTo(0, 6);
      });
    }
  }
});

test('a quarter is announced in its last three minutes with the moment at which it ends', () => {
  const play = playOf('basketball', 1);
  const market = { marketId: '235', specifier: 'quarternr=1', mostBalanced: true };
  const end = play.verdict('235', 'quarternr=1', play.endsAt)?.since ?? 0;
  expect(play.settlesBy(market, play.startsAt + 60_000)).toBe(null);
  expect(play.settlesBy(market, end - 30_000)).toBe(end);
  expect(play.settlesBy(market, end)).toBe(null);
});
