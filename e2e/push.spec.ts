import type { CDPSession, Page } from '@playwright/test';
import type { PushMessage } from '@touchline/contract';
import { makeDevice, startPushService } from '../apps/house/test/support/push-service.ts';
import { expectAccessible } from './support/axe.ts';
import { ownLiveMatch } from './support/book.ts';
import { withBrowser } from './support/browser.ts';
import { signUpQuietly } from './support/players.ts';
import { isPhone, open, PLAIN } from './support/screen.ts';
import { expect, test } from './support/test.ts';

// A browser without a network reaches no push service of its maker. What such a service does stands in for it at the
// browser's border: it gives out an address with the keys of a device, and hands what arrives there to the worker.

test.use({ ...withBrowser('whole'), serviceWorkers: 'allow' });

type Service = Awaited<ReturnType<typeof startPushService>>;
let service: Service;
test.beforeAll(async () => {
  service = await startPushService();
});
test.afterAll(() => service?.stop());

let devices = 0;

/** Gives the browser of this page a device at the push service. */
async function giveDevice(page: Page) {
  devices += 1;
  const path = `/device/${devices}`;
  const device = makeDevice(`${service.url}${path}`);
  await page.addInitScript((subscription) => {
    const key = 'test-device';
    const made = () => ({
      ...subscription,
      toJSON: () => subscription,
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(key) ? made() : null),
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        localStorage.setItem(key, String(applicationServerKey));
        return made();
      },
    });
  }, device.subscription);
  return { messages: (): PushMessage[] => service.to(path).map(({ body }) => device.read(body)) };
}

const panel = (page: Page) =>
  isPhone(page)
    ? page.getByRole('dialog', { name: 'Notifications' })
    : page.getByRole('region', { name: 'Notifications' });

async function openSettings(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await panel(page).getByRole('button', { name: 'Notification settings' }).click();
  return panel(page).getByRole('region', { name: 'On this device' });
}

const workerIsUp = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/sports'))?.active?.state),
    )
    .toBe('activated');

/** The id by which the browser knows the worker of this page. */
async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/sports'));
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  return found;
}

const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration('/sports');
    return ((await worker?.getNotifications()) ?? []).map(({ title, body, lang, data }) => ({
      title,
      body,
      lang,
      data,
    }));
  });

test('a goal of a favourite is told to a device that asked for it, and shown by the worker', {
  tag: '@phone-in-soak',
}, async ({ page, context, house, baseURL }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
  const device = await giveDevice(page);
  await signUpQuietly(page);
  const match = await ownLiveMatch(page.request);
  await page.request.post(`/sports/api/book/favourites/matches/${match.id}`, {
    headers: { 'x-touchline-app': 'web' },
  });
  await open(page, PLAIN);
  await workerIsUp(page);
  const settings = await openSettings(page);
  const all = settings.getByRole('switch', { name: 'Notify me on this device' });
  await expect(all).toHaveAttribute('aria-checked', 'false');
  await expect(settings.getByRole('switch')).toHaveCount(1);
  await all.focus();
  await page.keyboard.press('Space');
  await expect(all).toHaveAttribute('aria-checked', 'true');
  await expect(settings.getByRole('switch')).toHaveCount(4);
  await expectAccessible(page);
  await house.score(match.id, 'home');
  await expect.poll(device.messages).toHaveLength(1);
  const [message] = device.messages();
  const session = await context.newCDPSession(page);
  const deliver = {
    origin: baseURL ?? '',
    registrationId: await registrationOf(session),
    data: JSON.stringify(message),
  };
  // On a busy machine Chromium lists nothing after one delivery now and then, for a reason that is not known. A message that
  // comes again replaces itself.
  await expect(async () => {
    await session.send('ServiceWorker.deliverPushMessage', deliver);
    await expect.poll(() => shownNotifications(page), { timeout: 1_000 }).toHaveLength(1);
  }).toPass();
  const [shown] = await shownNotifications(page);
  expect(shown).toMatchObject({ lang: 'en', data: match.path });
  expect(shown?.title).toMatch(/^Goal for /);
});

test('a kind that is switched off stays off after a reload, and a device that leaves is told nothing', {
  tag: '@phone-in-soak',
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
  await giveDevice(page);
  await signUpQuietly(page);
  await open(page, '/sports/live');
  await workerIsUp(page);
  const settings = await openSettings(page);
  const all = settings.getByRole('switch', { name: 'Notify me on this device' });
  const goals = settings.getByRole('switch', { name: 'A goal in a favourite match' });
  await all.click();
  const saved = page.waitForResponse('**/book/settings');
  await goals.click();
  await expect(goals).toHaveAttribute('aria-checked', 'false');
  await saved;
  await open(page, '/sports/live');
  await openSettings(page);
  await expect(goals).toHaveAttribute('aria-checked', 'false');
  await expect(settings.getByRole('switch', { name: 'A favourite match kicks off' })).toHaveAttribute(
    'aria-checked',
    'true',
  );
  await all.click();
  await expect(settings.getByRole('switch')).toHaveCount(1);
  const answer = await page.request.get('/sports/api/book/push');
  expect((await answer.json()).devices).toEqual([]);
});

test('nobody is asked before a tap, and who has refused reads how to allow it', {
  tag: '@phone-in-soak',
}, async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    const asked = window as unknown as { asked: number };
    asked.asked = 0;
    Object.defineProperty(Notification, 'permission', {
      get: () => (asked.asked > 0 ? 'denied' : 'default'),
    });
    Notification.requestPermission = async () => {
      asked.asked += 1;
      return 'denied';
    };
  });
  await signUpQuietly(page);
  await open(page, PLAIN);
  await workerIsUp(page);
  const settings = await openSettings(page);
  const all = settings.getByRole('switch', { name: 'Notify me on this device' });
  await expect(all).toBeVisible();
  expect(await page.evaluate('window.asked')).toBe(0);
  await all.click();
  await expect(settings.getByText(/Your browser is blocking notifications\./)).toBeVisible();
  await expect(all).toHaveAttribute('aria-checked', 'false');
  await expectAccessible(page);
});
