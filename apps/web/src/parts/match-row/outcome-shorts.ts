import { localizeNumber } from '@touchline/i18n';

/** Heads of the columns of a result market: 1 X 2, or 1 2 where there is no draw. */
export const outcomeShorts = (count: number, locale: string): readonly string[] => {
  const [home, away] = [localizeNumber('1', locale), localizeNumber('2', locale)];
  return count === 3 ? [home, 'X', away] : [home, away];
};
