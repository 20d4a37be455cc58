import { singlesAllowed, slipBetType } from './bet-type.ts';
import type { MinorUnits } from './money.ts';
import type { Odds } from './odds.ts';
import type { BetQuote, SlipQuote } from './quote.ts';
import type { OutcomeKey } from './selection.ts';
import type { SlipBet, SlipSelection } from './slip-bet.ts';
import { SELECTION_CAP, type SlipState } from './slip-state.ts';
import type { StakeFault } from './stake-input.ts';

/** Limits of bets in one currency. Units: minor units; null is no limit. */
export type StakeLimits = {
  readonly minStake: MinorUnits;
  readonly maxStake: MinorUnits | null;
  readonly maxPayout: MinorUnits | null;
  /** From this stake on a trader decides on the bet; null is never. */
  readonly vipStake: MinorUnits | null;
};

/** What the slip cannot know by itself. */
export type SlipContext = {
  readonly isSignedIn: boolean;
  readonly isOnline: boolean;
  /** Money available by currency; a currency without an account has none. */
  readonly accounts: Readonly<Record<string, MinorUnits>>;
  /** Limits by currency; one that is missing has none. */
  readonly limits: Readonly<Record<string, StakeLimits>>;
  /** Currencies with the fiat check of total return against the player's own total stake. */
  readonly fiatCurrencies: readonly string[];
  /** Selections whose price is older than it may be. */
  readonly stalePriceKeys: readonly OutcomeKey[];
};

type About<Kind extends string, Detail extends object = object> = {
  readonly kind: Kind;
  /** Whether the bets cannot be placed while this stands. */
  readonly blocks: boolean;
} & Detail;

type OfBets = { readonly betIds: readonly string[] };
type OfSelections = { readonly selectionIds: readonly OutcomeKey[] };

/** Everything that can stand between the slip and a placed bet, or that the player should know before. */
export type SlipProblem =
  | About<'empty'>
  | About<'stake-missing', OfBets>
  | About<'stake-invalid', { readonly betId: string; readonly fault: StakeFault }>
  | About<'stake-below-minimum', { readonly betId: string; readonly minStake: MinorUnits }>
  | About<'stake-above-maximum', { readonly betId: string; readonly maxStake: MinorUnits }>
  | About<'insufficient-balance', { readonly available: MinorUnits; readonly missing: MinorUnits }>
  | About<'odds-changed', OfSelections>
  | About<
      'custom-odds-changed',
      { readonly betId: string; readonly acceptedOdds: Odds | null; readonly currentOdds: Odds | null }
    >
  | About<'suspended', OfSelections>
  | About<'not-available', OfSelections>
  | About<'stale-price', OfSelections>
  | About<'no-price', OfBets>
  | About<'same-match', OfSelections & { readonly betId: string; readonly matchId: string }>
  | About<'providers-mixed', { readonly betId: string; readonly canSplit: boolean }>
  | About<'system-oddin', OfSelections & { readonly betId: string }>
  | About<'custom-provider', OfSelections & { readonly betId: string }>
  | About<'no-system-type', { readonly betId: string; readonly selectionCount: number }>
  | About<'too-many-selections', { readonly limit: number; readonly selectionCount: number }>
  | About<'return-not-above-stake', { readonly totalReturn: MinorUnits; readonly totalStake: MinorUnits }>
  | About<'payout-capped', { readonly betId: string; readonly maxPayout: MinorUnits }>
  | About<'needs-approval', { readonly betId: string; readonly vipStake: MinorUnits }>
  | About<'not-signed-in'>
  | About<'offline'>
  | About<'unconfirmed'>
  | About<'processing'>;

/** The kinds of problems. */
export type SlipProblemKind = SlipProblem['kind'];

/**
 * Every reason at once why the slip cannot be placed, and what the player should know before placing.
 * Shape:  in the order of the screen: the slip, its selections, its bets, money, surroundings; empty means "place".
 * Errors: none.
 * Source: specification §5; docs/rules/slip.md.
 */
export function slipProblems(
  state: SlipState,
  quoted: SlipQuote,
  context: SlipContext,
): readonly SlipProblem[] {
  if (state.bets.length === 0)
    return [{ kind: 'empty', blocks: true }, ...surroundingProblems(state, context)];
  return [
    ...sizeProblems(quoted),
    ...selectionProblems(state, context),
    ...state.bets.flatMap((bet) => combinationProblems(bet, state)),
    ...stakeProblems(state, quoted, context),
    ...moneyProblems(quoted, context),
    ...surroundingProblems(state, context),
  ];
}

/** Whether nothing stands in the way of placing. Signing in may still come first. */
export function isPlaceable(problems: readonly SlipProblem[]): boolean {
  return problems.every((problem) => !problem.blocks);
}

function sizeProblems({ selectionCount }: SlipQuote): SlipProblem[] {
  return selectionCount > SELECTION_CAP
    ? [{ kind: 'too-many-selections', blocks: true, limit: SELECTION_CAP, selectionCount }]
    : [];
}

function selectionProblems(state: SlipState, context: SlipContext): SlipProblem[] {
  const selections = state.bets.flatMap((bet) => bet.selections);
  const stale = new Set(context.stalePriceKeys);
  const about = (
    kind: 'odds-changed' | 'suspended' | 'not-available' | 'stale-price',
    concerns: (selection: SlipSelection) => boolean,
  ): SlipProblem[] => {
    const selectionIds = selections.filter(concerns).map((selection) => selection.id);
    return selectionIds.length === 0 ? [] : [{ kind, blocks: true, selectionIds }];
  };
  return [
    ...about('odds-changed', (selection) => selection.isChanged),
    ...state.bets.flatMap(customPriceProblem),
    ...about('suspended', (selection) => selection.isSuspended && !selection.isNotAvailable),
    ...about('not-available', (selection) => selection.isNotAvailable),
    ...about('stale-price', (selection) => stale.has(selection.id)),
  ];
}

