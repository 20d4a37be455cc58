import { retyped } from './bet-type.ts';
import { toMinorUnits } from './money.ts';
import { timesFloor } from './rational.ts';
import { outcomeKey } from './selection.ts';
import { isText, isWhole, nullable, shape } from './shape.ts';
import { isFreebet, NO_CUSTOM_PRICE, type SlipBet, type SlipSelection, withoutFreebet } from './slip-bet.ts';
import { inCurrency, isLocked, step, withBets } from './slip-core.ts';
import type { ConversionRate, RestoreCurrency, SlipStep } from './slip-event.ts';
import { withBetFlags } from './slip-flags.ts';
import { isSlipBet } from './slip-shape.ts';
import { emptySlip, SELECTION_CAP, type SlipRules, type SlipState } from './slip-state.ts';
import type { SystemType } from './system.ts';

const VERSION = 2;

/** What of the slip outlives a reload: the bets, and the request that has no answer yet. */
export type SavedSlip = {
  readonly version: typeof VERSION;
  readonly currency: string;
  readonly subunits: number;
  readonly bets: readonly SlipBet[];
  readonly requestId: string | null;
  readonly nextBetNumber: number;
};

type SavedHead = Omit<SavedSlip, 'bets'> & { readonly bets: unknown };

const isSavedHead = shape<SavedHead>({
  version: (value): value is typeof VERSION => value === VERSION,
  currency: isText,
  subunits: isWhole,
  bets: (value): value is unknown => Array.isArray(value),
  requestId: nullable(isText),
  nextBetNumber: isWhole,
});

/** The part of the slip to write to session storage after every change. */
export function savedSlip(state: SlipState): SavedSlip {
  const { currency, subunits } = state.rules;
  const { bets, requestId, nextBetNumber } = state;
  return { version: VERSION, currency, subunits, bets, requestId, nextBetNumber };
}

/**
 * Takes over a saved slip.
 * Shape: anything that is not a saved slip gives an empty one; a request without an answer is asked about, never sent again.
 *        Without a target currency the saved one is kept.
 */
export function restore(state: SlipState, saved: unknown, into?: RestoreCurrency): SlipStep {
  if (isLocked(state)) return step(state);
  if (!isSavedHead(saved)) return step(emptySlip(state.rules, state.systemTypes));
  const asked = saved.requestId;
  // A bet on its way keeps the currency that it was placed in.
  const target = asked === null ? into : undefined;
  const { currency, subunits } = target ?? saved;
  const base = emptySlip({ ...state.rules, currency, subunits }, state.systemTypes);
  const found = readBets(saved.bets, base);
  const read = asked === null ? inTarget(found, base, target) : found;
  // Ids are kept, since an answer to the open request names them; ids that clash belong to no slip of ours.
  const isOurs = new Set(read.map((bet) => bet.betId)).size === read.length;
  const bets = isOurs ? read : numbered(read);
  const restored = withBets({ ...base, nextBetNumber: Math.max(saved.nextBetNumber, bets.length + 1) }, bets);
  if (asked === null || bets.length === 0) return step(restored);
  const processingBets = restored.bets.filter((bet) => bet.stake > 0);
  return step(
    { ...restored, state: 'error', processingBets, requestId: asked, isUnconfirmed: true },
    { kind: 'ask-placement', requestId: asked },
  );
}

/** Takes over shared bets in place of what is on the slip; their stakes are marked as shared. */
export function restoreShared(state: SlipState, shared: unknown, into?: RestoreCurrency): SlipStep {
  if (isLocked(state)) return step({ ...state, isRestoring: false });
  const base = emptySlip(
    into === undefined ? state.rules : { ...state.rules, currency: into.currency, subunits: into.subunits },
    state.systemTypes,
  );
  const bets = numbered(inTarget(readBets(shared, base), base, into)).map((bet) => ({
    ...bet,
    stakeSource: 'sharing' as const,
  }));
  if (bets.length === 0) return step({ ...state, isRestoring: false }, { kind: 'share-empty' });
  const restored = withBets({ ...base, nextBetNumber: bets.length + 1 }, bets);
  return state.bets.length === 0 ? step(restored, { kind: 'panel-open' }) : step(restored);
}

/** A share code could not be read: what is on the slip stays. */
export function shareFailed(state: SlipState): SlipStep {
  return step({ ...state, isRestoring: false }, { kind: 'share-failed' });
}

// Reads what it can: a bet that does not fit is left out, and the laws of the slip (no outcome twice, the cap) hold again.
function readBets(value: unknown, { rules, systemTypes }: SlipState): readonly SlipBet[] {
  const seen = new Set<string>();
  const isFirst = (selection: SlipSelection) => {
    const isKept = isOwnId(selection) && !seen.has(selection.id) && seen.size < SELECTION_CAP;
    if (isKept) seen.add(selection.id);
    return isKept;
  };
  return (Array.isArray(value) ? value : []).filter(isSlipBet).flatMap((bet) => {
    const selections = bet.selections.filter(isFirst);
    return selections.length === 0
      ? []
      : [withBetFlags(readBet({ ...bet, selections }, systemTypes, rules), rules)];
  });
}

function inTarget(
  bets: readonly SlipBet[],
  { rules }: SlipState,
  into: RestoreCurrency | undefined,
): readonly SlipBet[] {
  return inCurrency(into === undefined ? bets : bets.map((bet) => converted(bet, into)), rules);
}

// Stake and freebet are one amount, and only a custom bet has a price of its own. A slip is read before the house has said
// what it allows; what it does not is a single once it has.
function readBet(bet: SlipBet, systemTypes: readonly SystemType[], rules: SlipRules): SlipBet {
  const typed = retyped(bet, systemTypes, rules.isCustomSingleAllowed ?? true);
  const priced = typed.betType === 'CUSTOM_BET' ? typed : { ...typed, ...NO_CUSTOM_PRICE };
  const isWhole = priced.stake === priced.freebetStake && isFreebet(priced.bonus);
  const free = isWhole ? priced : withoutFreebet(priced);
  return isFreebet(free.bonus) && free.freebetStake === 0 ? { ...free, bonus: null } : free;
}

function numbered(bets: readonly SlipBet[]): readonly SlipBet[] {
  return bets.map((bet, index) => ({ ...bet, betId: `b${index + 1}` }));
}

function isOwnId(selection: SlipSelection): boolean {
  const { matchId, marketId, outcomeId } = selection;
  const isKeyed = [matchId, marketId, outcomeId].every((id) => id !== '' && !id.includes('/'));
  return isKeyed && outcomeKey(selection) === selection.id;
}

// A stake moves to the player's currency by the given rate; without a rate it is left to start from nothing.
function converted(bet: SlipBet, { currency, subunits, rates }: RestoreCurrency): SlipBet {
  const rate = rates.find((candidate) => candidate.from === bet.currency);
  if (bet.currency === currency || rate === undefined || !isRatio(rate)) return bet;
  const exact = { numerator: BigInt(rate.numerator), denominator: BigInt(rate.denominator) };
  const stake = toMinorUnits(timesFloor(bet.stake, exact));
  const wantedReturn = bet.wantedReturn === null ? null : toMinorUnits(timesFloor(bet.wantedReturn, exact));
  // A freebet is worth what it is in its own currency alone.
  return bet.freebetStake > 0
    ? { ...withoutFreebet(bet), currency, subunits }
    : { ...bet, currency, subunits, stake, stakeText: '', wantedReturn };
}

function isRatio({ numerator, denominator }: ConversionRate): boolean {
  return isWhole(numerator) && isWhole(denominator) && numerator >= 0 && denominator > 0;
}
