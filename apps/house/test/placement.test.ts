import type { PlacementSelection } from '@touchline/contract';
import { ErrorBody, PlacementResult } from '@touchline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Answer,
  balanceOf,
  bettableMatches,
  type Caller,
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
let player: Caller & { id: string };

beforeAll(async () => {
  house = await startTestHouse({ betDelayMs: 300 });
  player = await signUpPlayer(house.url);
}, START_LIMIT_MS);
afterAll(() => house?.end());

const place = (selections: readonly PlacementSelection[], stake?: number) =>
  player.post('/book/bets', placementOf([{ selections, ...(stake === undefined ? {} : { stake }) }]));

/** Every refusal is an error body with the reason at its bet, and takes no money. */
function expectRefused(answer: Answer, code: number): void {
  expect(answer.status).toBe(422);
  const body = ErrorBody.parse(answer.body);
  expect(body.code).toBe(code);
  expect(body.data.errors_by_bet.b1?.localized_message).toMatch(/\w/);
  expect(body.data.localized_message).toBe(body.data.errors_by_bet.b1?.localized_message);
}

test('a single takes its stake from the balance and answers with its return', async () => {
  const before = await balanceOf(player);
  const answer = await place([pinned(house, quietMatch(house), '1', 25_500)], 1_010);
  const result = PlacementResult.parse(answer.body);
  expect(result.bets[0]).toMatchObject({
    status: 'waiting_results',
    odds: 25_500,
    potential_return: 2_575,
    decided_by: null,
  });
  expect(await balanceOf(player)).toEqual({ available: before.available - 1_010, locked: 0 });
});

test('a combo of three matches is a treble at the product of its prices', async () => {
  const selections = [0, 1, 2].map((nth) => pinned(house, quietMatch(house, nth), '1', 20_000));
  await place(selections);
  const { body } = await player.get('/book/bets?limit=1');
  expect(body.data[0]).toMatchObject({ type: 'treble', odds: 80_000, potential_return: 8_000 });
});

test('the same request again changes nothing and is answered alike', async () => {
  const placement = placementOf([{ selections: [pinned(house, quietMatch(house))] }]);
  const first = await player.post('/book/bets', placement);
  const balance = await balanceOf(player);
  const second = await player.post('/book/bets', placement);
  expect(second.body).toEqual(first.body);
  expect(await balanceOf(player)).toEqual(balance);
});

test('the same request sent five times at once is placed once', async () => {
  const before = await balanceOf(player);
  const placement = placementOf([{ selections: [pinned(house, quietMatch(house))] }]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => player.post('/book/bets', placement)));
  expect(new Set(answers.map(({ body }) => body.bets[0].id)).size).toBe(1);
  expect((await balanceOf(player)).available).toBe(before.available - 1_000);
});

test('a request id with other content is refused', async () => {
  const selections = [pinned(house, quietMatch(house))];
  await player.post('/book/bets', placementOf([{ selections }], 'request-used-1'));
  const answer = await player.post(
    '/book/bets',
    placementOf([{ selections, stake: 2_000 }], 'request-used-1'),
  );
  expect(answer.status).toBe(409);
  expect(answer.body.code).toBe(112);
});

test('a refused request stays refused when it is sent again', async () => {
  const selection = pinned(house, quietMatch(house));
  const placement = placementOf([{ selections: [{ ...selection, odds: 30_000 }] }]);
  expectRefused(await player.post('/book/bets', placement), 101);
  pinned(house, quietMatch(house), '1', 30_000);
  expectRefused(await player.post('/book/bets', placement), 101);
});

test('what became of a request can be asked by its id', async () => {
  const placement = placementOf([{ selections: [pinned(house, quietMatch(house))] }], 'request-asked-1');
  expect((await player.get('/book/bets/requests/request-asked-1')).body).toEqual({
    known: false,
    result: null,
  });
  const placed = await player.post('/book/bets', placement);
  const asked = await player.get('/book/bets/requests/request-asked-1');
  expect(asked.body).toEqual({ known: true, result: placed.body });
  const stranger = await signUpPlayer(house.url);
  expect((await stranger.get('/book/bets/requests/request-asked-1')).body.known).toBe(false);
});

