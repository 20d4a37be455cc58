import { dispatchSlip } from '#data/slip.ts';
import { useSlipMoney } from '#data/slip-money.ts';
import { AmountField, type AmountFrame } from './amount-field.tsx';

/** The stake of one bet, kept as the player writes it. */
export function StakeField(props: AmountFrame & { label: string; isLocked: boolean }) {
  const { bet } = props;
  const money = useSlipMoney();
  const unit = { code: bet.currency, subunits: bet.subunits };
  const shown = bet.stakeText !== '' || bet.stake === 0 ? bet.stakeText : money.plain(bet.stake, unit);
  return (
    <AmountField
      {...props}
      value={shown}
      onAmount={(text, parsed) => dispatchSlip({ type: 'stake-typed', betId: bet.betId, text, parsed })}
    />
  );
}
