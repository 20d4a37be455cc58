import type { APIRequestContext, Page } from '@playwright/test';
import { isPhone, open } from './support/screen.ts';
import { countShifts, NO_SHIFT } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

const HOUR_MS = 3_600_000;

const partsIn = (zone: string, at: number) =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );

const timeIn = (zone: string, at: number): string => {
  const { hour, minute } = partsIn(zone, at);
  return `${hour}:${minute}`;
};
const dayIn = (zone: string, at: number): string => {
  const { year, month, day } = partsIn(zone, at);
  return `${year}-${month}-${day}`;
};

/** First and last millisecond of the day that an instant is in. */
function boundsIn(zone: string, at: number): { from: number; to: number } {
  const quarter = HOUR_MS / 4;
  const isSameDay = (other: number) => dayIn(zone, other) === dayIn(zone, at);
  let from = Math.floor(at / quarter) * quarter;
  while (isSameDay(from - quarter)) from -= quarter;
  let to = from;
  while (isSameDay(to)) to += quarter;
  return { from, to: to - 1 };
}

/** How the page writes a zone's difference to UTC: `UTC+5:30`. */
function offsetOf(zone: string, at: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC').replace('-', '−').replace(/\+0$/, '');
}

/** How many matches to come the backend has in a range. */
async function countIn(request: APIRequestContext, { from, to }: { from: number; to: number }) {
  const query = `type=match&match_status=0,2,5&start_from=${from}&start_to=${to}&limit=1`;
  const answer = await request.get(`/sports/api/book/matches?${query}`);
  const { pagination } = (await answer.json()) as { pagination: { total: number } }; // the house's own tests check this shape
  return pagination.total;
}

/** Text and instant of each time in the rows of the page. */
const timesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .locator('time')
    .evaluateAll((all) =>
      all.map((time) => ({ at: Date.parse(time.getAttribute('datetime') ?? ''), text: time.textContent })),
    );

async function openPreferences(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click();
  else
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Preferences/ })
      .click();
}

/** A zone whose day ends within two hours: it lists far fewer matches than the server did, in UTC. */
function zoneOfFewest(): string {
  const zone = Intl.supportedValuesOf('timeZone').find((name) => partsIn(name, Date.now()).hour === '22');
  if (!zone) throw new Error('no time zone has a day that ends soon');
  return zone;
}

/** Shape: name of the test, zone, its city where it is known, whether it is in the soak alone. */
const ZONES = [
  ['a zone whose day ends soon', zoneOfFewest(), '', false],
  ['UTC', 'UTC', '', true],
  ['London', 'Europe/London', 'London', true],
  ['New York', 'America/New_York', 'New York', true],
  ['Kolkata', 'Asia/Kolkata', 'Kolkata', false],
  ['Auckland', 'Pacific/Auckland', 'Auckland', false],
  ['Sao Paulo', 'America/Sao_Paulo', 'Sao Paulo', true],
] as const;

for (const [name, zone, city, isWalked] of ZONES) {
  test.describe(`in ${name}`, () => {
    test.use({ timezoneId: zone });

    test('the schedule is in the time of the reader, names the zone, and nothing moves', {
      tag: isWalked ? '@soak' : [],
    }, async ({ page }) => {
      const shifts = await countShifts(page);
      const before = await countIn(page.request, boundsIn(zone, Date.now()));
      await open(page, '/sports/schedule');
      const now = Date.now();
      const offset = offsetOf(zone, now);
      const main = page.getByRole('main');
      const note = main.getByText(/^All times: /);
      if (city) await expect(note).toHaveText(`All times: ${city} (${offset})`);
      else await expect(note).toContainText(offset);
      const clock = page.getByRole('banner').locator('[data-block="clock"]');
      await expect(clock.locator('bdi')).toHaveText(offset);
      await expect(clock.locator('time')).toHaveText(new RegExp(`^${timeIn(zone, now).slice(0, 3)}`));

      const today = boundsIn(zone, now);
      const days = page.getByRole('navigation', { name: 'Days' });
      await expect(days.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
      const head = main.getByRole('heading', { level: 1 }).locator('xpath=..');
      const count = Number(/\d+/.exec((await head.textContent()) ?? '')?.[0]);
      // Matches that begin meanwhile are no longer to come.
      expect(count).toBeLessThanOrEqual(before);
      expect(count).toBeGreaterThanOrEqual(await countIn(page.request, today));
      const times = await timesOf(page);
      for (const { at, text } of times) {
        expect(at).toBeGreaterThanOrEqual(today.from);
        expect(at).toBeLessThanOrEqual(today.to);
        expect([timeIn(zone, at), 'Today']).toContain(text);
      }
      const { sum, parts } = await shifts();
      expect(sum, parts.join('\n')).toBeLessThan(NO_SHIFT);

      const tomorrow = dayIn(zone, today.to + 1);
      await days.getByRole('link', { name: 'Tomorrow' }).click();
      await expect(page).toHaveURL(new RegExp(`date=${tomorrow}$`));
      await expect(days.getByRole('link', { name: 'Tomorrow' })).toHaveAttribute('aria-current', 'page');
      const bounds = boundsIn(zone, today.to + 1);
      await expect
        .poll(async () => {
          const shown = await timesOf(page);
          return shown.length > 0 && shown.every(({ at }) => at >= bounds.from && at <= bounds.to);
        })
        .toBe(true);
    });
  });
}

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the zone that a player chooses comes first, survives a reload, and can be given back', {
    tag: '@phone-in-soak',
  }, async ({ page }) => {
    await open(page, '/sports/schedule');
    const note = page.getByRole('main').getByText(/^All times: /);
    await expect(note).toHaveText(/New York \(UTC−[45]\)/);
    await openPreferences(page);
    const choice = page.getByRole('combobox', { name: 'Time zone' });
    await expect(choice).toHaveValue('');
    await expect(choice.locator('option').first()).toHaveText(/^Automatic: New York/);
    await choice.selectOption('Asia/Tokyo');
    await expect(note).toHaveText('All times: Tokyo (UTC+9)');
    await page.reload();
    await expect(note).toHaveText('All times: Tokyo (UTC+9)');
    for (const { at, text } of await timesOf(page)) {
      expect([timeIn('Asia/Tokyo', at), 'Today']).toContain(text);
    }
    await openPreferences(page);
    await choice.selectOption('');
    await expect(note).toHaveText(/New York/);
  });

  test('pages that are served are the same for all: they are in UTC', async ({ page }) => {
    const html = await (await page.request.get('/sports/schedule')).text();
    expect(html).toContain('All times: UTC');
    expect(html).not.toContain('New York');
  });
});

for (const address of ['/sports/schedule?date=2099-01-01', '/sports/results?date=2000-01-01']) {
  test(`a day without matches leaves the foot below the first screen: ${address}`, {
    tag: '@phone-in-soak',
  }, async ({ page }) => {
    await open(page, address);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'Asia/Kolkata' });

  test('a page names the zone of the server, and its times are of it', async ({ page }) => {
    await page.goto('/sports/schedule');
    await expect(page.getByText('All times: UTC', { exact: true })).toBeVisible();
    const times = await timesOf(page);
    expect(times.length).toBeGreaterThan(0);
    for (const { at, text } of times) expect([timeIn('UTC', at), 'Today']).toContain(text);
    await page.goto('/sports');
    await expect(page.getByText(/^Prices as of .*\d\d:\d\d UTC\./)).toBeVisible();
  });
});
