import type { MinorUnits, ParsedStake, StakeFault } from '@touchline/betting';

/** Fewest and most quick stakes. */
export const QUICK_STAKES_MIN = 3;
export const QUICK_STAKES_MAX = 5;

/** Why an amount cannot be a quick stake. */
export type QuickStakeFault = StakeFault | 'empty' | 'too-low' | 'too-high' | 'twice';

/** Bounds of a quick stake in minor units; null is no limit. */
export interface QuickStakeLimits {
  readonly minStake: MinorUnits;
  readonly maxStake: MinorUnits | null;
}

/** What typed amounts mean: quick stakes in rising order, or what is wrong with each; null is right. */
type QuickStakesDraft =
  | { readonly kind: 'stakes'; readonly amounts: readonly MinorUnits[] }
  | { readonly kind: 'faults'; readonly faults: readonly (QuickStakeFault | null)[] };

/** Reads quick stakes as typed. */
export function readQuickStakes(
  texts: readonly string[],
  readOne: (text: string) => ParsedStake,
  limits: QuickStakeLimits,
): QuickStakesDraft {
  const read = texts.map(readOne);
  const amounts = read.map((parsed) => (parsed.kind === 'amount' ? parsed.amount : null));
  const faults = read.map((parsed, index): QuickStakeFault | null => {
    if (parsed.kind === 'empty') return 'empty';
    if (parsed.kind === 'invalid') return parsed.fault;
    if (parsed.amount < limits.minStake) return 'too-low';
    if (limits.maxStake !== null && parsed.amount > limits.maxStake) return 'too-high';
    return amounts.indexOf(parsed.amount) < index ? 'twice' : null;
  });
  if (faults.some((fault) => fault !== null)) return { kind: 'faults', faults };
  return { kind: 'stakes', amounts: amounts.flatMap((amount) => amount ?? []).sort((a, b) => a - b) };
}
