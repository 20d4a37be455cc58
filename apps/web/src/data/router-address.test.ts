import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath, isReadable } from '../../server/canonical.ts';
import { routeTree } from '../route-tree.gen.ts';
import { localeSetup } from './locale.ts';
import { addressOptions, parseSearch, stringifySearch } from './router-address.ts';
import type { Services } from './services.ts';

const setup = localeSetup('en,ar', false);
const ORIGIN = 'http://book.example';

/** Creates services with a locale, a query cache and a served query. */
function addressServices(served?: Services['served']) {
  const queryClient = new QueryClient();
  return { localeSetup: setup, locale: 'en', queryClient, ...(served && { served }) } as unknown as Services; // no more is read
}

/** The address that a browser opens, and the one that the router would replace it by. */
function opened(address: string) {
  const { pathname, search, hash } = new URL(address, ORIGIN);
  const came = `${pathname}${search}${hash}`;
  const router = createRouter({
    routeTree,
    context: { services: {} as never }, // no loader runs
    history: createMemoryHistory({ initialEntries: [came] }),
    origin: ORIGIN,
    ...addressOptions(addressServices()),
  });
  const location = router.latestLocation;
  const next = router.buildLocation({
    to: location.pathname,
    search: true,
    params: true,
    hash: true,
    state: true,
    _includeValidateSearch: true,
  });
  return { came, replacedBy: next.publicHref };
}

const piece = fc.oneof(
  fc.constantFrom(
    'tab',
    'date',
    'sport',
    'page',
    'utm_campaign',
    '__proto__',
    '1',
    '',
    'a%20b',
    '%7E',
    '+',
    '/',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.webQueryParameters(),
);
const query = fc
  .array(fc.tuple(piece, fc.constantFrom('=', '&', '', '?', '%'), piece).map((parts) => parts.join('')))
  .map((pieces) => pieces.join('&'));

test.each([
  '?utm_campaign=a%20b',
  '?ref=https://example.com/page',
  '?x=a/b',
  '?x=a~b',
  '?x',
  '?x=1&x=2',
  '?tab=a%20b&tab=c',
  '?__proto__=1',
  '#caf%c3%a9',
])('the router leaves the address /sports%s as it came', (rest) => {
  const { came, replacedBy } = opened(`/sports${rest}`);
  expect(replacedBy).toBe(came);
});

test('the router leaves any query and fragment as they came', () => {
  fc.assert(
    fc.property(query, piece, (search, hash) => {
      const { came, replacedBy } = opened(`/sports/live?${search}#${hash}`);
      expect(replacedBy).toBe(came);
    }),
  );
});

test('the router leaves any canonical path as it is', () => {
  const segment = fc.oneof(
    fc.constantFrom(
      '%7E',
      '%2F',
      '%5C',
      '%25',
      '%e2%82%ac',
      "it's",
      '%28',
      '%3Cb%3E',
      '%7C',
      '[',
      '@',
      '+',
      ' ',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (parts) => {
      const { pathname } = new URL(`/sports/x${parts.join('').replace(/[?#]/g, '')}`, ORIGIN);
      fc.pre(isReadable(pathname));
      const { came, replacedBy } = opened(canonicalPath(pathname, setup) ?? '');
      expect(replacedBy).toBe(came);
    }),
  );
});

test('a known parameter that stands twice counts as on the server: the first time', () => {
  expect(parseSearch('?tab=top&tab=all')).toMatchObject({ tab: 'top' });
});

test('a sport that there is not is left out once the sports are known, and stays in the address', () => {
  const services = addressServices();
  const { parseSearch: parse, stringifySearch: write } = addressOptions(services);
  expect(parse('?sport=chess&tab=top')).toMatchObject({ sport: 'chess', tab: 'top' });
  services.queryClient.setQueryData(['sports'], [{ key: 'football' }]);
  const search = parse('?sport=chess&tab=top');
  expect(search).not.toHaveProperty('sport');
  expect(write({ ...search, page: '2' })).toBe('?sport=chess&tab=top&page=2');
  expect(parse('?sport=football')).toMatchObject({ sport: 'football' });
});

test('the browser reads the opened query as the server did, whatever either of them knows of sports', () => {
  for (const search of ['?tab=top', '?sport=chess&tab=top']) {
    const services = addressServices({ written: '?sport=chess&tab=top&x', search });
    services.queryClient.setQueryData(['sports'], [{ key: 'football' }]);
    const { parseSearch: parse, stringifySearch: write } = addressOptions(services);
    const { '': text, ...read } = parse('?sport=chess&tab=top&x');
    expect(read).toEqual(Object.fromEntries(new URLSearchParams(search)));
    expect(write({ '': text, ...read })).toBe('?sport=chess&tab=top&x');
  }
});

test('a change of known parameters leaves the others as they are written', () => {
  const search = parseSearch('?utm=a%20b&tab=top&x=1&x=2&page=3');
  expect(stringifySearch({ ...search, tab: 'all', page: undefined })).toBe('?utm=a%20b&x=1&x=2&tab=all');
  expect(stringifySearch({ ...parseSearch('?tab=none&x'), tab: 'all' })).toBe('?x&tab=all');
  expect(stringifySearch({ tab: 'all' })).toBe('?tab=all');
  expect(stringifySearch({})).toBe('');
});
