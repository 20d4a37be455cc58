import { type MinorUnits, ODDS_SCALE, type SlipProblem, type SlipState } from '@touchline/betting';
import type { Message } from '#data/messages.ts';
import { stakeFaultMessage } from '#data/stake-reader.ts';

/** Something to say about one bet: a message with its values, or a sentence that is written already. */
export type BetMessage = (Message | { readonly text: string }) & {
  readonly id: string;
  readonly tone: 'error' | 'hint';
  /** Stake that would be right, offered as a button; `label` is the amount as it is written. */
  readonly suggestion?: { readonly stake: MinorUnits; readonly label: string };
};

/** How amounts are written. */
export type MoneyWriter = (amount: MinorUnits, code: string) => string;

/** What is shown of a stake that is still being typed: a low one may become right with the next digit. */
export interface StakeAttention {
  readonly isTyping: boolean;
  /** The player has pressed the button. */
  readonly isAttempted: boolean;
}

/** What stands on the line of a bet: what its stake lacks, and, beside other bets, why the house refused it. */
export function betMessages(
  betId: string,
  state: SlipState,
  problems: readonly SlipProblem[],
  money: MoneyWriter,
  attention: StakeAttention,
): readonly BetMessage[] {
  const refusal = state.bets.length > 1 ? state.error?.messagesByBet[betId] : undefined;
  const refused: BetMessage[] = refusal ? [{ id: 'refusal', tone: 'error', text: refusal }] : [];
  const own = problems.filter((problem) =>
    'betId' in problem ? problem.betId === betId : 'betIds' in problem && problem.betIds.includes(betId),
  );
  return [...refused, ...own.flatMap((problem) => stakeMessage(problem, state, money, attention) ?? [])];
}

/** What was typed as the stake of a bet; nothing is kept of a wanted return that is no number. */
const textOfBet = ({ bets }: SlipState, betId: string): string =>
  bets.find((bet) => bet.betId === betId)?.stakeText ?? '';

function stakeMessage(
  problem: SlipProblem,
  state: SlipState,
  money: MoneyWriter,
  { isTyping, isAttempted }: StakeAttention,
): BetMessage | null {
  const { currency, subunits } = state.rules;
  const { kind: id } = problem;
  switch (problem.kind) {
    case 'stake-missing':
      return isAttempted ? { id, tone: 'error', key: 'slip.problem.stake-missing' } : null;
    case 'stake-invalid':
      return {
        id,
        tone: 'error',
        ...stakeFaultMessage(problem.fault, textOfBet(state, problem.betId), subunits),
      };
    case 'stake-below-minimum': {
      const values = { limit: money(problem.minStake, currency) };
      if (isTyping && !isAttempted) return null;
      return { id, tone: 'error', key: 'error.place_bets.stake_too_low', values };
    }
    case 'stake-above-maximum': {
      if (problem.maxStake === 0) return { id, tone: 'error', key: 'slip.problem.account-stopped' };
      const values = { limit: money(problem.maxStake, currency) };
      const suggestion = { stake: problem.maxStake, label: values.limit };
      return { id, tone: 'error', key: 'error.place_bets.stake_too_high', values, suggestion };
    }
    case 'payout-capped': {
      const values = { amount: money(problem.maxPayout, currency) };
      return { id, tone: 'hint', key: 'slip.problem.payout-capped', values };
    }
    case 'needs-approval': {
      const values = { amount: money(problem.vipStake, currency) };
      return { id, tone: 'hint', key: 'slip.problem.needs-approval', values };
    }
    case 'no-price':
      return { id, tone: 'error', key: 'slip.problem.no-price' };
    default:
      return null;
  }
}

/**
 * What stands in the foot: what concerns the bets together.
 * Units: locked is what waiting bets hold of the account that pays, in minor units.
 */
export function slipMessages(
  state: SlipState,
  problems: readonly SlipProblem[],
  money: MoneyWriter,
  locked: MinorUnits,
): readonly BetMessage[] {
  const { currency } = state.rules;
  return problems.flatMap((problem, index): BetMessage[] => {
    switch (problem.kind) {
      case 'insufficient-balance': {
        const { missing, available } = problem;
        const values = { amount: money(available, currency), missing: money(missing, currency) };
        const short: BetMessage = {
          id: problem.kind,
          tone: 'error',
          key: 'slip.problem.insufficient-balance',
          values,
        };
        if (locked < missing) return [short];
        const aside = { amount: money(locked, currency) };
        return [short, { id: 'locked', tone: 'hint', key: 'slip.problem.locked', values: aside }];
      }
      case 'same-match':
        // One sentence for all matches: it names none.
        if (problems.findIndex(({ kind }) => kind === problem.kind) < index) return [];
        return [{ id: problem.kind, tone: 'error', key: 'error.place_bets.not_combinable_match' }];
      case 'providers-mixed':
        return [{ id: problem.kind, tone: 'error', key: 'error.place_bets.not_combinable_provider' }];
      case 'too-many-selections':
        return [{ id: problem.kind, tone: 'error', key: 'error.place_bets.too_many_selections' }];
      case 'return-not-above-stake':
        return [{ id: problem.kind, tone: 'error', key: 'error.potential_win.equal_or_less' }];
      case 'system-oddin':
        return [{ id: problem.kind, tone: 'error', key: 'error.place_bets.not_combinable_system' }];
      case 'custom-provider':
        return [{ id: problem.kind, tone: 'error', key: 'error.place_bets.custom_bet_refused' }];
      case 'no-system-type':
        return [{ id: problem.kind, tone: 'error', key: 'error.place_bets.bet_type_unknown' }];
      default:
        return [];
    }
  });
}

/** The highest stake that limits, balance and payout cap allow; null where nothing bounds it. Units: minor units, odds scaled. */
export function highestStake(bounds: {
  maxStake: MinorUnits | null;
  available: MinorUnits | null;
  maxPayout: MinorUnits | null;
  totalOdds: number | null;
}): MinorUnits | null {
  const { maxStake, available, maxPayout, totalOdds } = bounds;
  const byPayout =
    maxPayout === null || totalOdds === null
      ? null
      : Number((BigInt(maxPayout) * BigInt(ODDS_SCALE)) / BigInt(totalOdds));
  const given = [maxStake, available, byPayout].filter((bound): bound is number => bound !== null);
  return given.length === 0 ? null : Math.max(Math.min(...given), 0);
}
