import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/start/ports.mjs';
import { placeBet } from './support/cash-out.ts';
import { quietMatch, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';

// A house whose Centrifugo is not there works, and says so once.

let house: TestHouse;
const said: string[] = [];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((text) => said.push(String(text)));
  const apiUrl = `http://127.0.0.1:${await freePort()}/api`;
  house = await startTestHouse({ centrifugo: { apiUrl, apiKey: 'key', tokenSecret: 's'.repeat(32) } });
}, START_LIMIT_MS);
afterAll(async () => {
  await house?.end();
  vi.restoreAllMocks();
});

test('markets are shown with the start of their channel as position', async () => {
  const player = await signUpPlayer(house.url);
  const { status, body } = await player.get(`/book/matches/${quietMatch(house).id}/markets`);
  expect(status).toBe(200);
  expect(body.data.length).toBeGreaterThan(0);
  expect(body.position).toEqual({ offset: 0, epoch: '' });
});

test('a bet is placed and the player signs out', async () => {
  const player = await signUpPlayer(house.url);
  const betId = await placeBet(house, player, [quietMatch(house)]);
  expect(betId).toMatch(/./);
  const { status } = await player.send('DELETE', '/platform/users/sign_out');
  expect(status).toBe(204);
});

test('the outage is reported, but not for every publication', async () => {
  // The world goes on moving: something is published, and given up.
  await expect(house.port.publish('public:en', {})).rejects.toThrow('does not answer');
  expect(said.filter((text) => text.includes('publications wait for Centrifugo'))).toHaveLength(1);
  expect(said.filter((text) => text.includes('could not be published'))).toEqual([]);
});
