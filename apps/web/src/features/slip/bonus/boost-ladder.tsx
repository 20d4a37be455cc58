import type { SlipBet } from '@touchline/betting';
import { boostRangeIndex } from '@touchline/betting/bonus';
import { useMessages } from '#data/messages.ts';
import type { JudgedOffer } from '#data/slip-offers.ts';
import { boostText } from '#parts/bonus/bonus-name.ts';
import { spanText } from '#parts/bonus/condition-text.ts';
import styles from './bonus.module.css';

/** The steps of a combo boost by selections that count, with the one that the bet is on, and what the next one needs. */
export function BoostLadder({
  judged: { offer, proof },
  bet,
  isOn,
}: {
  judged: JudgedOffer;
  bet: SlipBet;
  isOn: boolean;
}) {
  const t = useMessages();
  const ranges = offer.bonus.boost?.ranges ?? [];
  if (ranges.length === 0) {
    const { odds } = offer.bonus;
    return odds === null ? null : <p className={styles.line}>+{boostText(odds, t.locale)}</p>;
  }
  const count = proof?.counting.length ?? bet.selections.length;
  const present = isOn ? boostRangeIndex(ranges, count) : -1;
  const next = ranges.find(({ minCount }) => minCount > count);
  return (
    <>
      {next && (
        <p className={styles.line}>
          {t('slip.bonus.nextStep', {
            count: next.minCount - count,
            percent: boostText(next.bonusOdds, t.locale),
          })}
        </p>
      )}
      <ol className={styles.ladder} aria-label={t('slip.bonus.ladder')}>
        {ranges.map(({ minCount, maxCount, bonusOdds }, index) => (
          <li
            key={minCount}
            className={index <= present ? styles.reached : undefined}
            aria-current={index === present ? 'step' : undefined}
          >
            <span className="vh">{spanText({ from: minCount, to: maxCount }, t)}: </span>
            <span>+{boostText(bonusOdds, t.locale)}</span>
            {index === present && <span className="vh"> ({t('slip.bonus.stepNow')})</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
