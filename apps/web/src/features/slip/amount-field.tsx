import type { ParsedStake, SlipBet } from '@touchline/betting';
import { NumberField } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useSlipMoney } from '#data/slip-money.ts';
import { useFieldText, useStakeReader } from '#data/stake-reader.ts';

/** What surrounds an amount of a bet, whichever amount it is. */
export interface AmountFrame {
  readonly bet: SlipBet;
  readonly isInvalid: boolean;
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  readonly suffix?: ReactNode;
  readonly onTyping: (isTyping: boolean) => void;
}

/** An amount in the currency of a bet: `value` as it is written, `onAmount` what is typed, as written and as read. */
export function AmountField({
  bet,
  isInvalid,
  describedBy,
  className,
  suffix,
  onTyping,
  label,
  value,
  isLocked = false,
  onAmount,
}: AmountFrame & {
  label: string;
  value: string;
  isLocked?: boolean;
  onAmount: (text: string, parsed: ParsedStake) => void;
}) {
  const money = useSlipMoney();
  const read = useStakeReader();
  const textOf = useFieldText();
  const unit = { code: bet.currency, subunits: bet.subunits };
  return (
    <NumberField
      label={label}
      prefix={money.unit(bet.currency, bet.subunits)}
      suffix={suffix}
      isInvalid={isInvalid}
      className={className}
      placeholder={money.plain(0, unit)}
      value={value}
      readOnly={isLocked}
      enterKeyHint="done"
      data-stake={bet.betId}
      aria-describedby={describedBy}
      onFocus={() => onTyping(true)}
      onBlur={() => onTyping(false)}
      onChange={(event) => {
        const text = textOf(event, unit);
        onAmount(text, read(text, unit));
      }}
    />
  );
}
