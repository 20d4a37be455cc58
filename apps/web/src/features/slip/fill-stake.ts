import { fieldText, type MinorUnits, parseStake, type SlipBet } from '@touchline/betting';
import { dispatchSlip } from '#data/slip.ts';

/** Writes a stake as if it was typed. */
export function fillStake(bet: Pick<SlipBet, 'betId' | 'currency' | 'subunits'>, stake: MinorUnits): void {
  const unit = { code: bet.currency, subunits: bet.subunits };
  const text = fieldText(stake, unit);
  dispatchSlip({ type: 'stake-typed', betId: bet.betId, text, parsed: parseStake(text, unit) });
}
