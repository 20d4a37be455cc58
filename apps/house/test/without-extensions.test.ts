import { standardSystemTypes } from '@touchline/betting';
import { PlacementResult, Settings } from '@touchline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideVipBet } from '../src/commands/decide-vip-bet.ts';
import {
  callerOf,
  eventually,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({
    capabilities: [],
    off: new Set(['custom_bet', 'share_bet']),
    multiSingle: ['oddin'],
  });
}, START_LIMIT_MS);
afterAll(() => house?.end());

test('the settings name no extension, no cover, and what is switched off', async () => {
  const player = await signUpPlayer(house.url);
  const settings = Settings.parse((await player.get('/book/settings')).body);
  expect(settings).toMatchObject({
    capabilities: [],
    custom_bet_enabled: false,
    share_bet_enabled: false,
    multi_single_available_by_provider: { betradar: false, oddin: true, betconstruct: false },
  });
  expect(settings.system_types).toHaveLength(standardSystemTypes().length);
});

test('a request id is honoured although nobody said so', async () => {
  const player = await signUpPlayer(house.url);
  const placement = placementOf([{ selections: [pinned(house, quietMatch(house))] }]);
  const first = PlacementResult.parse((await player.post('/book/bets', placement)).body);
  const second = PlacementResult.parse((await player.post('/book/bets', placement)).body);
  expect(second.bets[0]?.id).toBe(first.bets[0]?.id);
});

test('a price that fell is not taken, and a trader offers nothing else', async () => {
  const player = await signUpPlayer(house.url);
  const selection = pinned(house, quietMatch(house, 1));
  const down = { accept_odds_change: 'higher', accept_down_to_percent: 10 } as const;
  const fallen = placementOf([{ selections: [{ ...selection, odds: 20_500 }] }], undefined, down);
  expect((await player.post('/book/bets', fallen)).body.code).toBe(101);
  const large = placementOf([{ selections: [selection], stake: 100_000 }]);
  const { id } = (await player.post('/book/bets', large)).body.bets[0];
  expect(await decideVipBet(house, id, { kind: 'offer', stake: 1_000 })).toBe('not_offered');
});

test('a decided selection gives no reason', async () => {
  const player = await signUpPlayer(house.url);
  const match = quietMatch(house, 2);
  await player.post('/book/bets', placementOf([{ selections: [pinned(house, match)] }]));
  house.world.control.settle(match.id, `${match.id}/1/`, { '1': 'won' });
  const [bet] = await eventually(
    async () => (await player.get('/book/bets')).body.data,
    ([one]) => one.status === 'done',
  );
  expect(bet.selections[0]).toMatchObject({ status: 'won', why: null });
});

test('no page of the product leads to promotions, or to e-sports, that the backend does not have', async () => {
  const { body } = await callerOf(house.url).get('/book/layouts/home');
  const zones: { settings: { target?: { section?: string } } }[][] = Object.values(body.zones);
  const sections = zones.flat().map(({ settings }) => settings.target?.section);
  expect(sections).toContain('results');
  expect(sections).not.toContain('promotions');
  expect(sections).not.toContain('e_sports');
  expect((await callerOf(house.url).get('/book/layouts/cybersport')).status).toBe(404);
  expect(body.faults).toBeUndefined();
});
