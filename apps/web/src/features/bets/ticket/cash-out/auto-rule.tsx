import type { MinorUnits } from '@touchline/betting';
import type { Bet } from '@touchline/contract';
import { Button, Icon } from '@touchline/ui';
import { useState } from 'react';
import { showAnsweredBet } from '#data/bets-lists.ts';
import { setAutoCashOut } from '#data/cash-out.ts';
import { useMessages } from '#data/messages.ts';
import { notify } from '#data/notices.ts';
import { useMoney } from '#data/slip-money.ts';
import { AutoForm } from './auto-form.tsx';
import styles from './cash-out.module.css';

/** The rule that the house runs for a bet: shown, set and taken away here. */
export function AutoRule({
  bet,
  offer,
  isOpen,
  onClose,
}: {
  bet: Bet;
  offer: MinorUnits | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useMessages();
  const money = useMoney();
  const [isRemoving, setRemoving] = useState(false);
  const [news, setNews] = useState('');
  const rule = bet.auto_cash_out;
  const remove = async () => {
    setRemoving(true);
    const outcome = await setAutoCashOut(bet, null);
    setRemoving(false);
    if (outcome.kind === 'set' || outcome.kind === 'sold') showAnsweredBet(outcome.bet);
    if (outcome.kind === 'set') setNews(t('bets.auto.removed'));
    if (outcome.kind === 'unknown') notify({ kind: 'warning', titleKey: 'bets.auto.unknown' });
  };
  return (
    <div data-focus-next="button">
      {rule && !isOpen && (
        <div className={styles.rule}>
          <span>
            <Icon name="clock" size="s" />
            {t('bets.auto.active', { amount: money(rule.at, bet.currency) })}
          </span>
          <Button size="s" busy={isRemoving} onClick={() => void remove()}>
            {t('bets.auto.remove')}
          </Button>
        </div>
      )}
      {isOpen && <AutoForm bet={bet} offer={offer} onClose={onClose} />}
      <p role="status" className="vh">
        {news}
      </p>
    </div>
  );
}
