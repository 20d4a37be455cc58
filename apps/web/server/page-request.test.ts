import { expect, test } from 'vitest';
import { localeSetup } from '#data/locale.ts';
import { knownSearch, pageRequest } from './page-request.ts';

const setup = localeSetup('en,ar', false);
const read = (address: string, cookies?: string) => pageRequest(new URL(address, 'http://x'), cookies, setup);

test('unknown parameters enter neither key nor HTML', () => {
  const tracked = read('/sports/live?gclid=1&sport=football&reset_password_token=x&betcode=y');
  expect(tracked.search).toBe('?sport=football');
  expect(tracked.key).toBe(read('/sports/live?sport=football').key);
});

test('the order of parameters does not matter', () => {
  expect(read('/sports?time=3h&sport=x').key).toBe(read('/sports?sport=x&time=3h').key);
});

const search = (query: string, sports?: readonly string[]) => knownSearch(new URLSearchParams(query), sports);

test.each([
  'date=2026-02-30x',
  'date=tomorrow',
  'date=9999-01-01',
  'date=2026-13-01',
  'time=never',
  'sortBy=odds',
  'tab=nothing',
  'page=0',
  'page=1000',
  'isBettable=maybe',
  'hasVideo=2',
  'sportType=board',
  'status=x',
  'result=x',
  'group=a%20b',
  'sport=%3Cb%3E',
])('%s names no value that pages know, and enters neither key nor HTML', (query) => {
  expect(search(query)).toBe('');
});

test.each([
  'time=3h&date=2026-11-27&sortBy=-start_time',
  'sport=football&league=17&page=12&isBettable=1&hasVideo=1&sportType=cyber',
  'tab=favorites&group=top&status=settled&result=refund',
])('%s is known as it is', (query) => {
  expect(search(query)).toBe(`?${query}`);
});

test('a sport that there is not is dropped once the sports are known', () => {
  expect(search('sport=chess')).toBe('?sport=chess');
  expect(search('sport=chess&time=3h', ['football'])).toBe('?time=3h');
  expect(search('sport=football', ['football'])).toBe('?sport=football');
});

test('a value that is too long is dropped', () => {
  expect(knownSearch(new URLSearchParams({ group: 'x'.repeat(65) }))).toBe('');
});

test('another odds format is a page of its own and private', () => {
  const british = read('/sports', 'theme=dark; odds_format=british');
  expect(british).toMatchObject({ oddsFormat: 'british', isPublic: false });
  expect(british.key).not.toBe(read('/sports').key);
});

test('an odds format that does not exist is the default one', () => {
  expect(read('/sports', 'odds_format=roman')).toMatchObject({ oddsFormat: 'european', isPublic: true });
});

test('no other cookie changes the page', () => {
  expect(read('/sports', 'session=abc').key).toBe(read('/sports').key);
});

test('pages with prices are fresh for one second, others for five', () => {
  expect(read('/sports/ar/live').maxAgeMs).toBe(1_000);
  expect(read('/sports/ar/bets-history').maxAgeMs).toBe(5_000);
  for (const path of [
    '/sports/account',
    '/sports/ar/account',
    '/sports/ar/wallet',
    '/sports/limits',
    '/sports/_app',
  ])
    expect(read(path).maxAgeMs).toBe(0);
});

test('an address with a token or a shared bet is marked, and shows the page without it', () => {
  for (const name of ['betcode', 'reset_password_token', 'confirmation_token', 'unlock_token']) {
    const marked = read(`/sports/live?${name}=abc`);
    expect(marked).toMatchObject({ isSecret: true, search: '' });
    expect(marked.key).toBe(read('/sports/live').key);
  }
  expect(read('/sports/live?gclid=abc&sport=football').isSecret).toBe(false);
});

test('a country counts only where pages differ for it, and then nobody else may keep them', () => {
  const from = (country: string | undefined, named: readonly string[]) =>
    pageRequest(new URL('/sports', 'http://x'), undefined, setup, { country, named });
  expect(from('NO', [])).toEqual(read('/sports'));
  expect(from('DE', ['NO'])).toMatchObject({ key: read('/sports').key, country: undefined, isPublic: false });
  const norwegian = from('NO', ['NO']);
  expect(norwegian).toMatchObject({ country: 'NO', isPublic: false });
  expect(norwegian.key).not.toBe(read('/sports').key);
});