test('a suspended market is refused with 103', async () => {
  const match = quietMatch(house, 3);
  const selection = pinned(house, match);
  house.world.control.suspend(match.id, `${match.id}/1/`, true);
  expectRefused(await place([selection]), 103);
  house.world.control.suspend(match.id, `${match.id}/1/`, false);
  expect((await place([selection])).status).toBe(200);
});

test('matches, markets and outcomes that do not exist are refused with 104', async () => {
  const selection = pinned(house, quietMatch(house));
  expectRefused(await place([{ ...selection, match_id: '999999999' }]), 104);
  expectRefused(await place([{ ...selection, market_id: '4711' }]), 104);
  expectRefused(await place([{ ...selection, specifier: 'total=2.5' }]), 104);
  expectRefused(await place([{ ...selection, outcome_id: '99' }]), 104);
  expectRefused(await place([{ ...selection, outcome_id: 'a/b' }]), 104);
});

test('an inactive outcome is refused with 104', async () => {
  const match = quietMatch(house, 4);
  house.world.ensureBook(match.id);
  const selection = pinned(house, match);
  const outcome = match.markets.get(`${match.id}/1/`)?.outcomes[0];
  if (!outcome) throw new Error('The main market has outcomes.');
  outcome.active = false;
  expectRefused(await place([selection]), 104);
});

test('a match that has ended is refused with 104', async () => {
  const ended = [...house.world.matches()].find((match) => match.type === 'match' && match.status >= 3);
  const selection = {
    match_id: ended?.id ?? '',
    market_id: '1',
    specifier: '',
    outcome_id: '1',
    odds: 20_000,
  };
  expectRefused(await place([selection]), 104);
});

test('a price that differs is refused with 101, its reason, and the current price', async () => {
  const selection = pinned(house, quietMatch(house), '1', 20_000);
  const higher = await place([{ ...selection, odds: 21_000 }]);
  expectRefused(higher, 101);
  expect(higher.body.data.details[0]).toMatchObject({
    key: 'error.risk_validation.odds_higher_than_bookmakers',
    match_id: selection.match_id,
    outcome_id: '1',
    current_odds: 20_000,
  });
  const lower = await place([{ ...selection, odds: 19_000 }]);
  expectRefused(lower, 101);
  expect(lower.body.data.details[0].key).toBe('error.risk_validation.odds_different_than_bookmaker');
  const tooLow = await place([{ ...selection, odds: 10_000 }]);
  expectRefused(tooLow, 101);
  expect(tooLow.body.data.details[0].key).toBe('error.risk_validation.odds_to_low');
});

test('a written price that has moved since it was read refuses the bet inside the statement', async () => {
  const match = quietMatch(house, 5);
  const selection = pinned(house, match, '1', 20_000);
  await place([selection]);
  // Another house's leader has written a newer version that this world has not seen.
  await house.db.execute(
    `update live_price set outcomes = jsonb_set(outcomes, '{1,0}', '18000'), v = v + 1000 where market_key = '${match.id}/1/'`,
  );
  const answer = await place([selection]);
  expectRefused(answer, 101);
  expect(answer.body.data.details[0].current_odds).toBe(18_000);
});

test('nothing is taken while the provider is inactive', async () => {
  const selection = pinned(house, quietMatch(house));
  house.world.control.setProviderStatus('betradar', 'INACTIVE');
  try {
    expectRefused(await place([selection]), 109);
  } finally {
    house.world.control.setProviderStatus('betradar', 'ACTIVE');
  }
  await eventually(
    () => place([selection]),
    ({ status }) => status === 200,
  );
});

