import type { QuickBetState } from '@touchline/betting';
import type { Account } from '@touchline/contract';
import { NumberField } from '@touchline/ui';
import { useId, useState } from 'react';
import { useHeldSettings } from '#data/held-query.ts';
import { textOf, useMessages } from '#data/messages.ts';
import { dispatchQuickBet } from '#data/quick-bet.ts';
import { useMoney } from '#data/slip-money.ts';
import { useFieldText, useStakeReader } from '#data/stake-reader.ts';
import { OwnLimit, STAKE_LIMITS } from '#parts/own-limit/own-limit.tsx';
import styles from './quick.module.css';
import { stakeFaultOf } from './stake-fault.ts';

/** The stake of quick bets, and the player's word that it may be taken at each tap. */
export function QuickStake({ quick, account }: { quick: QuickBetState; account: Account }) {
  const t = useMessages();
  const read = useStakeReader();
  const fieldText = useFieldText();
  const settings = useHeldSettings();
  const id = useId();
  const { stake, isApproved, currency, subunits } = quick;
  const unit = { code: currency, subunits };
  const money = useMoney(unit);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (stake === 0 ? '' : money.plain(stake, unit));
  const parsed = read(text, unit);
  const fault = stakeFaultOf(
    { text, parsed },
    {
      limits: settings?.bet_limits[currency],
      available: account.balance.available,
      unit,
      money: (amount) => money(amount, currency),
    },
  );
  const change = (next: string) => {
    setTyped(next);
    const now = read(next, unit);
    dispatchQuickBet({ type: 'stake-changed', stake: now.kind === 'amount' ? now.amount : 0 });
  };
  const isApprovable = stake > 0 && fault === null;
  return (
    <div className={styles.stake}>
      <OwnLimit types={STAKE_LIMITS} currency={currency} />
      <NumberField
        label={t('quick.stake')}
        prefix={money.unit(currency, unit.subunits)}
        value={text}
        isInvalid={fault !== null}
        enterKeyHint="done"
        aria-describedby={fault ? id : undefined}
        onChange={(event) => change(fieldText(event, unit))}
      />
      {fault && (
        <p id={id} className={styles.fault}>
          {textOf(t, fault)}
        </p>
      )}
      <label className={styles.approve}>
        <input
          type="checkbox"
          checked={isApproved}
          disabled={!isApprovable}
          onChange={(event) =>
            dispatchQuickBet({ type: 'approval-changed', isApproved: event.currentTarget.checked })
          }
        />
        {t('quick.approve')}
      </label>
    </div>
  );
}
