import type { BetQuote } from '@touchline/betting';
import { useMessages } from '#data/messages.ts';
import { usePriceText, useSlipMoney } from '#data/slip-money.ts';
import { labelText } from './bet-label.ts';
import { isReturnKnown } from './changed-amount.ts';
import styles from './foot.module.css';
import type { SlipModel } from './use-slip-model.ts';

/** Stands in the place of an amount that cannot be had now. */
const NONE = '–';

/** What the slip costs and what it returns. */
export function SlipSums({ model }: { model: SlipModel }) {
  const t = useMessages();
  const money = useSlipMoney();
  const { quoted, state } = model;
  const [bet, ...others] = quoted.bets;
  if (!bet) return null;
  const { currency } = state.rules;
  const isSystem = bet.label === 'system';
  return (
    <>
      {others.length === 0 ? (
        <OddsLine bet={bet} count={quoted.selectionCount} />
      ) : (
        <div className={styles.sum}>
          <span>{t('slip.totalStake')}</span>
          <b>{money(quoted.totalStake, currency)}</b>
        </div>
      )}
      {isSystem && bet.stake > 0 && <SystemAmounts bet={bet} currency={currency} />}
      <div className={`${styles.sum} ${styles.big}`}>
        <span>{t(isSystem ? 'slip.system.highest' : 'slip.return')}</span>
        <b>{isReturnKnown(quoted) ? money(quoted.totalReturn, currency) : NONE}</b>
      </div>
    </>
  );
}

/** The odds of several selections as one bet, and what that bet is called. */
function OddsLine({ bet, count }: { bet: BetQuote; count: number }) {
  const t = useMessages();
  const price = usePriceText();
  if (bet.label === 'single' || bet.label === 'system' || bet.exactOdds === null) return null;
  return (
    <div className={styles.sum}>
      <span>
        {labelText(bet.label, count, t)} · {t('slip.totalOdds')}
      </span>
      <b>{bet.totalOdds === null ? NONE : price(bet.totalOdds, { isTotal: true })}</b>
    </div>
  );
}

/** Both amounts of a system in words, and what it returns at the least and at the most. */
function SystemAmounts({ bet, currency }: { bet: BetQuote; currency: string }) {
  const t = useMessages();
  const money = useSlipMoney();
  const isExact = bet.stake % bet.lineCount === 0;
  const each = money(bet.stakePerLine, currency);
  return (
    <>
      <div className={styles.sum}>
        <span>
          {t(isExact ? 'slip.system.split' : 'slip.system.splitAbout', { count: bet.lineCount, each })}
        </span>
        <b>{money(bet.stake, currency)}</b>
      </div>
      {bet.minReturn > 0 && (
        <div className={styles.sum}>
          <span>{t('slip.system.lowest')}</span>
          <b>{money(bet.minReturn, currency)}</b>
        </div>
      )}
    </>
  );
}
