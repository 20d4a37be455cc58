import type { Bet } from '@touchline/contract';
import { localizeNumber } from '@touchline/i18n';
import { classNames } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#data/messages.ts';
import { useMoney, usePriceText } from '#data/slip-money.ts';
import { stakeLines, stillPossible } from './bet-progress.ts';
import styles from './ticket.module.css';
import { isOpen, ticketOdds, ticketOutcome, VOID_ODDS } from './ticket-view.ts';

/** The three figures of a ticket: what went in, at which odds, and what came or may come back. */
export function TicketFigures({ bet }: { bet: Bet }) {
  const t = useMessages();
  const money = useMoney();
  const outcome = ticketOutcome(bet);
  const possible = isOpen(bet) ? stillPossible(bet) : outcome.amount;
  const hasMoved = possible !== outcome.amount;
  return (
    <dl className={styles.figures}>
      <Figure name={useStakeName(bet)}>{money(bet.stake, bet.currency)}</Figure>
      {hasMoved ? (
        <>
          <Figure name={t('bets.atTheStart')}>{money(bet.potential_return, bet.currency)}</Figure>
          <Figure name={t('bets.stillPossible')}>{money(possible, bet.currency)}</Figure>
        </>
      ) : (
        <>
          <Figure name={t('bets.odds')}>
            <TotalOdds bet={bet} />
          </Figure>
          <Figure name={t(outcome.key)} isWin={outcome.isWin}>
            {money(outcome.amount, bet.currency)}
          </Figure>
        </>
      )}
    </dl>
  );
}

function Figure({ name, isWin = false, children }: { name: string; isWin?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={classNames(isWin && styles.won)}>{children}</dd>
    </div>
  );
}

/** The name of the stake; a system says how it is spread. */
function useStakeName(bet: Bet): string {
  const t = useMessages();
  const money = useMoney();
  const lines = stakeLines(bet);
  if (lines === null) return t('bets.stake');
  if (lines.each === null) return t('bets.stakeParts', { count: lines.count });
  return t('bets.stakeLines', {
    count: lines.count,
    amount: money(lines.each, bet.currency, { trim: true }),
  });
}

/** Odds of 1.00 have no other form: every format writes them as the stake that comes back. */
function TotalOdds({ bet }: { bet: Bet }) {
  const t = useMessages();
  const price = usePriceText();
  const odds = ticketOdds(bet);
  if (odds === VOID_ODDS) return localizeNumber('1.00', t.locale);
  return price(odds, { isTotal: bet.selections.length > 1 });
}
