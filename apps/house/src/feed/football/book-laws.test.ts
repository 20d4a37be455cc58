import { expect, test } from 'vitest';
import { LEAGUES } from '#catalogue/football/leagues.ts';
import { slotOf } from '#pricing/football/slots.ts';
import { IS_SOAK } from '../../../test/support/soak.ts';
import type { QuotedMarket } from '../sport.ts';
import { dayOf, type Fixture, fixturesOn } from './calendar.ts';
import { playFootball } from './play.ts';
import { intensitiesOf, scriptOf, squadsOf } from './season-table.ts';

const SEED = 1;
const TICK_MS = IS_SOAK ? 15_000 : 60_000;
const DAY = dayOf(Date.UTC(2026, 10, 20));
const MATCHES: readonly Fixture[] = [...Array(4).keys()]
  .flatMap((day) => LEAGUES.flatMap((league) => fixturesOn(SEED, league, DAY + day)))
  .slice(0, IS_SOAK ? 50 : 6);

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
  const find = (id: string) => quotes.find(({ marketId }) => marketId === id);
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
  const [result, double] = [find('1'), find('10')].map((market) => market && costsOf(market));
  if (result && double) {
    const [home = 0, draw = 0, away = 0] = result;
    const [homeDraw = 0, homeAway = 0, drawAway = 0] = double;
    covers.push(['home, else', home + drawAway], ['draw, else', draw + homeAway]);
    covers.push(['away, else', away + homeDraw]);
  }
  return covers;
}

test(
  `at each tick of ${MATCHES.length} simulated matches no set of outcomes that covers the result can be backed at a profit`,
  () => {
    let looked = 0;
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
      for (let at = script.kickOff - TICK_MS; at < script.fullTime; at += TICK_MS) {
        for (const [what, cost] of coversOf(play.quote(at, Math.floor(at / TICK_MS)))) {
          looked += 1;
          if (cost <= 1) expect.fail(`${fixture.matchId} at ${at}: ${what} costs ${cost}`);
        }
      }
    }
    expect(looked).toBeGreaterThan(MATCHES.length * 5_000);
  },
  IS_SOAK ? 900_000 : 40_000,
);
