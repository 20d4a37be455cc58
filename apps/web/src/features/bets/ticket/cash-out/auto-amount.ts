import type { MinorUnits, ParsedStake } from '@touchline/betting';

/** Why an amount is no rule. */
export type AutoFault = 'empty' | 'invalid' | 'tooHigh' | 'there';

/**
 * The amount of a rule, or why there is none.
 * Shape: `offer` is the newest one known, `most` what the bet can return; an offer that is there already is sold by hand.
 */
export function autoAmount(
  typed: ParsedStake,
  { offer, most }: { readonly offer: MinorUnits | null; readonly most: MinorUnits },
): MinorUnits | AutoFault {
  if (typed.kind === 'empty') return 'empty';
  if (typed.kind === 'invalid' || typed.amount === 0) return 'invalid';
  if (typed.amount >= most) return 'tooHigh';
  return offer !== null && typed.amount <= offer ? 'there' : typed.amount;
}
