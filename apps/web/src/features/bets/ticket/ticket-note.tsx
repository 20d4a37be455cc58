import type { Bet } from '@touchline/contract';
import { classNames, Icon } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { refusalText } from '#data/refusal-text.ts';
import { useMoney } from '#data/slip-money.ts';
import { useWhen } from '#parts/when/use-when.ts';
import styles from './ticket.module.css';
import { isOpen } from './ticket-view.ts';

/** What a ticket has to say beside its figures. */
export function TicketNote({ bet }: { bet: Bet }) {
  const t = useMessages();
  const money = useMoney();
  const when = useWhen();
  if (bet.status === 'rejected') {
    const reason =
      bet.refusal && refusalText(bet.refusal, t, { money: (limit) => money(limit, bet.currency), when });
    return (
      <p className={classNames(styles.note, styles.bad)}>
        <Icon name="circle-alert" size="s" />
        <span>
          {reason} {t('slip.refused.money')}
        </span>
      </p>
    );
  }
  if (bet.status === 'submitted' && !bet.vip_offer) {
    return (
      <p className={styles.note}>
        <Icon name="info" size="s" />
        {t(bet.is_vip ? 'bets.vip.waiting' : 'bets.submittedNote')}
      </p>
    );
  }
  return bet.open_stake < bet.stake && bet.cash_outs.length > 0 ? <SoldPart bet={bet} /> : null;
}

function SoldPart({ bet }: { bet: Bet }) {
  const t = useMessages();
  const money = useMoney();
  const amount = (value: number) => money(value, bet.currency);
  const sum = (key: 'stake' | 'paid') => bet.cash_outs.reduce((total, part) => total + part[key], 0);
  if (bet.status === 'cashed_out') return null;
  const sold = { stake: amount(sum('stake')), paid: amount(sum('paid')) };
  return (
    <p className={styles.note}>
      <Icon name="info" size="s" />
      {isOpen(bet)
        ? t('bets.soldPart', { ...sold, left: amount(bet.open_stake) })
        : t('bets.soldParts', sold)}
    </p>
  );
}
