import { expect, test } from 'vitest';
import { TIMED_SPORTS } from '../families/timed.ts';
import type { Meeting } from '../league/league-spec.ts';
import type { ScriptedMatch, Step } from '../scripted/scripted-match.ts';
import { americanFootballMatch } from './american-football.ts';
import { basketballMatch } from './basketball.ts';
import { dotaMatch } from './dota.ts';
import { handballMatch, rugbyMatch } from './half-sports.ts';
import { hockeyMatch } from './ice-hockey.ts';
import { testMeeting } from './test-meeting.ts';

/** What the laws look at, with the types of state and model left out. */
interface Looked {
  steps: readonly number[];
  offers: {
    id: string;
    specifier: string;
    outcomes: readonly string[];
    settled(step: number): Record<string, string> | null;
    chances(step: number): readonly number[] | null;
  }[];
}

function look<S, M>(match: ScriptedMatch<S, M>): Looked {
  const all: readonly (Step<S> | null)[] = [null, ...match.script.steps];
  const models = new Map<number, M>();
  const modelOf = (step: number) => {
    const entry = all[step] ?? null;
    const known = models.get(step) ?? match.model(entry?.state ?? null, entry?.at ?? -1000, 0);
    models.set(step, known);
    return known;
  };
  const stateOf = (step: number) => all[step]?.state ?? match.initial;
  return {
    steps: all.map((_, index) => index),
    offers: match.offers.map((offer) => ({
      id: offer.template.id,
      specifier: offer.specifier,
      outcomes: offer.template.outcomeIds,
      settled: (step) => offer.settle(stateOf(step)),
      chances: (step) => offer.chances(modelOf(step), stateOf(step)),
    })),
  };
}

const SPORTS: readonly (readonly [string, (of: Meeting) => Looked])[] = [
  ['basketball', (of) => look(basketballMatch(of))],
  ['ice_hockey', (of) => look(hockeyMatch(of))],
  ['handball', (of) => look(handballMatch(of))],
  ['rugby', (of) => look(rugbyMatch(of))],
  ['american_football', (of) => look(americanFootballMatch(of))],
  ['dota_2', (of) => look(dotaMatch(of))],
];

/** Two outcomes of each win: double chances, by themselves and with another answer. */
const DOUBLE_CHANCES = /^(12204|12304|14[1-4](01|26|27))$/;
/** The first outcome of these is a result with the lower side of the line. */
const UNDER_FIRST = /^(14[1-4]09|16508|1656[17]|16588)$/;
const everyTenth = (match: Looked) => match.steps.filter((step) => step % 10 === 0);
const openAt = (match: Looked, step: number) => match.offers.filter((offer) => offer.settled(step) === null);

const sumOf = (chances: readonly number[]) => chances.reduce((sum, p) => sum + p, 0);

for (const [sport, play] of SPORTS) {
  test(`${sport}: the chances of a market add up to one at every moment`, () => {
    const match = play(testMeeting(1));
    for (const step of everyTenth(match)) {
      for (const offer of openAt(match, step)) {
        const chances = offer.chances(step);
        if (chances === null) continue;
        const expected = DOUBLE_CHANCES.test(offer.id) ? 2 : 1;
        expect(chances, `${offer.id} ${offer.specifier}`).toHaveLength(offer.outcomes.length);
        expect(Math.min(...chances), `${offer.id} ${offer.specifier}`).toBeGreaterThanOrEqual(0);
        expect(Math.abs(sumOf(chances) - expected), `${offer.id} ${offer.specifier}`).toBeLessThan(1e-6);
      }
    }
  });

  test(`${sport}: a longer line is never easier, a longer start never harder`, () => {
    const match = play(testMeeting(2));
    for (const step of everyTenth(match)) {
      const last = new Map<string, { line: number; chance: number }>();
      for (const offer of openAt(match, step)) {
        const [, name, line] = /(total|hcp)=(-?[\d.]+)$/.exec(offer.specifier) ?? [];
        const chance = offer.chances(step)?.[0];
        if (name === undefined || chance === undefined) continue;
        const group = `${offer.id}/${offer.specifier.replace(/(total|hcp)=.*$/, '')}`;
        const before = last.get(group);
        last.set(group, { line: Number(line), chance });
        if (before === undefined) continue;
        expect(Number(line)).toBeGreaterThan(before.line);
        const shrinks = name === 'total' && !UNDER_FIRST.test(offer.id);
        const gain = shrinks ? before.chance - chance : chance - before.chance;
        expect(gain, `${group} ${line}`).toBeGreaterThanOrEqual(-1e-9);
      }
    }
  });

  test(`${sport}: every market is settled at the end, and what is settled stays as it is`, () => {
    for (let number = 0; number < 12; number += 1) {
      const match = play(testMeeting(number));
      const end = match.steps.length - 1;
      for (const offer of match.offers) {
        const final = offer.settled(end);
        const at = `${offer.id} ${offer.specifier}`;
        expect(Object.keys(final ?? {}).sort(), at).toEqual([...offer.outcomes].sort());
        for (const step of everyTenth(match)) {
          const now = offer.settled(step);
          if (now !== null) expect(now, at).toEqual(final);
        }
      }
    }
  });

  test(`${sport}: the same key plays the same match`, () => {
    const of = TIMED_SPORTS.find((entry) => entry.sport.key === sport);
    const [a, b] = [of?.play(testMeeting(7)), of?.play(testMeeting(7))];
    expect(a?.moments).toEqual(b?.moments);
    expect(a?.view(a?.endsAt ?? 0)).toEqual(b?.view(a?.endsAt ?? 0));
    expect(a?.quote(a?.startsAt ?? 0, 3)).toEqual(b?.quote(a?.startsAt ?? 0, 3));
  });

  test(`${sport}: a match is over within its longest time and every market type is offered`, () => {
    const of = TIMED_SPORTS.find((entry) => entry.sport.key === sport);
    const seen = new Set<string>();
    for (let number = 0; number < 40; number += 1) {
      const played = of?.play(testMeeting(number));
      expect(played?.endsAt).toBeLessThan(of?.longestMs ?? 0);
      for (const quote of played?.quote(-1000, 0) ?? []) seen.add(quote.marketId);
    }
    expect([...seen].sort()).toEqual(of?.templates.map(({ id }) => id).sort());
  });

  test(`${sport}: one more score by hand changes the score now and nothing before`, () => {
    const of = TIMED_SPORTS.find((entry) => entry.sport.key === sport);
    const before = of?.play(testMeeting(5));
    const at = (before?.startsAt ?? 0) + 8 * 60_000 + 123;
    const after = before?.withScore('away', at);
    const points = (played: typeof before, moment: number) =>
      played?.view(moment).periodScores.reduce((sum, { away }) => sum + away, 0) ?? 0;
    expect(points(after, at)).toBeGreaterThan(points(before, at));
    expect(after?.view(at - 1)).toEqual(before?.view(at - 1));
  });
}

test('what the full depth adds is never among the top markets', () => {
  const deep = TIMED_SPORTS.flatMap(({ templates }) => templates).filter(({ id }) =>
    /^14[1-6]\d\d$/.test(id),
  );
  expect(deep.length).toBeGreaterThan(200);
  for (const { id, groups } of deep) expect(groups, id).not.toContain('top');
});
