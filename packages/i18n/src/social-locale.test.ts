import { expect, test } from 'vitest';
import { OFFERED_LOCALES } from './locale-table.ts';
import { socialLocale } from './social-locale.ts';
import { STATIC_LOCALES } from './static-texts/static-locale.ts';

test.each([
  ['en', 'en_GB'],
  ['en-AU', 'en_AU'],
  ['en-AR', 'en_AR'],
  ['fr', 'fr_FR'],
  ['no', 'nb_NO'],
  ['de-AT', 'de_AT'],
  ['ar', 'ar_AR'],
  ['fi', 'fi_FI'],
  ['se', 'sv_SE'],
  ['br', 'pt_BR'],
  ['sr', 'sr_ME'],
  ['tl', 'fil_PH'],
])('%s is %s', (locale, social) => {
  expect(socialLocale(locale)).toBe(social);
});

test.each([
  { of: 'offered', locales: OFFERED_LOCALES },
  { of: 'static', locales: STATIC_LOCALES },
])('every $of locale has a language and a territory of its own', ({ locales }) => {
  const written = locales.map(socialLocale);
  for (const one of written) expect(one).toMatch(/^[a-z]{2,3}_[A-Z]{2}$/);
  expect(new Set(written).size).toBe(locales.length);
});
