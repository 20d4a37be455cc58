import type { APIRequestContext, Page } from '@playwright/test';
import { IS_SOAK } from '../apps/house/test/support/soak.ts';
import { pseudoText } from '../packages/i18n/src/pseudo.ts';
import { EVERY_SPORT } from './support/kept-stack.ts';
import { testWithStack } from './support/own-stack.ts';
import { layoutFaults } from './support/page-faults.ts';
import { signUpQuietly } from './support/players.ts';
import { bookPlaces } from './support/routes.ts';
import { isPhone, open } from './support/screen.ts';
import { expect } from './support/test.ts';

// English that nobody has written, longer by a third: a text without brackets was never looked up, and a place that is too
// small for it is too small for a language as well.

const LOCALE = 'en-XA';
/** The walks through texts, which are in the soak, meet those of every sport. */
const HOUSE_SPORTS = IS_SOAK ? EVERY_SPORT : 'football';
const test = testWithStack({ locales: `en,${LOCALE}`, houseSettings: { HOUSE_SPORTS } });

interface Named {
  readonly name: string | null;
  readonly code?: string;
}
interface NamedMatch {
  readonly home: Named | null;
  readonly away: Named | null;
  readonly stadium: string | null;
  readonly city: string | null;
  readonly rosters?: { readonly home: readonly Named[]; readonly away: readonly Named[] } | null;
}

const read = async <T>(request: APIRequestContext, call: string): Promise<T> =>
  (await request.get(`/sports/api/book/${call}`)).json() as Promise<T>; // the house's own tests check this shape

const namesOf = ({ home, away, stadium, city, rosters }: NamedMatch): (string | null | undefined)[] => [
  ...[home, away, ...(rosters?.home ?? []), ...(rosters?.away ?? [])].flatMap((one) => [
    one?.name,
    one?.code,
  ]),
  stadium,
  city,
];

async function allMatches(request: APIRequestContext): Promise<NamedMatch[]> {
  const found: NamedMatch[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await read<{ data: NamedMatch[] }>(request, `matches?limit=500&page=${page}`);
    found.push(...data);
    if (data.length < 500) return found;
  }
}

/** What the house's world calls its clubs, leagues, countries and people, and the product itself. */
async function properNames(request: APIRequestContext, matchIds: readonly string[]): Promise<string[]> {
  const [matches, leagues, categories, ...details] = await Promise.all([
    allMatches(request),
    read<{ data: Named[] }>(request, 'tournaments?limit=500'),
    read<{ data: Named[] }>(request, 'categories'),
    ...matchIds.map((id) => read<NamedMatch>(request, `matches/${id}`)),
  ]);
  const found = [
    ...[...matches, ...details].flatMap(namesOf),
    ...[...leagues.data, ...categories.data].map(({ name }) => name),
    'Touchline',
    'BeGambleAware',
  ];
  return [...new Set(found.filter((name): name is string => !!name && /\p{L}/u.test(name)))].toSorted(
    (a, b) => b.length - a.length,
  );
}

/** Runs in the page: each text that a reader sees or hears. */
function readTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    // What says that it is of another language is, such as the name of one.
    if (!parentElement || parentElement.closest('script, style, svg, noscript, body [lang]')) continue;
    if (parentElement.checkVisibility()) texts.push(textContent ?? '');
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
    for (const element of document.querySelectorAll(`body [${name}]`))
      if (element.checkVisibility()) texts.push(element.getAttribute(name) ?? '');
  return texts;
}

const DATE =
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|\b[AP]M\b|\b(?:GMT|UTC)\b/g;
/** Codes of currencies, and the short names of units and results that have no words. */
const CODE = /\b(?:EUR|USD|GBP|BTC|mBTC|µBTC|CHF|NOK|SEK|DKK|CAD|AUD|NZD|INR|ZAR)\b/g;

/** The sign of a draw between 1 and 2, and time zones as their database calls them. */
const SIGN = /^X$|\b[A-Z][a-z]+\/[A-Z][A-Za-z_]+/g;

