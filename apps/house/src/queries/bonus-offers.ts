import { type BonusBet, type Proof, potentialPointsOf, proveBonus } from '@touchline/betting/bonus';
import type { BetBonuses, Bonus, OfferedBonus, PlacementBet } from '@touchline/contract';
import { inArray } from 'drizzle-orm';
import { playerBonuses } from '#db/bonuses-schema.ts';
import { shapeOf } from '../bets/bet-shape.ts';
import { bonusSelections } from '../bets/bonus-selections.ts';
import { findLeg } from '../bets/check-leg.ts';
import { ruleTypeOf } from '../bets/settlement-input.ts';
import { takesOffers } from '../bonuses/admits-offers.ts';
import { usesLeft } from '../bonuses/bonus-standing.ts';
import { isFarming } from '../bonuses/farmed.ts';
import {
  type HeldBonus,
  type PlayerFacts,
  readHeldBonuses,
  readPlayerFacts,
} from '../bonuses/held-bonuses.ts';
import { isUsable, oddsOf } from '../bonuses/judge-bonus.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { presentBonus } from './present-bonus.ts';
import { readBonusReading, readShown, withTerms } from './shown-bonuses.ts';

/** The bonuses of a bet that has none. */
export const noBonuses = (betId: string): BetBonuses => ({
  bet_id: betId,
  comboboost: null,
  freebet: [],
  hunting: null,
  lootbox: null,
  tournament: null,
});

/** Who is offered bonuses. */
interface Asker {
  readonly player: PlayerRow;
  readonly locale: string;
}

/** Terms of bonuses in the language of the asker, by id. */
async function presentedTerms(
  house: House,
  held: readonly HeldBonus[],
  { player, locale }: Asker,
): Promise<ReadonlyMap<string, Bonus>> {
  const rows = held.map(({ row }) => row);
  const shown = await readShown(house, await withTerms(house, rows), await readBonusReading(house, player));
  return new Map(shown.map((one) => [one.rule.id, presentBonus(house, one, locale)]));
}

/** Bonuses that a bet of the slip may carry, those that end first before the others. */
async function readOffered(house: House, playerId: string): Promise<readonly HeldBonus[]> {
  const held = await readHeldBonuses(house, playerId, inArray(playerBonuses.status, ['active', 'available']));
  const endOf = ({ row }: HeldBonus) => row.expiresAt ?? Number.POSITIVE_INFINITY;
  return held
    .filter((one) => isUsable({ ...one, isStopped: false }))
    .toSorted((a, b) => endOf(a) - endOf(b) || a.row.createdAt - b.row.createdAt);
}

function betOf({ world, options }: House, bet: PlacementBet): BonusBet {
  for (const { match_id } of bet.selections) world.ensureBook(match_id);
  const found = bet.selections.map((selection) => findLeg(world, selection, new Map()));
  return {
    type: ruleTypeOf(shapeOf(bet, options).type),
    stake: bet.stake.value,
    currency: bet.stake.currency,
    selections: bonusSelections(world, bet.selections, found),
  };
}

/** Points that a bet can earn; null for a bonus without points. */
function pointsWith({ rule }: HeldBonus, bet: BonusBet, proof: Proof): number | null {
  return isFarming(rule) ? potentialPointsOf(rule, bet, proof) : null;
}

interface Offering {
  readonly facts: PlayerFacts;
  readonly terms: ReadonlyMap<string, Bonus>;
  /** Whether terms and facts are told, by which a client judges the bet itself. */
  readonly isProofTold: boolean;
}

function offered(one: HeldBonus, bet: BonusBet, { facts, terms, isProofTold }: Offering): OfferedBonus {
  const { rule, row, farmedMatchIds, isStopped } = one;
  const left = usesLeft(row);
  const proof = proveBonus(rule, bet, { ...facts, usesLeft: left, farmedMatchIds });
  const told = {
    country: facts.country,
    is_verified: facts.isVerified,
    uses_left: left,
    farmed_event_ids: [...farmedMatchIds],
  };
  return {
    id: rule.id,
    type: rule.family === 'freebet' ? rule.variant : rule.family,
    available: proof.isEligible && !isStopped,
    odds: oddsOf(one, proof),
    potential_points: pointsWith(one, bet, proof),
    suitable_selections: [...proof.counting],
    bonus: isProofTold ? (terms.get(rule.id) ?? null) : null,
    facts: isProofTold ? told : null,
  };
}

/** Bonuses that the bets of a slip may carry: of each family one, the first that the bet fulfils; freebets as a list. */
export async function findBonusOffers(
  house: House,
  asker: Asker,
  bets: readonly PlacementBet[],
): Promise<BetBonuses[]> {
  const { player } = asker;
  const flags = await house.flags.read();
  const isOn = flags.isActive('bonuses') && (await takesOffers(house.db, player.id, house.playerClock.now()));
  const held = isOn ? await readOffered(house, player.id) : [];
  if (held.length === 0) return bets.map(({ bet_id }) => noBonuses(bet_id));
  const isProofTold = house.options.capabilities.includes('bonus_proof');
  const offering: Offering = {
    facts: await readPlayerFacts(house, player.id),
    terms: isProofTold ? await presentedTerms(house, held, asker) : new Map(),
    isProofTold,
  };
  return bets.map((sent) => {
    const bet = betOf(house, sent);
    const of = (family: HeldBonus['rule']['family']) =>
      held.flatMap((one) => (one.rule.family === family ? [offered(one, bet, offering)] : []));
    const first = (family: HeldBonus['rule']['family']) => {
      const all = of(family);
      return all.find(({ available }) => available) ?? all[0] ?? null;
    };
    return {
      bet_id: sent.bet_id,
      comboboost: first('comboboost'),
      freebet: of('freebet'),
      hunting: first('hunting'),
      lootbox: first('lootbox'),
      tournament: first('tournament'),
    };
  });
}
