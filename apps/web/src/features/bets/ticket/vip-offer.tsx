import type { Bet } from '@touchline/contract';
import { formatTime } from '@touchline/i18n';
import { Button } from '@touchline/ui';
import { useState } from 'react';
import { answerVipOffer } from '#data/bets-vip.ts';
import { useMessages } from '#data/messages.ts';
import { useMoney } from '#data/slip-money.ts';
import { useTimeZone } from '#data/time-zone.ts';
import { usePressGuard } from '#parts/press-guard.ts';
import styles from './cash-out/cash-out.module.css';

/** A trader takes a large bet with another stake: the player says yes or no. */
export function VipOffer({ bet, offer }: { bet: Bet; offer: NonNullable<Bet['vip_offer']> }) {
  const t = useMessages();
  const money = useMoney();
  const timeZone = useTimeZone();
  const mayPress = usePressGuard(`offer ${offer.stake}`);
  const [sending, setSending] = useState<'accept' | 'decline' | null>(null);
  const [isOver, setOver] = useState(false);
  const amount = (value: number) => money(value, bet.currency);
  const answer = async (accept: boolean) => {
    if (sending !== null || !mayPress()) return;
    setSending(accept ? 'accept' : 'decline');
    setOver((await answerVipOffer(bet, accept)) === 'over');
    setSending(null);
  };
  return (
    <section className={styles.box} aria-label={t('bets.status.vipOffer')} data-tone="warn">
      <p>
        {t('bets.vip.offer', {
          offer: amount(offer.stake),
          stake: amount(bet.stake),
          time: formatTime(offer.expires_at, t.locale, timeZone),
        })}
      </p>
      <p>{t('bets.vip.declineNote', { stake: amount(bet.stake) })}</p>
      <div className={styles.pair}>
        <Button kind="outline" busy={sending === 'decline'} onClick={() => void answer(false)}>
          {t('bets.vip.decline')}
        </Button>
        <Button kind="primary" busy={sending === 'accept'} onClick={() => void answer(true)}>
          {t('bets.vip.accept', { amount: amount(offer.stake) })}
        </Button>
      </div>
      <p role="status">{isOver && t('bets.vip.failed')}</p>
    </section>
  );
}
