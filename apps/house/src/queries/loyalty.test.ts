import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoyalty } from './loyalty.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'touchline-loyalty-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const group = (id: string, points: number) => ({ id, name: { en: id, de: `${id} (de)` }, points });

/** What the log says of a file. */
async function faultsOf(content: unknown): Promise<string[]> {
  writeFileSync(join(dataDir, 'loyalty.json'), JSON.stringify(content));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await createLoyalty(dataDir).rates();
  return warn.mock.calls.map(([line]) => String(line).replace(/^.*loyalty\.json: /, ''));
}

test('a fresh installation gives a point for each euro and has three status groups, each in every language', async () => {
  const loyalty = createLoyalty(dataDir);
  expect(await loyalty.rates()).toMatchObject({ EUR: 1, JPY: 0.0062, BTC: 60_000 });
  const ids = async (locale: string) => (await loyalty.groups(locale)).map(({ name }) => name);
  expect(await ids('de-AT')).toEqual(['Bronze', 'Silber', 'Gold']);
  expect(await ids('ar')).toEqual(['برونزي', 'فضي', 'ذهبي']);
});

test('a file says rates and groups; what it leaves out there is none of', async () => {
  expect(await faultsOf({ rates: { EUR: 0.5, USD: 0 }, status_groups: [group('vip', 10)] })).toEqual([]);
  const loyalty = createLoyalty(dataDir);
  expect(await loyalty.rates()).toEqual({ EUR: 0.5, USD: 0 });
  expect(await loyalty.groups('de')).toEqual([{ id: 'vip', name: 'vip (de)', points: 10 }]);
  expect(await faultsOf({})).toEqual([]);
  expect([await loyalty.rates(), await loyalty.groups('en')]).toEqual([{}, []]);
});

test.each<[unknown, RegExp]>([
  [{ rates: { EUR: -1 } }, /^rates\.EUR: /],
  [{ rates: { EUR: 0.00001 } }, /^rates\.EUR: /],
  [{ rates: { XXX: 1 } }, /^rates: .*XXX/],
  [{ rate: 1 }, /rate/],
  [{ status_groups: [{ id: 'vip', name: {}, points: 1 }] }, /^status_groups\.0\.name: /],
  [{ status_groups: [group('VIP!', 1)] }, /^status_groups\.0\.id: /],
  [{ status_groups: [group('vip', 1.5)] }, /^status_groups\.0\.points: /],
  [{ status_groups: [group('a', 1), group('a', 2)] }, /^status_groups\.1\.id: is the id of two groups: a$/],
  [{ status_groups: [group('a', 2), group('b', 2)] }, /^status_groups\.1\.points: needs more points/],
])('%j is refused where it is wrong', async (content, fault) => {
  expect(await faultsOf(content)).toEqual([expect.stringMatching(fault)]);
  expect(await createLoyalty(dataDir).rates()).toMatchObject({ EUR: 1 });
});
