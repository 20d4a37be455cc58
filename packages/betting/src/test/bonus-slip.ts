import type { BetType, SlipBonus } from '../slip-bet.ts';
import { NO_BONUSES } from '../slip-bet.ts';
import type { SlipEvent } from '../slip-event.ts';
import type { SlipState } from '../slip-state.ts';
import { selectionInput } from './selection-input.ts';
import { after } from './stories.ts';

/** An answer in which a bonus fits. */
export const offering = (bonus: SlipBonus, betId = 'b1'): SlipEvent => {
  const isFreebet = bonus.type.startsWith('freebet');
  const available = isFreebet ? { ...NO_BONUSES, freebet: [bonus] } : { ...NO_BONUSES, [bonus.type]: bonus };
  return { type: 'bonuses-answered', betId, available };
};

export type BonusSlip = {
  readonly odds: readonly number[];
  readonly betType: BetType;
  readonly customOdds?: number | null;
  readonly stake: number;
  readonly bonus: SlipBonus | null;
};

/** A slip with one bet that carries a bonus: a freebet is chosen with its amount as stake, another is set by itself. */
export function bonusSlip({ odds, betType, customOdds = null, stake, bonus }: BonusSlip): SlipState {
  const selections = odds.map((price, index) => selectionInput({ matchId: `${index + 1}`, odds: price }));
  const isFreebet = bonus?.type.startsWith('freebet') === true;
  const staked = {
    type: 'stake-typed-for-all',
    text: '',
    parsed: { kind: 'amount', amount: isFreebet ? 0 : stake },
  } as const;
  const made: SlipEvent[] =
    customOdds === null
      ? selections.map((selection) => ({ type: 'selection-added', selection }))
      : [{ type: 'custom-bet-set', selections, customOdds }];
  if (betType === 'SYSTEM') made.push({ type: 'bet-type-changed', betType });
  const offered = bonus === null ? [] : [offering(bonus)];
  const chosen: SlipEvent[] = isFreebet
    ? [{ type: 'bonus-chosen', betId: 'b1', bonus, freebetStake: stake }]
    : [];
  return after([...made, staked, ...offered, ...chosen]);
}
