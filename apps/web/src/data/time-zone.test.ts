import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemQuery } from './queries.ts';
import { type Services, setCurrentServices } from './services.ts';
import { agreedDocument } from './test/agreed-document.ts';
import { pageServices } from './test/page-services.ts';
import { queriedTimeZone } from './time-zone.ts';
import { chooseTimeZone, startTimeZone, takeStoredTimeZone } from './time-zone-choice.ts';

const local = new Map<string, string>();
const stops: (() => void)[] = [];
const deviceZone = process.env.TZ;

beforeEach(() => {
  local.clear();
  process.env.TZ = 'Asia/Kolkata';
  vi.stubGlobal('document', agreedDocument());
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => local.get(name) ?? null,
      setItem: (name: string, value: string) => local.set(name, value),
      removeItem: (name: string) => local.delete(name),
    },
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  if (deviceZone === undefined) delete process.env.TZ;
  else process.env.TZ = deviceZone;
  vi.unstubAllGlobals();
});

/** A page whose backend has these settings. */
function pageOf(settings: { time_zone: string; time_zone_auto?: boolean }): Services {
  const services = pageServices();
  services.queryClient.setQueryData(systemQuery().queryKey, { platform_settings: settings } as never); // only the zone is read
  setCurrentServices(services);
  return services;
}

/** Starts a page; the result lists the zones that its data was loaded for. */
function start(services: Services): string[] {
  const loaded: string[] = [];
  stops.push(startTimeZone(services, async () => void loaded.push(queriedTimeZone())));
  return loaded;
}

const AUTO = { time_zone: 'UTC', time_zone_auto: true };

// Node spells some zones as they were spelt before.
const KOLKATA = /^Asia\/(Kolkata|Calcutta)$/;

test('a page that follows its readers asks for the days of the zone of the device', () => {
  expect(start(pageOf(AUTO))).toEqual([expect.stringMatching(KOLKATA)]);
});

test('a fixed zone stays, whatever the device says', () => {
  expect(start(pageOf({ time_zone: 'Europe/London' }))).toEqual(['Europe/London']);
  expect(start(pageOf({ time_zone: 'Europe/London', time_zone_auto: false }))).toEqual(['Europe/London']);
});

test.each([AUTO, { time_zone: 'Europe/London' }])(
  'the choice of a player comes before %o, and is stored',
  (settings) => {
    const loaded = start(pageOf(settings));
    chooseTimeZone('America/New_York');
    expect(loaded.at(-1)).toBe('America/New_York');
    expect(local.get('time_zone')).toBe('"America/New_York"');
    expect(start(pageOf(settings))).toEqual(['America/New_York']);
    chooseTimeZone(null);
    expect(local.has('time_zone')).toBe(false);
    expect(loaded.at(-1)).toBe(loaded[0]);
  },
);

test('a stored zone that this browser does not know is none', () => {
  local.set('time_zone', '"Atlantis/Capital"');
  expect(start(pageOf(AUTO))).toEqual([expect.stringMatching(KOLKATA)]);
});

test('the choice of another tab is followed', () => {
  const loaded = start(pageOf(AUTO));
  local.set('time_zone', '"Pacific/Auckland"');
  takeStoredTimeZone();
  expect(loaded.at(-1)).toBe('Pacific/Auckland');
});
