import type { Match } from '@touchline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';

let house: TestHouse;
let live: Match;

beforeAll(async () => {
  house = await startTestHouse({ sports: ['football'] });
  const query = 'sport_key=football&match_status=1&type=match&limit=1';
  live = (await callerOf(house.url).get(`/book/matches?${query}`)).body.data[0];
}, START_LIMIT_MS);
afterAll(() => house?.end());

const ask = (id: string, locale = 'en') => fetch(`${house.url}/book/match-info/${id}?locale=${locale}`);

test('the stand-in for a service of match information draws a match in a page without scripts', async () => {
  const answer = await ask(live.id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  const html = await answer.text();
  expect(html).toContain(live.home?.name);
  expect(html).toContain('Possession');
  expect(html).not.toContain('<script');
});

test('it may be framed by the product alone, and loads nothing', async () => {
  const policy = (await ask(live.id)).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/frame-ancestors 'self' http:\/\/\S+/);
});

test('it speaks the language that is asked for', async () => {
  expect(await (await ask(live.id, 'de')).text()).toContain('Ballbesitz');
  const arabic = await (await ask(live.id, 'ar')).text();
  expect(arabic).toContain('dir="rtl"');
  expect(await (await ask(live.id, 'xx')).text()).toContain('Possession');
});

test('a match that there is not has no page', async () => {
  expect((await ask('1')).status).toBe(404);
});

test('the statistics of a football match in play say who attacks, and one side at the most', async () => {
  const { body } = await callerOf(house.url).get(`/book/matches/${live.id}/match`);
  const attack = body.statistics.find(({ key }: { key: string }) => key === 'attack');
  expect([0, 1, 2, 3]).toContain(attack.home + attack.away);
  expect(Math.min(attack.home, attack.away)).toBe(0);
});
