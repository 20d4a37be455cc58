import { OFFERED_LOCALES } from '@touchline/i18n/locale-table';
import { socialLocale } from '@touchline/i18n/social-locale';
import { expect, test, vi } from 'vitest';
import { openPage } from './open-page.ts';

// Tags for whoever fetches a page come with the document, which the server writes.
vi.stubEnv('SSR', true);

const localeSetup = { locales: OFFERED_LOCALES, required: false };

test('the document names its locale once, and every other locale', async () => {
  const { html } = await openPage('/sports/live', { localeSetup });
  const named = (property: string) =>
    [...html.matchAll(/<meta property="([^"]*)" content="([^"]*)"/g)].flatMap(([, name, content]) =>
      name === property ? [content] : [],
    );
  expect(named('og:locale')).toEqual(['en_GB']);
  expect(named('og:locale:alternate')).toEqual(OFFERED_LOCALES.slice(1).map(socialLocale));
});