function customPriceProblem(bet: SlipBet): SlipProblem[] {
  const { betId, acceptedCustomOdds: acceptedOdds, customOdds: currentOdds } = bet;
  return bet.isCustomChanged
    ? [{ kind: 'custom-odds-changed', blocks: true, betId, acceptedOdds, currentOdds }]
    : [];
}

// One provider alone prices selections together.
function customProblems({ betId, selections }: SlipBet): SlipProblem[] {
  const other = selections.filter((selection) => selection.provider !== 'betradar').map(({ id }) => id);
  return other.length > 0 ? [{ kind: 'custom-provider', blocks: true, betId, selectionIds: other }] : [];
}

function combinationProblems(bet: SlipBet, state: SlipState): SlipProblem[] {
  const { betId, betType, selections, systemType } = bet;
  if (betType === 'CUSTOM_BET') return customProblems(bet);
  if (betType === 'SINGLE') return [];
  const problems: SlipProblem[] = [];
  for (const matchId of new Set(selections.map((selection) => selection.matchId))) {
    const related = selections.filter((selection) => selection.matchId === matchId).map(({ id }) => id);
    if (related.length < 2) continue;
    problems.push({ kind: 'same-match', blocks: true, betId, matchId, selectionIds: related });
  }
  if (new Set(selections.map((selection) => selection.provider)).size > 1) {
    const canSplit = slipBetType(state) !== 'SINGLE' && singlesAllowed(selections, state.rules);
    problems.push({ kind: 'providers-mixed', blocks: true, betId, canSplit });
  }
  if (betType !== 'SYSTEM') return problems;
  const oddin = selections.filter((selection) => selection.provider === 'oddin').map(({ id }) => id);
  if (oddin.length > 0) problems.push({ kind: 'system-oddin', blocks: true, betId, selectionIds: oddin });
  const isOffered =
    systemType?.totalCount === selections.length && state.systemTypes.some(({ id }) => id === systemType.id);
  if (!isOffered) {
    problems.push({ kind: 'no-system-type', blocks: true, betId, selectionCount: selections.length });
  }
  return problems;
}

function stakeProblems(state: SlipState, quoted: SlipQuote, context: SlipContext): SlipProblem[] {
  const problems: SlipProblem[] = [];
  const missing = state.bets
    .filter((bet) => bet.stake <= 0 && bet.stakeFault === null)
    .map(({ betId }) => betId);
  if (missing.length > 0) problems.push({ kind: 'stake-missing', blocks: true, betIds: missing });
  const unpriced = quoted.bets.filter((bet) => bet.exactOdds === null).map(({ betId }) => betId);
  if (unpriced.length > 0) problems.push({ kind: 'no-price', blocks: true, betIds: unpriced });
  const limits = context.limits[quoted.currency];
  for (const { betId, stakeFault: fault } of state.bets) {
    if (fault !== null) problems.push({ kind: 'stake-invalid', blocks: true, betId, fault });
  }
  if (limits !== undefined) problems.push(...quoted.bets.flatMap((bet) => limitProblems(bet, limits)));
  return problems;
}

function limitProblems(bet: BetQuote, limits: StakeLimits): SlipProblem[] {
  const { betId, stake, freebetStake, lineCount, uncappedReturn } = bet;
  const { maxStake, maxPayout, vipStake } = limits;
  // Each line of a system needs at least the smallest unit; a freebet is what it is.
  const minStake = Math.max(freebetStake > 0 ? 0 : limits.minStake, lineCount);
  const problems: SlipProblem[] = [];
  // Where nothing may be staked, a higher stake is no way out.
  if (stake > 0 && stake < minStake && maxStake !== 0) {
    problems.push({ kind: 'stake-below-minimum', blocks: true, betId, minStake });
  }
  if (maxStake !== null && stake > maxStake) {
    problems.push({ kind: 'stake-above-maximum', blocks: true, betId, maxStake });
  }
  if (maxPayout !== null && uncappedReturn > maxPayout) {
    problems.push({ kind: 'payout-capped', blocks: false, betId, maxPayout });
  }
  if (vipStake !== null && stake >= vipStake) {
    problems.push({ kind: 'needs-approval', blocks: false, betId, vipStake });
  }
  return problems;
}

function moneyProblems(quoted: SlipQuote, context: SlipContext): SlipProblem[] {
  const { currency, totalOwnStake, totalReturn } = quoted;
  const problems: SlipProblem[] = [];
  const isStaked = quoted.bets.every((bet) => bet.stake > 0 && bet.totalOdds !== null);
  if (isStaked && context.fiatCurrencies.includes(currency) && totalReturn <= totalOwnStake) {
    problems.push({
      kind: 'return-not-above-stake',
      blocks: true,
      totalReturn,
      totalStake: totalOwnStake,
    });
  }
  const available = context.accounts[currency] ?? 0;
  if (context.isSignedIn && totalOwnStake > available) {
    const missing = totalOwnStake - available;
    problems.push({ kind: 'insufficient-balance', blocks: true, available, missing });
  }
  return problems;
}

function surroundingProblems(state: SlipState, context: SlipContext): SlipProblem[] {
  const problems: SlipProblem[] = [];
  // Signing in is what the button then does; it does not stop the player.
  if (!context.isSignedIn) problems.push({ kind: 'not-signed-in', blocks: false });
  if (!context.isOnline) problems.push({ kind: 'offline', blocks: true });
  if (state.isUnconfirmed) problems.push({ kind: 'unconfirmed', blocks: true });
  if (state.inProgress) problems.push({ kind: 'processing', blocks: true });
  return problems;
}
