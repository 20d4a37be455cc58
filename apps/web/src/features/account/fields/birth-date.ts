import { asciiDigits } from '#data/ascii-digits.ts';

/** A date of birth as three texts. */
export interface BirthDateText {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The date as `YYYY-MM-DD`; null where the three texts are no day of the calendar. */
export function isoBirthDate({ day, month, year }: BirthDateText): string | null {
  const [d, m, y] = [asciiDigits(day), asciiDigits(month), asciiDigits(year)];
  if (!/^\d{1,2}$/.test(d) || !/^\d{1,2}$/.test(m) || !/^\d{4}$/.test(y)) return null;
  const iso = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}
