import type { Bonus } from '@touchline/contract';
import { familyOf } from '#data/bonus-family.ts';
import type { BonusWords } from './bonus-words.ts';

/** What a bonus is worth, in large, and what that is counted in. */
export interface Headline {
  readonly value: string;
  readonly unit: string | null;
}

/** The amount of a freebet with the boost that was used; null where it is not told before it is issued. */
export function amountOf({ issued, amount: offered, boost_data: boost, bet_conditions: bet }: Bonus) {
  const currency = issued?.currency ?? bet.currency;
  const amount = boost?.is_boosted ? boost.amount : (issued?.amount ?? offered ?? null);
  return amount === null || currency === null ? null : { amount, currency };
}

/** The step of a hunting that comes next, the last one where all are reached. Units: points in hundredths. */
export function nextStep({ ranges, active_range_index: active }: Bonus) {
  const steps = ranges.flatMap((range) => ('points' in range ? [range] : []));
  return steps[Math.min((active ?? -1) + 1, steps.length - 1)] ?? null;
}

function highestBoost({ ranges }: Bonus): number | null {
  const boosts = ranges.flatMap((range) => ('bonus_odds' in range ? [range.bonus_odds] : []));
  return boosts.length > 0 ? Math.max(...boosts) : null;
}

/** What stands in large on a bonus; its name where there is no figure. */
export function bonusHeadline(bonus: Bonus, { t, money, percent, points, count }: BonusWords): Headline {
  const named = { value: bonus.name, unit: null };
  switch (familyOf(bonus.type)) {
    case 'freebet': {
      const worth = amountOf(bonus);
      return worth ? { value: money(worth.amount, worth.currency), unit: null } : named;
    }
    case 'comboboost': {
      const boost = highestBoost(bonus);
      return boost === null ? named : { value: t('bonuses.upTo', { percent: percent(boost) }), unit: null };
    }
    case 'hunting': {
      const next = nextStep(bonus);
      if (!next) return named;
      const reached = points(bonus.farming?.points ?? 0);
      return { value: reached, unit: t('bonuses.ofPoints', { points: points(next.points) }) };
    }
    case 'lootbox': {
      const { lootbox } = bonus;
      if (!lootbox) return named;
      const isBets = lootbox.counts === 'bets';
      const write = isBets ? count : points;
      const threshold = write(lootbox.threshold);
      return {
        value: write(lootbox.reached),
        unit: isBets
          ? t('bonuses.ofBets', { count: threshold })
          : t('bonuses.ofPoints', { points: threshold }),
      };
    }
    case 'tournament': {
      const { currency } = bonus.bet_conditions;
      if (!bonus.tournament || currency === null) return named;
      return { value: money(bonus.tournament.pool, currency), unit: t('bonuses.inPrizes') };
    }
    default:
      return named;
  }
}
