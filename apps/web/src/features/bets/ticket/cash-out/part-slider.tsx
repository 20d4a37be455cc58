import { formatPercent } from '@touchline/i18n';
import { useId } from 'react';
import { useMessages } from '#data/messages.ts';
import styles from './cash-out.module.css';

/** Which parts of a bet can be sold. Units: per cent. */
const LEAST = 10;
const MOST = 90;
const STEP = 10;

/** How much of a bet is sold, in steps of ten per cent. */
export function PartSlider({ percent, onChange }: { percent: number; onChange: (percent: number) => void }) {
  const t = useMessages();
  const id = useId();
  const text = formatPercent(percent, t.locale);
  return (
    <div className={styles.slider}>
      <span>
        <label htmlFor={id}>{t('bets.cashOut.partLabel')}</label>
        <b>{text}</b>
      </span>
      <input
        id={id}
        type="range"
        min={LEAST}
        max={MOST}
        step={STEP}
        value={percent}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}
