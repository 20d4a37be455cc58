import type { Bet } from '@touchline/contract';
import { formatDateTime } from '@touchline/i18n';
import { Button, Icon } from '@touchline/ui';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { useMoney } from '#data/slip-money.ts';
import { useTimeZone } from '#data/time-zone.ts';
import { BetAgain } from './bet-again.tsx';
import { PrintBet } from './print-bet.tsx';
import { SystemLinesButton } from './system-lines-button.tsx';
import styles from './ticket.module.css';

/** When and under which reference a bet was placed, settled and sold, and what can be done with it. */
export function BetReceipt({ bet }: { bet: Bet }) {
  const t = useMessages();
  const timeZone = useTimeZone();
  const money = useMoney();
  const time = (at: number) => (
    <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, t.locale, timeZone)}</time>
  );
  return (
    <div className={styles.tools}>
      <dl>
        <dt>{t('bets.receipt.ref')}</dt>
        <dd>
          <bdi>{bet.ref}</bdi>
        </dd>
        <dt>{t('bets.receipt.placed')}</dt>
        <dd>{time(bet.created_at)}</dd>
        {bet.settled_at !== null && (
          <>
            <dt>{t('bets.receipt.settled')}</dt>
            <dd>{time(bet.settled_at)}</dd>
          </>
        )}
        {bet.cash_outs.map(({ at, stake, paid }) => (
          <Sold
            key={at}
            when={t('bets.receipt.sold', { time: formatDateTime(at, t.locale, timeZone) })}
            what={t('bets.receipt.soldFor', {
              stake: money(stake, bet.currency),
              paid: money(paid, bet.currency),
            })}
          />
        ))}
      </dl>
      <div className={styles.buttons}>
        <CopyReference reference={bet.ref} />
        <PrintBet bet={bet} />
        {!bet.game && <BetAgain bet={bet} />}
        <SystemLinesButton bet={bet} />
      </div>
    </div>
  );
}

function Sold({ when, what }: { when: string; what: string }) {
  return (
    <>
      <dt>{when}</dt>
      <dd>{what}</dd>
    </>
  );
}

function CopyReference({ reference }: { reference: string }) {
  const t = useMessages();
  const [news, setNews] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setNews(t('bets.receipt.copied'));
    } catch {
      setNews(t('bets.receipt.copyFailed', { ref: reference }));
    }
  };
  return (
    <>
      <Button size="s" onClick={() => void copy()}>
        <Icon name={news === '' ? 'copy' : 'check'} size="s" />
        {t('bets.receipt.copy')}
      </Button>
      <span role="status" className="vh">
        {news}
      </span>
    </>
  );
}
