import type { MinorUnits, SlipBet } from '@touchline/betting';
import { type ReceiptLine, receiptLines } from '@touchline/betting/bonus';
import { useMessages } from '#data/messages.ts';
import { useSlipMoney } from '#data/slip-money.ts';
import styles from './bonus.module.css';

type Told = Exclude<ReceiptLine['kind'], 'potential-return'>;

/** How the return of a bet with a bonus comes about, line by line; its return itself stands with the sums. */
export function BonusLines({ bet, maxPayout }: { bet: SlipBet; maxPayout: MinorUnits | null }) {
  const t = useMessages();
  const money = useSlipMoney();
  const lines = receiptLines(bet, maxPayout).filter(isTold);
  const hasOwn = lines.some(({ kind }) => kind === 'own-stake');
  const nothing = { kind: 'own-stake', amount: 0 } as const;
  const shown = hasOwn ? lines : [...lines.slice(0, 1), nothing, ...lines.slice(1)];
  return (
    <dl className={styles.lines}>
      {shown.map(({ kind, amount }) => (
        <div key={kind}>
          <dt>{t(`slip.bonus.line.${kind}`)}</dt>
          <dd>{money(amount, bet.currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

const isTold = (line: ReceiptLine): line is ReceiptLine & { kind: Told } => line.kind !== 'potential-return';
