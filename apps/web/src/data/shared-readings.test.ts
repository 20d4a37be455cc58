import { bareFault, FaultError } from '@touchline/client/http';
import { createLiveStore } from '@touchline/client/live';
import { expect, test } from 'vitest';
import { SHARED_NAMES_MS } from './queries.ts';
import type { Services } from './services.ts';
import { createSharedReadings } from './shared-readings.ts';

const pageServices = () => ({ live: createLiveStore(), seeds: [] }) as unknown as Services; // only these two are used

const SEED = {
  id: '7',
  pr: 'betradar',
  v: 3,
  ts: 1,
  full: 0 as const,
  state: null,
  m: [{ id: '1', sp: '', st: 1 as const, o: [['1', 20_000, 1] as [string, number, 0 | 1]] }],
};

/** A house that counts how often it is asked. */
function house() {
  let asked = 0;
  return {
    asked: () => asked,
    read: async (services: Services) => {
      asked += 1;
      const seeds = [SEED];
      services.live.seed(seeds);
      services.seeds.push(seeds);
      return { answer: asked };
    },
  };
}

test('pages that ask at once and soon after share one reading', async () => {
  const readings = createSharedReadings(() => 0);
  const { read, asked } = house();
  const key = ['matches', { limit: 3 }];
  const take = () => readings.take(pageServices(), key, 1_000, read);
  const [first, second] = await Promise.all([take(), take()]);
  expect(second).toBe(first);
  expect(await take()).toBe(first);
  expect(asked()).toBe(1);
});

test('another question and a later moment are read anew', async () => {
  let at = 0;
  const readings = createSharedReadings(() => at);
  const { read, asked } = house();
  const take = (key: string) => readings.take(pageServices(), [key], 1_000, read);
  await take('a');
  await take('b');
  expect(asked()).toBe(2);
  at = 1_000;
  await take('a');
  expect(asked()).toBe(3);
});

test('every page is given the prices of the reading once', async () => {
  const readings = createSharedReadings(() => 0);
  const { read } = house();
  const pages = [pageServices(), pageServices()];
  for (const page of pages) await readings.take(page, ['matches'], 1_000, read);
  for (const page of pages) {
    expect(page.live.outcome('7/1//1')?.odds).toBe(20_000);
    expect(page.seeds).toEqual([[SEED]]);
  }
});

test('a failure reaches all who wait and is not held', async () => {
  const readings = createSharedReadings(() => 0);
  const { read } = house();
  const fail = async (): Promise<{ answer: number }> => {
    throw new Error('no house');
  };
  const waiting = [fail, fail].map((make) => readings.take(pageServices(), ['matches'], 1_000, make));
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await readings.take(pageServices(), ['matches'], 1_000, read)).toEqual({ answer: 1 });
});

test('where the house does not answer, its last answer stands in for one of names', async () => {
  let at = 0;
  const readings = createSharedReadings(() => at);
  const { read } = house();
  const fails = (status: number) => async (): Promise<{ answer: number }> => {
    throw new FaultError(bareFault(status === 0 ? 'timeout' : 'refused', status));
  };
  const take = (make: typeof read) => readings.take(pageServices(), ['settings'], SHARED_NAMES_MS, make);
  await take(read);
  for (const status of [0, 429, 500, 503]) {
    at += 3_600_000;
    expect(await take(fails(status))).toEqual({ answer: 1 });
  }
  at += SHARED_NAMES_MS;
  await expect(take(fails(404))).rejects.toThrow('404');
  expect(await take(read)).toEqual({ answer: 2 });
});

test('no older answer stands in for one of what moves', async () => {
  let at = 0;
  const readings = createSharedReadings(() => at);
  const { read } = house();
  await readings.take(pageServices(), ['matches'], 1_000, read);
  at = 1_000;
  const fails = async () => {
    throw new FaultError(bareFault('timeout'));
  };
  await expect(readings.take(pageServices(), ['matches'], 1_000, fails)).rejects.toThrow('timeout');
});

test('however many questions are asked, only some readings are held', async () => {
  const readings = createSharedReadings(() => 0);
  const { read, asked } = house();
  for (let n = 0; n < 1_000; n += 1) await readings.take(pageServices(), [n], 1_000, read);
  await readings.take(pageServices(), [999], 1_000, read);
  expect(asked()).toBe(1_000);
  await readings.take(pageServices(), [0], 1_000, read);
  expect(asked()).toBe(1_001);
});
