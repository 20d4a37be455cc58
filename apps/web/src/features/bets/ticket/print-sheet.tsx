import type { Bet, BetSelection } from '@touchline/contract';
import { formatDateTime } from '@touchline/i18n';
import { useState } from 'react';
import { useHeldSystem } from '#data/held-query.ts';
import { textOf, useMessages } from '#data/messages.ts';
import { useMoney, usePriceText } from '#data/slip-money.ts';
import { useTimeZone } from '#data/time-zone.ts';
import styles from './print-sheet.module.css';
import { legKey, ticketOutcome, ticketTag } from './ticket-view.ts';
import { useBetName } from './use-bet-name.ts';

/** One bet as it is printed; it is not on the screen. */
export function PrintSheet({ bet }: { bet: Bet }) {
  const t = useMessages();
  const timeZone = useTimeZone();
  const money = useMoney();
  const price = usePriceText();
  const name = useBetName(bet);
  const brand = useHeldSystem()?.platform_settings.brand ?? '';
  const time = (at: number) => formatDateTime(at, t.locale, timeZone);
  const tag = ticketTag(bet, false);
  const outcome = ticketOutcome(bet);
  const [printedAt] = useState(() => Date.now());
  return (
    <div className={styles.sheet}>
      <h1>
        {brand} · {name}
      </h1>
      <dl>
        <dt>{t('bets.receipt.ref')}</dt>
        <dd>{bet.ref}</dd>
        <dt>{t('bets.receipt.placed')}</dt>
        <dd>{time(bet.created_at)}</dd>
        <dt>{t('bets.receipt.status')}</dt>
        <dd>{textOf(t, tag)}</dd>
      </dl>
      <table>
        <tbody>
          {bet.selections.map((leg) => (
            <Line
              key={leg.id}
              leg={leg}
              result={t(legKey(leg, bet.game))}
              startsAt={time(leg.match.start_time)}
              price={price(leg.odds)}
            />
          ))}
        </tbody>
      </table>
      <dl>
        <dt>{t('bets.stake')}</dt>
        <dd>{money(bet.stake, bet.currency)}</dd>
        <dt>{t('bets.odds')}</dt>
        <dd>{price(bet.odds, { isTotal: bet.selections.length > 1 })}</dd>
        <dt>{t(outcome.key)}</dt>
        <dd>{money(outcome.amount, bet.currency)}</dd>
      </dl>
      <p>
        <small>{t('bets.receipt.printed', { time: time(printedAt) })}</small>
      </p>
    </div>
  );
}

function Line({
  leg,
  result,
  startsAt,
  price,
}: {
  leg: BetSelection;
  result: string;
  startsAt: string;
  price: string;
}) {
  return (
    <tr>
      <td>
        <b>{leg.outcome.name}</b>
        <small>
          {leg.market.name} · <bdi>{leg.match.name}</bdi> · {startsAt}
        </small>
        {leg.why && <small>{leg.why.result}</small>}
      </td>
      <td>{result}</td>
      <td>{price}</td>
    </tr>
  );
}
