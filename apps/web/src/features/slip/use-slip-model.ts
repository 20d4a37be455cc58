import {
  quote,
  type SlipContext,
  type SlipProblem,
  type SlipQuote,
  type SlipState,
  slipProblems,
} from '@touchline/betting';
import { useSlip } from '#data/slip.ts';
import { useSlipContext } from '#data/slip-context.ts';
import { type SlipAction, slipAction } from './slip-action.ts';

/** All that a screen of the slip shows, computed from the slip and its surroundings. */
export interface SlipModel {
  readonly state: SlipState;
  readonly context: SlipContext;
  readonly quoted: SlipQuote;
  readonly problems: readonly SlipProblem[];
  readonly action: SlipAction;
}

const whole = (state: SlipState) => state;

export function useSlipModel(): SlipModel {
  const state = useSlip(whole);
  const context = useSlipContext();
  const quoted = quote(state, context.limits[state.rules.currency]?.maxPayout ?? null);
  const problems = slipProblems(state, quoted, context);
  return { state, context, quoted, problems, action: slipAction(state, quoted, problems) };
}
