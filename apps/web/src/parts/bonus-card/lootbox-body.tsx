import type { Bonus } from '@touchline/contract';
import { formatCount, formatsOf } from '@touchline/i18n';
import { BONUS_KINDS } from '#parts/bonus/bonus-kinds.ts';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import styles from './card.module.css';
import { chancePercent } from './chance.ts';
import { GivenRewards } from './given-rewards.tsx';
import { Meter } from './meter.tsx';
import { filled } from './progress.ts';

/** What opens a lootbox, and what is inside with the chance of each reward. */
export function LootboxBody({ bonus }: { readonly bonus: Bonus }) {
  const { t, count, points } = useBonusWords();
  const { lootbox } = bonus;
  if (!lootbox) return null;
  const { reached, potential, threshold, counts } = lootbox;
  const missing = Math.max(0, threshold - reached);
  const open = Math.max(0, potential - reached);
  return (
    <>
      <Meter filled={filled(reached, potential, threshold)} />
      <p className={styles.note}>
        {missing === 0
          ? t('bonuses.boxFull')
          : counts === 'bets'
            ? t('bonuses.boxBets', { count: missing })
            : t('bonuses.boxPoints', { points: points(missing) })}
      </p>
      {open > 0 && (
        <p className={styles.note}>
          {counts === 'bets'
            ? t('bonuses.openBets', { count: count(open) })
            : t('bonuses.openPoints', { points: points(open) })}
        </p>
      )}
      <Chances bonus={bonus} />
      <GivenRewards bonus={bonus} />
    </>
  );
}

function Chances({ bonus: { lootbox, issued, bet_conditions: bet } }: { readonly bonus: Bonus }) {
  const { t, money } = useBonusWords();
  const currency = issued?.currency ?? bet.currency;
  if (!lootbox || currency === null || lootbox.rewards.length === 0) return null;
  const { locale } = t;
  const written = (chance: string) => {
    const percent = chancePercent(chance);
    if (percent === null) return chance;
    return formatsOf(locale).percent.replace('{n}', () => formatCount(percent, locale));
  };
  return (
    <dl className={styles.chances} aria-label={t('bonuses.chances')}>
      {lootbox.rewards.map(({ amount, freebet_type: type, chance }) => (
        <div key={`${type} ${amount}`}>
          <dt>
            {t(BONUS_KINDS[type].nameKey)} <bdi>{money(amount, currency)}</bdi>
          </dt>
          <dd>{t('bonuses.chance', { percent: written(chance) })}</dd>
        </div>
      ))}
    </dl>
  );
}
