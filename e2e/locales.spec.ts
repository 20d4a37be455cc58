import { LOCALES } from '../packages/i18n/src/locale-table.ts';
import { upcomingMatches } from './support/book.ts';
import { testWithStack } from './support/own-stack.ts';
import { layoutFaults } from './support/page-faults.ts';
import { open } from './support/screen.ts';
import { expect } from './support/test.ts';

// Every locale of the specification, two more that run from right to left, and addresses that always name theirs.

const OTHERS = ['he', 'fa'];
const NAMED = 'en en-AU en-CA fr-CA en-NZ no de de-AT de-CH fr-CH en-IN ar en-AR en-ZA fi'.split(' ');
const OFFERED = LOCALES.filter(({ code }) => NAMED.includes(code));
const football = { HOUSE_SPORTS: 'football' };

const test = testWithStack({
  locales: [...NAMED, ...OTHERS].join(','),
  houseSettings: { ...football, LOCALE_REQUIRED: '1' },
  webSettings: { LOCALE_REQUIRED: '1', ROBOTS: 'index, follow' },
});

test('home and a match are whole in each locale of the specification, in its direction, and name each other', {
  tag: '@soak',
}, async ({ page }) => {
  test.setTimeout(180_000);
  const [match] = await upcomingMatches(page.request, 1);
  const place = (match?.path ?? '').replace('/sports', '');
  expect(OFFERED).toHaveLength(15);
  for (const { code, tag, direction } of OFFERED) {
    for (const path of [`/sports/${code}`, `/sports/${code}${place}`]) {
      await open(page, path);
      const html = page.locator('html');
      await expect.soft(html, path).toHaveAttribute('lang', tag);
      await expect.soft(html, path).toHaveAttribute('dir', direction);
      expect.soft(await layoutFaults(page), path).toEqual([]);
    }
    await expect.soft(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${code}/`));
    await expect
      .soft(page.locator('link[rel=alternate][hreflang]:not([hreflang=x-default])'))
      .toHaveCount(NAMED.length + OTHERS.length);
  }
});

test('a language without a catalog reads in English, from right to left where it is written so', async ({
  page,
}) => {
  for (const locale of OTHERS) {
    await open(page, `/sports/${locale}/live`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Live/ })).toHaveAttribute(
      'href',
      `/sports/${locale}/live`,
    );
    expect(await layoutFaults(page)).toEqual([]);
  }
});

test('where addresses always name their locale, the bare one leads on, and every link and switch keeps to it', async ({
  page,
  request,
}) => {
  const answer = await request.get('/sports/live?sport=football', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toMatch(/\/sports\/en\/live\?sport=football$/);
  await open(page, '/sports/en');
  const hrefs = await page
    .locator('a[href^="/sports"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(20);
  expect(hrefs.filter((href) => !/^\/sports\/en(?:[/?#]|$)/.test(href))).toEqual([]);
});

test('robots and structured data are in the page that is served, as configured', async ({ request }) => {
  const [match] = await upcomingMatches(request, 1);
  const html = await (await request.get((match?.path ?? '').replace('/sports', '/sports/en'))).text();
  expect(html).toContain('<meta name="robots" content="index, follow"');
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  const event = JSON.parse(json)['@graph'].find(
    (fact: object) => '@type' in fact && fact['@type'] === 'SportsEvent',
  );
  expect(event).toMatchObject({
    name: expect.stringContaining(match?.home ?? ''),
    startDate: expect.any(String),
  });
});

const leftToRight = testWithStack({
  houseSettings: { ...football, RTL_ENABLED: '0' },
  webSettings: { RTL_ENABLED: '0' },
});

leftToRight(
  'with right-to-left switched off Arabic runs as everything does, before and after scripts',
  async ({ page, request }) => {
    for (const path of ['/sports/ar/live', '/sports/ar/404'])
      expect(await (await request.get(path)).text()).toMatch(/<html[^>]* dir="ltr"/);
    await open(page, '/sports/ar/live');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    const answer = await request.get('/sports/api/platform/system');
    expect((await answer.json()).platform_settings.rtl_enabled).toBe(false);
  },
);