/** What is left of a text without what was looked up and without names, dates and codes. */
function leftOf(text: string, names: readonly string[]): string {
  let left = text;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(/\[[^[\]]*\]/g, ' ');
  }
  for (const name of names) if (left.includes(name)) left = left.replaceAll(name, ' ');
  return left.replace(DATE, ' ').replace(CODE, ' ').replace(SIGN, ' ');
}

async function looseTexts(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(readTexts);
  return [...new Set(texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(leftOf(text, names))))];
}

/** Everything on this page that nobody looked up, or that leaves it at the sides. */
async function faultsOf(page: Page, place: string, names: readonly string[]): Promise<string[]> {
  expect((await page.goto(`/sports/${LOCALE}${place}`))?.status(), place).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('data-transport', 'up', { timeout: 20_000 });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
  const loose = (await looseTexts(page, names)).map((text) => `not looked up: ${text}`);
  return [...loose, ...(await layoutFaults(page))].map((fault) => `${place || '/'}: ${fault}`);
}

/** Without those that show an operator's files, which are written in a language or are not. */
const PLACES = [
  '',
  '/live',
  '/football',
  '/cybersport',
  '/schedule',
  '/results',
  '/promotions',
  '/racing',
  '/lotteries',
];

/** Buttons that open a dialog. */
const OPENERS = ['Search', 'Sign in', 'Sign up'];
const UNKNOWN = '4711';

test('every text of the main screens was looked up, and has room for longer words', {
  tag: ['@phone', '@soak'],
}, async ({ page, house }) => {
  test.setTimeout(300_000);
  const places = [...PLACES, ...(await bookPlaces(page.request, house))];
  const ids = places.flatMap((place) => /-m(\d+)/.exec(place)?.[1] ?? []);
  const names = await properNames(page.request, [...new Set(ids)]);
  const faults: string[] = [];
  for (const place of places) faults.push(...(await faultsOf(page, place, names)));
  expect(faults).toEqual([]);
});

test('so was every text of what opens over a page', { tag: ['@phone', '@soak'] }, async ({ page }) => {
  test.setTimeout(120_000);
  const names = [...(await properNames(page.request, [])), UNKNOWN];
  await open(page, `/sports/${LOCALE}`);
  const button = (text: string) => page.getByRole('button', { name: pseudoText(text), exact: true }).first();
  const dialog = page.getByRole('dialog').last();
  const faults: string[] = [];
  const look = async (place: string) => {
    const loose = (await looseTexts(page, names)).map((text) => `not looked up: ${text}`);
    faults.push(...[...loose, ...(await layoutFaults(page))].map((fault) => `${place}: ${fault}`));
  };
  for (const opener of OPENERS) {
    await button(opener).click();
    await expect(dialog).toBeVisible();
    await look(opener);
    if (opener === 'Search') {
      await dialog.getByRole('combobox').fill(UNKNOWN);
      await expect(dialog.getByText(new RegExp(UNKNOWN))).toBeVisible();
      await look('Search that finds nothing');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await button(isPhone(page) ? 'Open the menu' : 'Preferences').click();
  await expect(page.getByRole('combobox', { name: pseudoText('Odds format') }).first()).toBeVisible();
  await look('Preferences');
  await page.keyboard.press('Escape');
  // On a phone the slip is such a sheet itself.
  if (isPhone(page)) await page.getByRole('button', { name: pseudoText('Bet slip') }).click();
  await button('Load a bet code').click();
  await expect(dialog.getByRole('textbox')).toBeVisible();
  await look('Load a bet code');
  expect(faults).toEqual([]);
});

test('so was every text of a player’s own screens', { tag: '@soak' }, async ({ page }) => {
  test.setTimeout(120_000);
  await signUpQuietly(page);
  const names = await properNames(page.request, []);
  const faults: string[] = [];
  for (const place of ['/bets-history', '/favorites']) faults.push(...(await faultsOf(page, place, names)));
  expect(faults).toEqual([]);
});

test('the locale is there for who names it in the settings, and for nobody else', async ({ page }) => {
  await page.goto(`/sports/${LOCALE}`);
  await expect(page.locator('html')).toHaveAttribute('lang', LOCALE);
  await expect(page.getByRole('banner')).toContainText('[');
  await page.goto('/sports');
  await expect(page.getByRole('banner')).not.toContainText('[');
});
