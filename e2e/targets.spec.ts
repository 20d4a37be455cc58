import type { APIRequestContext, Locator } from '@playwright/test';
import { upcomingMatches } from './support/book.ts';
import { block, placePages, removePages } from './support/own-pages.ts';
import { expect, test } from './support/test.ts';

// Where what an operator places leads: each kind of target, from everything that carries one, in the locale of the page.

const PAGE = 'placed-ways';

interface Way {
  readonly name: string;
  readonly target: object;
  /** Where it leads, below base and locale, or as a whole. */
  readonly place?: string;
  readonly whole?: string;
}

const url = (href: string) => ({ kind: 'url', href });
const GONE = [
  { name: 'no league', target: { kind: 'league', id: 'gone' } },
  { name: 'no match', target: { kind: 'event', id: 'gone' } },
  { name: 'no promotion', target: { kind: 'promo', id: 'gone' } },
  { name: 'no page', target: { kind: 'page', path: 'gone' } },
  { name: 'no sport', target: { kind: 'sport', sport_key: 'gone' } },
];

/** A target of each kind with what it leads to in the book of this house. */
async function waysIn(request: APIRequestContext): Promise<Way[]> {
  const answer = await request.get('/sports/api/book/tournaments?sport_key=football');
  const [league] = ((await answer.json()) as { data: { id: string; slug: string }[] }).data; // the house's own tests check this shape
  const [match] = await upcomingMatches(request, 1);
  return [
    { name: 'section', target: { kind: 'section', section: 'in_play' }, place: '/live' },
    { name: 'sport', target: { kind: 'sport', sport_key: 'tennis' }, place: '/tennis' },
    {
      name: 'league',
      target: { kind: 'league', id: league?.id },
      place: `/football/${league?.slug}-l${league?.id}`,
    },
    {
      name: 'match',
      target: { kind: 'event', id: match?.id },
      place: match?.path.replace('/sports', '') ?? '',
    },
    { name: 'promotion', target: { kind: 'promo', id: 'bet-builder' }, place: '/promotions#bet-builder' },
    { name: 'page', target: { kind: 'page', path: PAGE }, place: `/${PAGE}` },
    { name: 'written', target: url('/sports/results?sport=football'), place: '/results?sport=football' },
    { name: 'hash', target: url('/sports/general-rules#dead-heats'), place: '/general-rules#dead-heats' },
    { name: 'web', target: url('https://a.example/live'), whole: 'https://a.example/live' },
    { name: 'text message', target: url('sms:+4412345'), whole: 'sms:+4412345' },
    { name: 'mail', target: url('mailto:help@a.example'), whole: 'mailto:help@a.example' },
    { name: 'neighbour', target: url('/casino'), whole: '/casino' },
  ];
}

/** As a link in an operator's text; what is no address cannot be written there. */
const written = ({ name, target }: { name: string; target: object }) =>
  'href' in target ? [`[${name}](${target.href})`] : [];

/** Everything that leads somewhere, once for each target. */
function carriersOf(ways: readonly { name: string; target: object }[]) {
  const each = (kind: string, of: (way: { name: string; target: object }) => object) =>
    ways.map((way, index) => block(`${kind.replaceAll('_', '-')}-${index}`, kind, of(way)));
  const named = ({ name, target }: { name: string; target: object }) => ({ title: name, target });
  const titled = ways.map(({ name, target }) => ({ title: { en: name }, target }));
  const image = ({ name, target }: { name: string; target: object }) => ({
    picture: { src: '/sports/icon.png', alt: { en: name }, width: 40, height: 40 },
    target,
  });
  return {
    left_sidebar: [
      ...each('menu_item', named),
      block('submenu', 'submenu', {
        title: { en: 'More' },
        open: true,
        items: [...ways, ...GONE].map(named),
      }),
    ],
    main: [
      ...each('button', ({ name, target }) => ({ label: { en: name }, target })),
      ...each('label', ({ name, target }) => ({ text: { en: name }, target })),
      ...each('image', image),
      block('words', 'text', { content: { en: ways.flatMap(written).join(', ') } }),
      block('banners', 'page_banner', { display: 'button', items: titled }),
      ...GONE.map(({ target }, index) => block(`gone-${index}`, 'button', { label: { en: 'Gone' }, target })),
    ],
  };
}

let ways: readonly Way[] = [];

test.beforeAll(async ({ stack, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: stack.webUrl });
  ways = await waysIn(request);
  await request.dispose();
  await placePages(stack, { [PAGE]: carriersOf(ways) });
});
test.afterAll(({ stack }) => removePages(stack, [PAGE]));

/** Links of a carrier by their names; a picture is called as it is described. */
const linksOf = (carrier: Locator) =>
  carrier
    .locator('a')
    .evaluateAll((all) =>
      all.map((link) => [
        link.querySelector('img')?.alt ?? link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
        link.getAttribute('rel'),
      ]),
    );

for (const locale of ['', '/ar']) {
  test(`each kind of target leads there from whatever carries it, under "/sports${locale}"`, async ({
    page,
  }) => {
    await page.goto(`/sports${locale}/placed-ways`, { waitUntil: 'domcontentloaded' });
    const placed = page.locator('[data-zone="left_sidebar"], [data-zone="main"]');
    const expected = ways.map(({ name, place, whole }) => [
      name,
      whole ?? `/sports${locale}${place}`,
      name === 'page' ? 'page' : null,
      whole !== undefined && whole !== '/casino' ? 'noopener' : null,
    ]);
    for (const kind of ['menu_item', 'submenu', 'button', 'label', 'image', 'page_banner'])
      expect([kind, await linksOf(placed.locator(`[data-block="${kind}"]`))]).toEqual([kind, expected]);
    const inText = expected.filter(([name]) => ways.some((way) => way.name === name && 'href' in way.target));
    expect(await linksOf(placed.locator('[data-block="text"]'))).toEqual(inText);
  });
}

test('in Arabic a promotion and a part of the rules are led to in Arabic, and the place is marked', async ({
  page,
}) => {
  const menu = page.locator('[data-zone="left_sidebar"] [data-block="menu_item"]');
  await page.goto('/sports/ar/placed-ways');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await menu.getByRole('link', { name: 'promotion' }).click();
  await expect(page).toHaveURL(/\/sports\/ar\/promotions#bet-builder$/);
  await expect(page.locator('article#bet-builder')).toBeInViewport();
  await page.goBack();
  await menu.getByRole('link', { name: 'hash' }).click();
  await expect(page).toHaveURL(/\/sports\/ar\/general-rules#dead-heats$/);
  await expect(page.locator('h2#dead-heats')).toBeInViewport();
  await page.goBack();
  await menu.getByRole('link', { name: 'section' }).click();
  await expect(page).toHaveURL(/\/sports\/ar\/live$/);
  await expect(page.locator('[data-zone="left_sidebar"] a[href="/sports/ar/live"]').first()).toHaveAttribute(
    'aria-current',
    'page',
  );
});
