import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { LOCALES, OFFERED_LOCALES } from '@touchline/i18n/locale-table';
import account from '@touchline/i18n/locales/en/account.json' with { type: 'json' };
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { systemQuery } from '#data/queries.ts';
import { addressOptions } from '#data/router-address.ts';
import { ServicesContext } from '#data/services.ts';
import { compiled } from '#data/test/compiled.ts';
import { pageServices } from '#data/test/page-services.ts';
import { LanguageLinks } from './language-links.tsx';

/** The links as the page of a locale shows them. */
function shown(locale: string, address = '/sports', isShort = false): string {
  const services = pageServices({
    locale,
    localeSetup: { locales: OFFERED_LOCALES, required: false },
    messages: createMessages(locale, compiled(account)),
  });
  services.queryClient.setQueryData(systemQuery().queryKey, { locales: LOCALES } as never); // only this is read
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: createRootRoute(),
    history,
    isServer: true,
    ...addressOptions(services),
  });
  return renderToString(
    <QueryClientProvider client={services.queryClient}>
      <ServicesContext value={services}>
        <RouterContextProvider router={router}>
          <LanguageLinks isShort={isShort} />
        </RouterContextProvider>
      </ServicesContext>
    </QueryClientProvider>,
  );
}

const hrefsIn = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const codesIn = (html: string) => hrefsIn(html).map((href) => href.replace(/^\/sports\/?/, '') || 'en');

test.each(OFFERED_LOCALES)('every other locale can be reached from %s, and each is named once', (locale) => {
  expect(codesIn(shown(locale)).toSorted()).toEqual(OFFERED_LOCALES.toSorted());
});

test.each([
  ['en', ['en-AU', 'en-CA', 'en-IN', 'en-NZ', 'en-ZA', 'en-AR']],
  ['de-AT', ['de-AT', 'de-CH']],
  ['ar', []],
])(
  'the regions of its own language stand open on a page in %s, those of others below a line',
  (locale, own) => {
    const [open = '', folded = ''] = shown(locale).split('<details');
    expect(codesIn(open)).toEqual(['en', 'fr', 'no', 'de', 'ar', 'fi', ...own]);
    expect(folded).toContain('More regions');
  },
);

test('where there is little room, regions but the own are left out', () => {
  expect(codesIn(shown('de-AT', '/sports/de-AT', true))).toEqual([
    'en',
    'fr',
    'no',
    'de',
    'ar',
    'fi',
    'de-AT',
  ]);
});

test.each([
  ['/sports/schedule?sport=tennis&date=2026-11-14', '/sports/de/schedule?date=2026-11-14&sport=tennis'],
  ['/sports/live?utm=1', '/sports/de/live'],
  ['/sports/results?date=never', '/sports/de/results'],
])('on %s the link to another language is %s: the server knows no other query', (address, href) => {
  expect(hrefsIn(shown('en', address))).toContain(href);
});
