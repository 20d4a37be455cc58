import { expect, test } from 'vitest';
import { CUPS } from '#catalogue/football/cups.ts';
import { LEAGUES } from '#catalogue/football/leagues.ts';
import { FOOTBALL_SLOTS, slotOf } from '#pricing/football/slots.ts';
import { IS_SOAK } from '../../../test/support/soak.ts';
import type { QuotedMarket } from '../sport.ts';
import { dayOf, type Fixture, fixturesOn } from './calendar.ts';
import { cupFixturesOn } from './cup-calendar.ts';
import { type Facts, factsAt } from './facts.ts';
import { playFootball } from './play.ts';
import { courseOf, endOf } from './script.ts';
import { intensitiesOf, scriptOf, squadsOf } from './season-table.ts';
import { COUNT_QUESTIONS, countCovers } from './test/count-covers.ts';

const SEED = 1;
const TICK_MS = IS_SOAK ? 15_000 : 60_000;
/** Covers across market types are looked for at one tick in so many. */
const ACROSS_EACH = IS_SOAK ? 1 : 6;
const DAY = dayOf(Date.UTC(2026, 10, 20));
/** Matches in which somebody has to go through, decided in extra time and on penalties. */
const TIES = (['extra', 'penalties'] as const).flatMap((course) =>
  [...Array(20).keys()]
    .flatMap((day) => CUPS.flatMap((cup) => cupFixturesOn(SEED, cup, DAY + day)))
    .filter((fixture) => courseOf(scriptOf(SEED, fixture)) === course)
    .slice(0, IS_SOAK ? 5 : 1),
);
const MATCHES: readonly Fixture[] = [
  ...[...Array(4).keys()]
    .flatMap((day) => LEAGUES.flatMap((league) => fixturesOn(SEED, league, DAY + day)))
    .slice(0, IS_SOAK ? 40 : 4),
  ...TIES,
];

/** What backing an outcome costs for a return of one; nothing where it cannot be backed. */
const costOf = (odds: number) => 10_000 / odds;

function costsOf({ outcomes }: QuotedMarket): number[] | null {
  return outcomes.every(({ active }) => active) ? outcomes.map(({ odds }) => costOf(odds)) : null;
}

const sumOf = (costs: readonly number[]) => costs.reduce((sum, cost) => sum + cost, 0);

/** Outcomes that a market names one by one: of these exactly one wins, or all come back. */
const isPartition = ({ marketId, specifier }: QuotedMarket) => {
  const kind = slotOf(marketId, specifier)?.template.kind;
  return kind !== undefined && kind !== 'player_list';
};

/** The cheapest way to cover a count: over a line and under the same or a higher one, of one question. */
function cheapestCover(lines: readonly QuotedMarket[]): number {
  let best = Infinity;
  for (const low of lines) {
    for (const high of lines) {
      const [lowLine, highLine] = [low, high].map(
        ({ marketId, specifier }) => slotOf(marketId, specifier)?.line,
      );
      if (lowLine === undefined || highLine === undefined || lowLine > highLine) continue;
      const [over, under] = [low.outcomes[0], high.outcomes[1]];
      if (over?.active && under?.active) best = Math.min(best, costOf(over.odds) + costOf(under.odds));
    }
  }
  return best;
}

const questionOf = ({ marketId, specifier }: QuotedMarket) =>
  `${marketId} ${slotOf(marketId, specifier)?.nth ?? 0}`;

/** Every set of outcomes looked at, with what covering the result with it costs. */
function coversOf(quotes: readonly QuotedMarket[]): [what: string, cost: number][] {
  const covers: [string, number][] = quotes.filter(isPartition).flatMap((market) => {
    const costs = costsOf(market);
    return costs ? [[`${market.marketId} ${market.specifier}`, sumOf(costs)] as [string, number]] : [];
  });
  const lines = quotes.filter(
    ({ marketId, specifier }) => slotOf(marketId, specifier)?.template.kind === 'line_table',
  );
  for (const question of new Set(lines.map(questionOf))) {
    const ofQuestion = lines.filter((market) => questionOf(market) === question);
    covers.push([`lines of ${question}`, cheapestCover(ofQuestion)]);
  }
  return covers;
}

/** Looks at the covers of one moment within single market types, and says at how many. */
function lookWithin(quotes: readonly QuotedMarket[], about: string): number {
  const covers = coversOf(quotes);
  for (const [what, cost] of covers) if (cost <= 1) expect.fail(`${about}: ${what} costs ${cost}`);
  return covers.length;
}

/** Looks at the covers of one moment across market types, and notes which were asked. */
function lookAcross(quotes: readonly QuotedMarket[], facts: Facts, about: string, asked: Set<string>): void {
  for (const { question, types, cost, what } of countCovers(quotes, facts)) {
    if (cost <= 1) expect.fail(`${about}: ${question.what} cost ${cost} by ${what}`);
    for (const type of types) asked.add(`${question.what}: ${type}`);
  }
}

test(`at each tick of ${MATCHES.length} simulated matches no set of outcomes that covers the result, of one market type or of several, can be backed at a profit`, () => {
  let looked = 0;
  const asked = new Set<string>();
  for (const fixture of MATCHES) {
    const script = scriptOf(SEED, fixture);
    const play = playFootball({
      key: SEED,
      intensities: intensitiesOf(fixture),
      squads: squadsOf(fixture),
      script,
      depth: 'full',
      openings: null,
    });
    for (let at = script.kickOff - TICK_MS; at < endOf(script); at += TICK_MS) {
      const tick = Math.floor((at - script.kickOff) / TICK_MS);
      const quotes = play.quote(at, Math.floor(at / TICK_MS));
      const about = `${fixture.matchId} at ${at}`;
      looked += lookWithin(quotes, about);
      if (tick % ACROSS_EACH === 0) lookAcross(quotes, factsAt(script, at), about, asked);
    }
  }
  expect(looked).toBeGreaterThan(MATCHES.length * 5_000);
  const all = COUNT_QUESTIONS.flatMap(({ what, types }) => types.map((type) => `${what}: ${type}`));
  expect(all.filter((question) => !asked.has(question))).toEqual([]);
});

/** Market types that ask of more than what both sides count in one part: of moments, order, players, cards of one colour or several parts. */
const OF_SOMETHING_ELSE = [
  ...'10001 10002 10003 10004 10005 10010 10011 10012 10013 10014 10015 10016 10017'.split(' '),
  ...'10021 10026 10027 10028 10031 10036 10045 10046 10069 10070 10071 10072 10073 10074'.split(' '),
  ...'10075 10076 10077 10078 10079 10080 10081 10082 10083 47 8'.split(' '),
];

test('every market type is asked for covers with others on the same count, or is named as one that asks of something else', () => {
  const asked = new Set(COUNT_QUESTIONS.flatMap(({ types }) => types));
  const types = [...new Set(FOOTBALL_SLOTS.map(({ marketId }) => marketId))];
  expect(types.filter((id) => !asked.has(id)).sort()).toEqual(OF_SOMETHING_ELSE);
});
