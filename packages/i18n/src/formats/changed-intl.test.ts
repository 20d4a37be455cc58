import { afterEach, expect, test, vi } from 'vitest';
import { formatCount, formatList, formatPercent, joinTexts } from '../digits.ts';
import { pluralOf } from '../plurals.ts';
import { ordinal } from '../template.ts';
import { formatClock, formatDateTime, formatDay, formatLongDay, formatTime } from '../time.ts';
import { formatsOf, takeFormats } from './locale-formats.ts';

afterEach(() => void vi.unstubAllGlobals());

const AT = Date.UTC(2026, 10, 27, 20, 45, 7);
const ZONE = 'Europe/London';

const texts = (locale: string) => [
  formatTime(AT, locale, ZONE),
  formatClock(AT, locale, ZONE, true),
  formatDay(AT, locale, ZONE),
  formatLongDay(AT, locale, ZONE),
  formatDateTime(AT, locale, ZONE),
  formatCount(1_234_567.5, locale),
  formatPercent(50, locale),
  formatList(['a', 'b', 'c'], locale),
  joinTexts(['a', 'b'], locale),
  ordinal(22, locale),
  ...[0, 1, 2, 3, 11, 100].map((count) => pluralOf(count, locale)),
];

test.each(['en', 'ar', 'de', 'fr', 'no', 'fi'])(
  'with formats of the server, a browser without %s writes the same',
  (locale) => {
    const served = texts(locale);
    // Under a code that this process has read nothing for.
    const code = `${locale}-XB`;
    takeFormats(code, JSON.parse(JSON.stringify(formatsOf(locale))));
    // Zones are no language data, and asked for once.
    vi.stubGlobal('Intl', {});
    expect(texts(code)).toEqual(served);
  },
);
