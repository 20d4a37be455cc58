import { parseStake, type SlipBet } from '@touchline/betting';
import { NumberField } from '@touchline/ui';
import { dispatchSlip } from '#data/slip.ts';
import { useMoney } from '#data/slip-money.ts';

/** The stake of one bet, kept as the player writes it. */
export function StakeField({
  bet,
  label,
  isInvalid,
  isLocked,
  describedBy,
  className,
  placeholder,
  onTyping,
}: {
  bet: SlipBet;
  label: string;
  isInvalid: boolean;
  isLocked: boolean;
  describedBy?: string | undefined;
  className?: string | undefined;
  placeholder: string;
  onTyping: (isTyping: boolean) => void;
}) {
  const money = useMoney();
  const unit = { code: bet.currency, subunits: bet.subunits };
  const shown = bet.stakeText !== '' || bet.stake === 0 ? bet.stakeText : money.plain(bet.stake, unit);
  return (
    <NumberField
      label={label}
      prefix={money.symbol(bet.currency)}
      isInvalid={isInvalid}
      className={className}
      placeholder={placeholder}
      value={shown}
      readOnly={isLocked}
      maxLength={20}
      enterKeyHint="done"
      data-stake={bet.betId}
      aria-describedby={describedBy}
      onFocus={() => onTyping(true)}
      onBlur={() => onTyping(false)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        dispatchSlip({ type: 'stake-typed', betId: bet.betId, text, parsed: parseStake(text, unit) });
      }}
    />
  );
}