test('stakes outside the limits are refused with the limit', async () => {
  const selection = pinned(house, quietMatch(house));
  const low = await place([selection], 1);
  expectRefused(low, 105);
  expect(low.body.data.details[0].limit).toBe(10);
  expect(low.body.data.localized_message).toContain('€0.10');
  const high = await place([selection], 500_001);
  expectRefused(high, 106);
  expect(high.body.data.details[0].limit).toBe(500_000);
});

test('a stake above the balance is refused with 102', async () => {
  const { available } = await balanceOf(player);
  expectRefused(await place([pinned(house, quietMatch(house))], available + 1), 102);
});

test('a currency without an account is refused with 110', async () => {
  const selections = [pinned(house, quietMatch(house))];
  expectRefused(await player.post('/book/bets', placementOf([{ selections, currency: 'USD' }])), 110);
  expectRefused(await player.post('/book/bets', placementOf([{ selections, currency: 'XXX' }])), 110);
});

test('two selections of one match are not combined', async () => {
  const match = quietMatch(house);
  expectRefused(await place([pinned(house, match, '1'), pinned(house, match, '2')]), 107);
});

test('more than forty selections are refused with 108', async () => {
  const matches = bettableMatches(house).slice(0, 41);
  expect(matches).toHaveLength(41);
  const answer = await place(matches.map((match) => pinned(house, match)));
  expectRefused(answer, 108);
});

test('a bet without selections is refused, and so is a request without bets', async () => {
  expectRefused(await place([]), 100);
  const answer = await player.post('/book/bets', placementOf([]));
  expect(answer.status).toBe(422);
});

test('a return that is not above the stake is refused', async () => {
  const answer = await place([pinned(house, quietMatch(house, 6), '1', 10_100)], 50);
  expectRefused(answer, 100);
  expect(answer.body.data.details[0].key).toBe('error.potential_win.equal_or_less');
});

test('visitors are refused with 401', async () => {
  const answer = await callerOf(house.url).post('/book/bets', placementOf([]));
  expect(answer.status).toBe(401);
  expect(ErrorBody.parse(answer.body).code).toBe(401);
});

test('a mode saved by the player takes better or any prices', async () => {
  const careless = await signUpPlayer(house.url);
  const selection = pinned(house, quietMatch(house), '1', 20_000);
  const placeAt = (odds: number) =>
    careless.post('/book/bets', placementOf([{ selections: [{ ...selection, odds }] }]));
  await careless.post('/book/settings', { auto_accept_odds_change: 'higher' });
  expectRefused(await placeAt(21_000), 101);
  expect((await placeAt(19_000)).body.bets[0].odds).toBe(20_000);
  await careless.post('/book/settings', { auto_accept_odds_change: 'any' });
  expect((await placeAt(21_000)).body.bets[0].odds).toBe(20_000);
});

test('reasons are written in the language of the slip', async () => {
  const placement = placementOf([{ selections: [{ ...pinned(house, quietMatch(house)), odds: 30_000 }] }]);
  const answer = await player.post('/book/bets', { ...placement, locale: 'ar' });
  expect(answer.body.data.localized_message).toMatch(/[\u0600-\u06ff]/);
});

test('a request names its device: as the client says, else as its cookie says', async () => {
  const { headers } = await player.get('/platform/player');
  const [, named = ''] = /deviceId=([^;]+)/.exec(headers.getSetCookie().join('; ')) ?? [];
  expect(named).toMatch(/^[\w-]{8,}$/);
  const devices: unknown[] = [];
  for (const device_id of [null, 'a-device-of-an-app']) {
    const placement = placementOf([{ selections: [pinned(house, quietMatch(house), '1', 25_500)] }]);
    const { status } = await player.post('/book/bets', {
      ...placement,
      meta: { ...placement.meta, device_id },
    });
    expect(status).toBe(200);
    const { rows } = await house.db.execute<{ device: string | null }>(
      sql`select result ->> 'device_id' as device from placement_requests where request_id = ${placement.meta.request_id}`,
    );
    devices.push(rows[0]?.device);
  }
  expect(devices).toEqual([named, 'a-device-of-an-app']);
});
