import type { SlipBet } from '@touchline/betting';
import { placementBonus } from '@touchline/betting/bonus';
import { bonusNameOf } from '#data/bonus-names.ts';
import { useMessages } from '#data/messages.ts';
import { useIsolated } from '#data/slip-money.ts';
import { bonusName } from '#parts/bonus/bonus-name.ts';
import styles from './bonus.module.css';
import { BonusLines } from './bonus-lines.tsx';

const FARMING: ReadonlySet<string> = new Set(['hunting', 'tournament', 'lootbox']);

/** The bonus that a placed bet carries, and what it made of stake and return. */
export function ReceiptBonus({ bet, hasLines }: { bet: SlipBet; hasLines: boolean }) {
  const t = useMessages();
  const isolate = useIsolated();
  const bonus = placementBonus(bet);
  if (bonus === null) return null;
  const name = isolate(bonusName(bonusNameOf(bonus.id), bonus.type, t));
  return (
    <div className={styles.receipt}>
      <p className={styles.line}>{FARMING.has(bonus.type) ? t('slip.bonus.quick', { name }) : name}</p>
      {hasLines && <BonusLines bet={bet} maxPayout={null} />}
    </div>
  );
}
