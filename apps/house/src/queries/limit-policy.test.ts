import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimitPolicy } from './limit-policy.ts';

const HOUR_MS = 3_600_000;
const USUAL = {
  waitMs: 24 * HOUR_MS,
  confirmMs: 168 * HOUR_MS,
  startsWithPeriod: false,
  asksBeforeDeposit: true,
};

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'limits-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});
const place = (file: unknown) => writeFileSync(join(dataDir, 'limits.json'), JSON.stringify(file));

test('without a file a higher limit waits a day, in Spain seven', async () => {
  const policy = createLimitPolicy(dataDir);
  expect(await policy.of('IE')).toEqual(USUAL);
  expect(await policy.of('ES')).toEqual({ ...USUAL, waitMs: 168 * HOUR_MS });
});

test('a country has what its entry names, and the rest of all countries', async () => {
  place({
    default: { wait_hours: 48, ask_before_first_deposit: false },
    countries: { DE: { starts_with_period: true, confirm_hours: 12, wait_hours: 72 }, FI: {} },
  });
  const policy = createLimitPolicy(dataDir);
  const common = { ...USUAL, waitMs: 48 * HOUR_MS, asksBeforeDeposit: false };
  expect(await policy.of('DE')).toEqual({
    ...common,
    waitMs: 72 * HOUR_MS,
    confirmMs: 12 * HOUR_MS,
    startsWithPeriod: true,
  });
  for (const country of ['FI', 'ES']) expect(await policy.of(country), country).toEqual(common);
});

test('a file that changes is followed without a restart', async () => {
  const policy = createLimitPolicy(dataDir);
  expect(await policy.of('IE')).toEqual(USUAL);
  place({ default: { wait_hours: 30 } });
  expect((await policy.of('IE')).waitMs).toBe(30 * HOUR_MS);
});

test.each([
  ['a wait below a day', { default: { wait_hours: 23 } }, 'default.wait_hours'],
  ['a wait below a day of a country', { countries: { DE: { wait_hours: 1 } } }, 'countries.DE.wait_hours'],
  ['no time to confirm', { default: { confirm_hours: 0 } }, 'default.confirm_hours'],
  ['a part of an hour', { default: { confirm_hours: 1.5 } }, 'default.confirm_hours'],
  ['more than a year', { default: { wait_hours: 24 * 366 } }, 'default.wait_hours'],
  ['a word for a switch', { default: { starts_with_period: 'yes' } }, 'default.starts_with_period'],
  ['no country', { countries: { XX: {} } }, 'countries.XX'],
  ['an unknown setting', { waits: 24 }, 'waits'],
])('%s is named in the log, and the usual policy holds', async (_, file, named) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  place(file);
  expect(await createLimitPolicy(dataDir).of('IE')).toEqual(USUAL);
  expect(warn.mock.calls.flat().join('\n')).toContain(named);
});
