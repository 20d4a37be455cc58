import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { dispatchSlip } from '#data/slip.ts';
import { useSlipMoney } from '#data/slip-money.ts';
import { AmountField, type AmountFrame } from './amount-field.tsx';

/** What the bet is wanted to return: its stake follows, now and when prices move. */
export function WantedField(props: AmountFrame) {
  const { bet } = props;
  const t = useMessages();
  const money = useSlipMoney();
  const unit = { code: bet.currency, subunits: bet.subunits };
  const [typed, setTyped] = useState<{ text: string; wanted: number | null } | null>(null);
  const filled = bet.wantedReturn === null ? '' : money.plain(bet.wantedReturn, unit);
  return (
    <AmountField
      {...props}
      label={t('slip.wanted.label')}
      value={typed !== null && typed.wanted === bet.wantedReturn ? typed.text : filled}
      onAmount={(text, parsed) => {
        setTyped({ text, wanted: parsed.kind === 'amount' ? parsed.amount : null });
        dispatchSlip({ type: 'wanted-return-typed', betId: bet.betId, parsed });
      }}
    />
  );
}
