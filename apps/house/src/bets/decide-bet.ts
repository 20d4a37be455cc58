import type { EpochMs, MinorUnits, Odds } from '@touchline/betting';
import type { OddsAcceptMode, SystemType } from '@touchline/contract';
import { RISK_KEYS } from '@touchline/contract/errors';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { betSelections, bets } from '#db/schema.ts';
import type { World } from '#feed/world.ts';
import type { PlayPeriods } from '../limits/periods.ts';
import { Unavailable } from '../unavailable.ts';
import { type Acceptance, priceAfterDelay } from './acceptance.ts';
import { priceBet } from './bet-price.ts';
import { customOddsFault, customPriceOf, TAKEN } from './check-custom.ts';
import type { WrittenPrices } from './check-leg.ts';
import { type Decision, runDecision } from './decision-statement.ts';
import type { LivePrices } from './live-prices.ts';
import type { RefusalReason } from './refusal.ts';
import { systemOf } from './system-types.ts';

/** The parts of a house that a decision needs. */
export interface Decider {
  readonly db: Database;
  readonly world: World;
  readonly livePrices: LivePrices;
  readonly now: () => EpochMs;
  readonly periods: PlayPeriods;
}

type BetRow = typeof bets.$inferSelect;
type LegRow = typeof betSelections.$inferSelect;

/** Prices can move between reading and writing; so often in a row they do not. */
const TRIES = 5;

const acceptanceOf = (bet: BetRow): Acceptance => ({
  mode: bet.acceptMode as OddsAcceptMode, // written by the placement statement alone
  downToPercent: bet.acceptDownTo,
});

const worldPrice = (world: World, leg: LegRow): Odds | undefined =>
  world
    .match(leg.matchId)
    ?.markets.get(leg.marketKey)
    ?.outcomes.find((one) => one.id === leg.outcomeId)?.odds;

/** The legs of a bet at the prices of now, with what they say against it. */
function priceLegs(world: World, bet: BetRow, legs: readonly LegRow[], written: WrittenPrices) {
  const acceptance = acceptanceOf(bet);
  const reasons: RefusalReason[] = [];
  const priced = legs.map((leg, index) => {
    const seen = written.get(`${leg.marketKey}/${leg.outcomeId}`) ?? worldPrice(world, leg) ?? leg.odds;
    if (bet.customOdds !== null) return { ordinal: leg.ordinal, seen, odds: leg.odds };
    const odds = priceAfterDelay(acceptance, leg.asked ?? leg.odds, leg.odds, seen);
    if (odds === null)
      reasons.push({ name: 'invalid_odds', key: RISK_KEYS.higherThanCurrent, leg: index, current: seen });
    return { ordinal: leg.ordinal, seen, odds: odds ?? leg.odds };
  });
  return { priced, reasons };
}

function priceCustom(world: World, bet: BetRow, legs: readonly LegRow[]) {
  if (bet.customOdds === null) return { odds: null, reasons: [] };
  const now = customPriceOf(world, legs, TAKEN);
  if (now.odds === null) return { odds: bet.customOdds, reasons: now.reasons };
  const odds = priceAfterDelay(
    acceptanceOf(bet),
    bet.customAsked ?? bet.customOdds,
    bet.customOdds,
    now.odds,
  );
  return { odds: odds ?? bet.customOdds, reasons: odds === null ? [customOddsFault(now.odds)] : [] };
}

/** A submitted bet as it would be taken now. */
function workOut(
  { world, now, periods }: Decider,
  { bet, legs }: { bet: BetRow; legs: readonly LegRow[] },
  asked: {
    against: readonly RefusalReason[];
    stake: MinorUnits;
    isOwnAnswer: boolean;
    written: WrittenPrices;
  },
): Decision {
  const { priced, reasons } = priceLegs(world, bet, legs, asked.written);
  // A goal suspends and moves prices as well: what was noted says more.
  const custom =
    asked.against.length === 0 ? priceCustom(world, bet, legs) : { odds: bet.customOdds, reasons: [] };
  const system = bet.system === null ? null : systemOf(bet.system as SystemType); // written by the placement statement alone
  const shape = { system, customOdds: custom.odds, odds: priced.map(({ odds }) => odds) };
  return {
    betId: bet.id,
    reasons: [...asked.against, ...reasons, ...custom.reasons],
    stake: asked.stake,
    isOwnAnswer: asked.isOwnAnswer,
    ...priceBet(shape, asked.stake, bet.maxPayout),
    customOdds: custom.odds,
    legs: priced,
    now: now(),
    placedIn: periods.startsAt(bet.createdAt),
  };
}

async function submittedBet(db: Database, betId: string) {
  const rows = await db
    .select({ bet: bets, leg: betSelections })
    .from(bets)
    .innerJoin(betSelections, eq(betSelections.betId, bets.id))
    .where(and(eq(bets.id, betId), eq(bets.status, 'submitted')))
    .orderBy(asc(betSelections.ordinal));
  const [first] = rows;
  return first ? { bet: first.bet, legs: rows.map(({ leg }) => leg) } : null;
}

/**
 * Decides a submitted bet at the prices of now: takes it with all of its stake or a smaller one, or refuses it. `against` is
 * what speaks against it beside its prices, `isOwnAnswer` that the player answered an offer. Answers whether it was taken;
 * null where there was nothing to decide.
 */
export async function decideBet(
  house: Decider,
  betId: string,
  against: readonly RefusalReason[],
  { stake, isOwnAnswer = false }: { stake?: MinorUnits; isOwnAnswer?: boolean } = {},
): Promise<boolean | null> {
  const found = await submittedBet(house.db, betId);
  if (!found) return null;
  await house.livePrices.ensure(found.legs.map((leg) => leg.marketKey));
  const written = new Map<string, Odds>();
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const asked = { against, stake: stake ?? found.bet.stake, isOwnAnswer, written };
    const { accepted, moved } = await runDecision(house.db, workOut(house, found, asked));
    if (moved.length === 0) return accepted;
    for (const { key, odds } of moved) written.set(key, odds);
  }
  throw new Unavailable(`Gave up on bet ${betId} after ${TRIES} price changes.`);
}
