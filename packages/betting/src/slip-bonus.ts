import type { MinorUnits } from './money.ts';
import {
  type AvailableBonuses,
  fitsBonus,
  isFreebet,
  NO_STAKE,
  type SlipBet,
  type SlipBonus,
  type SlipBonusType,
  withoutFreebet,
} from './slip-bet.ts';
import { isLocked, step, withBets } from './slip-core.ts';
import { editBet } from './slip-edit.ts';
import type { BonusEvent, SlipStep } from './slip-event.ts';
import type { SlipState } from './slip-state.ts';

/** Bonuses that change how a bet is placed. Source: specification §4, bonus selection. */
const BET_FLOW: ReadonlySet<SlipBonusType> = new Set([
  'freebet_all_win',
  'freebet_no_risk',
  'freebet_only_win',
  'hunting',
  'tournament',
]);

/** Whether a bonus needs a bet flow of its own. Source: specification §4. */
export function needsBetFlow(type: SlipBonusType): boolean {
  return BET_FLOW.has(type);
}

/** Takes over which bonuses fit a bet. One that does not fit any more gives way in the order of the defaults. */
export function answerBonuses(
  state: SlipState,
  { betId, available }: Extract<BonusEvent, { type: 'bonuses-answered' }>,
): SlipStep {
  if (isLocked(state) || !state.bets.some((bet) => bet.betId === betId)) return step(state);
  return step(
    withBets(
      state,
      state.bets.map((bet) => (bet.betId === betId ? withAvailable(bet, available) : bet)),
    ),
  );
}

/**
 * Sets the bonus of a bet, or switches bonuses off for it until the player chooses one.
 * Shape: one that is not available is not set; nor is a freebet beside another one, unless the rules allow several tokens.
 */
export function chooseBonus(
  state: SlipState,
  event: Extract<BonusEvent, { type: 'bonus-chosen' }>,
): SlipStep {
  const { bonus, freebetStake = 0 } = event;
  const bet = state.bets.find(({ betId }) => betId === event.betId);
  if (bet === undefined) return step(state);
  if (bonus === null) return editBet(state, bet.betId, withoutBonus);
  const offered = offeredTo(bet, bonus, bet.availableBonuses);
  if (offered === null) return step(state);
  if (isFreebet(offered) && (freebetStake <= 0 || !isTokenFree(state, bet, offered))) return step(state);
  return editBet(state, bet.betId, () => withBonus(bet, offered, freebetStake));
}

function isTokenFree({ bets, rules }: SlipState, bet: SlipBet, { id }: SlipBonus): boolean {
  const others = bets.filter((one) => one !== bet && isFreebet(one.bonus));
  return rules.isMultiActiveFreebetsAllowed
    ? others.every(({ bonus }) => bonus?.id !== id)
    : others.length === 0;
}

function withAvailable(bet: SlipBet, availableBonuses: AvailableBonuses): SlipBet {
  const kept = bet.bonus === null ? null : offeredTo(bet, bet.bonus, availableBonuses);
  if (kept !== null) return { ...bet, availableBonuses, bonus: kept };
  const { hunting, tournament, comboboost } = availableBonuses;
  const free = { ...withoutFreebet(bet), availableBonuses };
  if (free.isBonusOff === true) return { ...free, bonus: null };
  const fallback = [hunting, tournament, comboboost].find((one) => one !== null && fitsBonus(bet, one));
  return withBonus(free, fallback ?? null, 0);
}

function withBonus(bet: SlipBet, bonus: SlipBonus | null, freebetStake: MinorUnits): SlipBet {
  const chosen = { ...withoutFreebet(bet), bonus, isBonusOff: false };
  return isFreebet(bonus) ? { ...chosen, ...NO_STAKE, stake: freebetStake, freebetStake } : chosen;
}

function withoutBonus(bet: SlipBet): SlipBet {
  return { ...withBonus(bet, null, 0), isBonusOff: true };
}

function offeredTo(bet: SlipBet, bonus: SlipBonus, available: AvailableBonuses): SlipBonus | null {
  const { comboboost, freebet, hunting, lootbox, tournament } = available;
  const all = [...freebet, comboboost, hunting, lootbox, tournament];
  const isSame = (one: SlipBonus | null) => one?.id === bonus.id && one.type === bonus.type;
  return fitsBonus(bet, bonus) ? (all.find(isSame) ?? null) : null;
}
