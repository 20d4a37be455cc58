import { ODDS_SCALE, type Odds } from '@touchline/betting';
import type { BonusType } from '@touchline/contract/constants';
import { formatPercent, localizeNumber } from '@touchline/i18n';
import type { Messages } from '#data/messages.ts';

const FAMILIES = ['comboboost', 'freebet', 'hunting', 'tournament', 'lootbox'] as const;

/** What a bonus is called: by its name, else by its type, and as it is answered where neither is known. */
export function bonusName(name: string | null | undefined, type: BonusType, t: Messages): string {
  if (name) return name;
  const family = FAMILIES.find((one) => type === one || type.startsWith(`${one}_`));
  return family ? t(`slip.bonus.type.${family}`) : type;
}

/** Units: a multiplier scaled as odds becomes what it adds; 10800 is 8 %. */
export function boostText(odds: Odds, locale: string): string {
  const percent = localizeNumber((odds - ODDS_SCALE) / 100, locale);
  return formatPercent(0, locale).replace(localizeNumber(0, locale), () => percent);
}

/** Units: hundredths of a point; 1250 is 12.5. */
export const pointsText = (points: number, locale: string): string => localizeNumber(points / 100, locale);
