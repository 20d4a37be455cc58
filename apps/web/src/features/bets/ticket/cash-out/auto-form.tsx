import { displayUnit, type MinorUnits } from '@touchline/betting';
import type { Bet } from '@touchline/contract';
import { Button, Icon, NumberField } from '@touchline/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { showAnsweredBet } from '#data/bets-lists.ts';
import { type AutoCashOutOutcome, setAutoCashOut } from '#data/cash-out.ts';
import { useMessages } from '#data/messages.ts';
import { useMoney } from '#data/slip-money.ts';
import { useFieldText, useStakeReader } from '#data/stake-reader.ts';
import { type AutoFault, autoAmount } from './auto-amount.ts';
import styles from './cash-out.module.css';

/** Asks for the amount at which the house sells the bet. */
export function AutoForm({
  bet,
  offer,
  onClose,
}: {
  bet: Bet;
  offer: MinorUnits | null;
  onClose: () => void;
}) {
  const t = useMessages();
  const money = useMoney();
  const read = useStakeReader();
  const fieldText = useFieldText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<AutoFault | 'failed' | 'unknown' | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  // The unit stays as long as the form is open: a part that is cashed out makes the return smaller.
  const [unit] = useState(() =>
    displayUnit(bet.potential_return, money.currency(bet.currency, bet.subunits)),
  );
  const focusField = (found: AutoFault | 'failed' | 'unknown') => {
    setFault(found);
    form.current?.querySelector('input')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const amount = autoAmount(read(text, unit), { offer, most: bet.potential_return });
    if (typeof amount === 'string') return focusField(amount);
    setSending(true);
    const outcome = await setAutoCashOut(bet, amount);
    setSending(false);
    if (outcome.kind === 'set' || outcome.kind === 'sold') {
      showAnsweredBet(outcome.bet);
      onClose();
    } else focusField(FAULTS[outcome.kind]);
  };
  const amounts = {
    tooHigh: money(bet.potential_return, bet.currency),
    there: money(offer ?? 0, bet.currency),
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <span aria-hidden="true" className={styles.fine}>
        {t('bets.auto.label')}
      </span>
      <NumberField
        label={t('bets.auto.label')}
        prefix={money.unit(bet.currency, unit.subunits)}
        isInvalid={fault !== null}
        aria-describedby={`${id}-note${fault ? ` ${id}-fault` : ''}`}
        value={text}
        onChange={(event) => {
          setText(fieldText(event, unit));
          setFault(null);
        }}
      />
      <div role="alert">
        {fault && (
          <p id={`${id}-fault`} className={styles.error}>
            <Icon name="circle-alert" size="s" />
            {t(`bets.auto.${fault}`, {
              amount: fault === 'tooHigh' ? amounts.tooHigh : amounts.there,
            })}
          </p>
        )}
      </div>
      <p id={`${id}-note`} className={styles.fine}>
        {t('bets.auto.note')}
      </p>
      <div className={styles.pair}>
        <Button kind="outline" onClick={onClose}>
          {t('bets.auto.cancel')}
        </Button>
        <Button type="submit" busy={isSending}>
          {t('bets.auto.set')}
        </Button>
      </div>
    </form>
  );
}

const FAULTS = {
  'too-high': 'tooHigh',
  'not-offered': 'failed',
  failed: 'failed',
  unknown: 'unknown',
} as const satisfies Record<
  Exclude<AutoCashOutOutcome['kind'], 'set' | 'sold'>,
  AutoFault | 'failed' | 'unknown'
>;
