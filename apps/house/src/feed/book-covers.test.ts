import { parseSpecifier } from '@touchline/betting';
import { expect, test } from 'vitest';
import { IS_SOAK } from '../../test/support/soak.ts';
import { createCalendar } from './league/calendar.ts';
import type { LeagueSport } from './league/league-spec.ts';
import { dayOf } from './league/play-days.ts';
import type { MatchPlay, QuotedMarket } from './sport.ts';
import { LEAGUE_SPORTS } from './sports.ts';
import { leadCovers } from './test/lead-covers.ts';
import { LEAD_QUESTIONS, type LeadQuestion } from './test/lead-questions.ts';

// Football has this law in its own room.

const SEED = 2;
const FIRST_DAY = dayOf(Date.UTC(2026, 10, 20));
const DAYS = 30;
const MATCHES = IS_SOAK ? 50 : 3;
/** Every moment of play, or one in so many. */
const EACH = IS_SOAK ? 1 : 12;
const TICK_MS = 10_000;
const LINE = ['total', 'hcp'] as const;

const costOf = (odds: number) => 10_000 / odds;

/** Matches with the full book first. */
function playsOf(sport: LeagueSport): MatchPlay[] {
  const calendar = createCalendar(SEED, sport);
  const leagues = sport.leagues.toSorted((a, b) => a.priority - b.priority);
  const fixtures = leagues.flatMap((league) =>
    [...Array(DAYS).keys()].flatMap((day) => calendar.fixturesOn(league, FIRST_DAY + day)),
  );
  return fixtures.slice(0, MATCHES).map(({ meeting }) => sport.play(meeting));
}

/** How many outcomes of a market win, whatever happens: one, or two where an outcome names two results; null where stakes come back. */
function winners(play: MatchPlay, { marketId, specifier }: QuotedMarket): number | null {
  const results = Object.values(play.verdict(marketId, specifier, play.endsAt)?.results ?? {});
  const won = results.filter((result) => result === 'won').length;
  return results.every((result) => result === 'won' || result === 'lost') ? won : null;
}

interface Line {
  readonly line: number;
  /** Cost of the outcome that needs more than the line, or of the side that it starts with. */
  readonly first: number;
  readonly second: number;
}

/** Lines of one question, by what they ask and of which part. */
function linesOf(quotes: readonly QuotedMarket[], kinds: ReadonlyMap<string, string>) {
  const found = new Map<string, Line[]>();
  for (const { marketId, specifier, outcomes } of quotes) {
    const kind = kinds.get(marketId);
    if ((kind !== 'line_table' && kind !== 'handicap_table') || outcomes.length !== 2) continue;
    const given = parseSpecifier(specifier) ?? {};
    const line = Number(LINE.map((name) => given[name]).find((value) => value !== undefined));
    const others = Object.entries(given).filter(([name]) => !LINE.some((known) => known === name));
    const [first = Infinity, second = Infinity] = outcomes.map(({ odds, active }) =>
      active ? costOf(odds) : Infinity,
    );
    const question = JSON.stringify([kind, marketId, others]);
    found.set(question, [...(found.get(question) ?? []), { line, first, second }]);
  }
  return found;
}

/** The cheapest way to cover a count: over a line and under the same or a higher one; of starts, the side with the larger one first. */
function cheapestCover(lines: readonly Line[], isStart: boolean): number {
  const costs = lines.flatMap((one) =>
    lines
      .filter((other) => (isStart ? other.line <= one.line : other.line >= one.line))
      .map((other) => one.first + other.second),
  );
  return Math.min(...costs);
}

/** More is never likelier than less, and a larger start never worth less. */
function isMonotone(lines: readonly Line[], isStart: boolean): boolean {
  const sold = lines.filter(({ first }) => first !== Infinity).toSorted((a, b) => a.line - b.line);
  return sold.every(({ first }, index) => {
    const before = sold[index - 1]?.first ?? first;
    return isStart ? first >= before : first <= before;
  });
}

/** Every set of outcomes looked at that covers the result, with what a return of one from it costs. */
function coversOf(
  play: MatchPlay,
  quotes: readonly QuotedMarket[],
  kinds: ReadonlyMap<string, string>,
): [what: string, cost: number][] {
  const partitions = quotes.flatMap((market): [string, number][] => {
    const won = winners(play, market);
    if (won === null || !market.outcomes.every(({ active }) => active)) return [];
    const sum = market.outcomes.reduce((all, { odds }) => all + costOf(odds), 0);
    return [[`${market.marketId} ${market.specifier}`, sum / won]];
  });
  const lines = [...linesOf(quotes, kinds)].map(([question, ofQuestion]): [string, number] => {
    const isStart = question.startsWith('["handicap_table"');
    expect(isMonotone(ofQuestion, isStart), question).toBe(true);
    return [`lines of ${question}`, cheapestCover(ofQuestion, isStart)];
  });
  return [...partitions, ...lines];
}

/** Looks at every cover, and says at how many. */
function expectNoProfit(at: number, covers: readonly [what: string, cost: number][]): number {
  for (const [what, cost] of covers) if (cost <= 1) expect.fail(`at ${at}: ${what} costs ${cost}`);
  return covers.length;
}

test.each(LEAGUE_SPORTS.map((sport) => [sport.sport.key, sport] as const))(
  `%s: at each tick of ${MATCHES} simulated matches lines rise and fall in order, and no set of outcomes that covers the result, of one market type or of several, can be backed at a profit`,
  (_, sport) => {
    const kinds = new Map(sport.templates.map(({ id, kind }) => [id, kind]));
    const plays = playsOf(sport);
    expect(plays).toHaveLength(MATCHES);
    const questions = LEAD_QUESTIONS[sport.sport.key] ?? [];
    const spanned = new Set<LeadQuestion>();
    let looked = 0;
    for (const play of plays) {
      const moments = play.moments.filter((at, index) => index % EACH === 0 && at < play.endsAt);
      for (const at of [-TICK_MS, ...moments]) {
        const quotes = play.quote(at, Math.floor(at / TICK_MS));
        looked += expectNoProfit(at, coversOf(play, quotes, kinds));
        const ofLead = leadCovers(questions, quotes);
        for (const { question, spans } of ofLead) if (spans) spanned.add(question);
        expectNoProfit(
          at,
          ofLead.map(({ what, cost }) => [what, cost]),
        );
      }
    }
    expect(looked).toBeGreaterThan(MATCHES * 50);
    expect(questions.filter((question) => !spanned.has(question))).toEqual([]);
  },
);

test('covers across market types are looked for in every sport, with each double chance and three-way start of it', () => {
  for (const { sport, templates } of LEAGUE_SPORTS) {
    const questions = LEAD_QUESTIONS[sport.key] ?? [];
    const named = questions.flatMap(({ types, later }) => [
      ...types,
      ...(later === undefined ? [] : [later]),
    ]);
    const known = templates.map(({ id }) => id);
    expect(questions.length, sport.key).toBeGreaterThan(0);
    expect(known, sport.key).toEqual(expect.arrayContaining(named));
    const spanning = templates.filter(({ outcomeIds }) =>
      ['9 10 11', '1711 1712 1713'].includes(outcomeIds.join(' ')),
    );
    expect(named, sport.key).toEqual(expect.arrayContaining(spanning.map(({ id }) => id)));
  }
});
