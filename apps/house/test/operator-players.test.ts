import { type PublicMessage, publicChannel } from '@touchline/contract/channels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunBreak } from './support/breaks.ts';
import {
  balanceOf,
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
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { auditRows, OPERATORS, order, ordered } from './support/operator.ts';

const VIP_STAKE = 100_000;
let house: TestHouse;
let used = 0;

beforeAll(async () => {
  house = await startTestHouse({ operators: OPERATORS, off: new Set(['lotteries']) });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const slipOf = (stake: number, currency = 'EUR') =>
  placementOf([{ selections: [pinned(house, quietMatch(house))], stake, currency }]);
const settingsOf = async (caller: ReturnType<typeof callerOf>) => (await caller.get('/book/settings')).body;

async function waitingBet() {
  used += 1;
  const player = await signUpPlayer(house.url);
  const selections = [pinned(house, quietMatch(house, used))];
  const answer = await player.post('/book/bets', placementOf([{ selections, stake: VIP_STAKE }]));
  const { id } = answer.body.bets[0];
  const bet = async () => (await player.get('/book/bets')).body.data[0];
  const say = (decision: string, more = {}) => order(house, 'decide-vip-bet', { bet: id, decision, ...more });
  return { player, id, bet, say };
}

test('paused betting takes no bet of anybody, and every page is told', async () => {
  const player = await signUpPlayer(house.url);
  expect((await player.post('/book/bets', slipOf(1_000))).status).toBe(200);
  const offer = async () => (await player.get('/book/bets')).body.data[0].to_cashout;
  expect(await offer()).toBeGreaterThan(0);
  await ordered(house, 'pause-betting');
  expect(await offer()).toBeNull();
  const refused = await player.post('/book/bets', slipOf(1_000));
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: 109,
    data: { details: [{ key: 'error.place_bets.provider_inactive' }] },
  });
  expect(Object.values((await settingsOf(player)).provider_statuses)).toEqual([
    'INACTIVE',
    'INACTIVE',
    'INACTIVE',
  ]);
  await eventually(
    async () =>
      (await house.port.history(publicChannel('en'), 50)).publications.map(
        ({ data }) => data as PublicMessage,
      ), // the house published them
    (all) =>
      all.some(
        ({ event, ...said }) =>
          event === 'provider_status_changed' && 'status' in said && said.status === 'INACTIVE',
      ),
  );
  expect((await player.post('/book/betconstruct/launch', { app: 'horse_racing' })).status).toBe(503);
  expect((await order(house, 'pause-betting')).body.why).toBe('betting is paused already');
  await ordered(house, 'resume-betting');
  expect((await player.post('/book/bets', slipOf(1_000))).status).toBe(200);
  expect((await order(house, 'resume-betting')).body.why).toBe('betting is not paused');
});

test('a limited player is refused above his limit, is told of it, and others are not', async () => {
  const player = await signUpPlayer(house.url);
  const { body } = await ordered(house, 'limit-player', {
    player: player.email,
    limit: 'max-stake',
    stake: '12.50',
  });
  expect(body.result).toEqual({ stopped: false, max_stakes: { EUR: 1_250 } });
  expect((await auditRows(house))[0]).toMatchObject({ command: 'limit-player', subject: player.id });
  const refused = await player.post('/book/bets', slipOf(1_251));
  expect(refused.body).toMatchObject({ code: 106, data: { details: [{ field: 'stake', limit: 1_250 }] } });
  expect((await player.post('/book/bets', slipOf(1_250))).status).toBe(200);
  expect((await settingsOf(player)).bet_limits.EUR.max_stake).toBe(1_250);
  expect((await settingsOf(callerOf(house.url))).bet_limits.EUR.max_stake).toBe(500_000);
  const [bet] = slipOf(1_000).bets;
  expect((await player.post('/book/bets/max-stake', bet)).body).toBe(1_250);
  const other = await signUpPlayer(house.url);
  expect((await other.post('/book/bets', slipOf(1_251))).status).toBe(200);
});

test('a stopped player places nothing, in no currency, until he is let go', async () => {
  const player = await signUpPlayer(house.url, 'USD');
  await ordered(house, 'limit-player', { player: player.id, limit: 'stop' });
  const refused = await player.post('/book/bets', slipOf(100, 'USD'));
  expect(refused.body).toMatchObject({ code: 106, data: { details: [{ field: 'stake', limit: 0 }] } });
  const [bet] = slipOf(100, 'USD').bets;
  expect((await player.post('/book/bets/max-stake', bet)).body).toBe(0);
  expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
  await ordered(house, 'limit-player', { player: player.id, limit: 'clear' });
  expect((await player.post('/book/bets', slipOf(100, 'USD'))).status).toBe(200);
});

test.each([
  [{ player: 'nobody@mail.example', limit: 'stop' }, 'no such player'],
  [{ limit: 'max-stake', stake: '1.005' }, 'the stake is no amount of a currency of the house'],
  [{ limit: 'max-stake', stake: '0' }, 'the stake is no amount of a currency of the house'],
  [{ limit: 'max-stake', stake: '10', currency: 'XXX' }, 'the stake is no amount of a currency of the house'],
])('the limit %o is refused', async (args, why) => {
  const player = await signUpPlayer(house.url);
  const answer = await order(house, 'limit-player', { player: player.id, ...args });
  expect(answer).toMatchObject({ status: 409, body: { why } });
  expect((await settingsOf(player)).bet_limits.EUR.max_stake).toBe(500_000);
});

test('a feature that is switched is off or on at once, whatever the house was started with', async () => {
  const visitor = callerOf(house.url);
  expect(await settingsOf(visitor)).toMatchObject({ share_bet_enabled: true, is_lottery_enabled: false });
  await ordered(house, 'feature', { feature: 'share_bet', on: false });
  await ordered(house, 'feature', { feature: 'lotteries', on: true });
  expect(await settingsOf(visitor)).toMatchObject({ share_bet_enabled: false, is_lottery_enabled: true });
  const promoted = async () =>
    (await visitor.get('/book/promotions')).body.data.map(({ id }: { id: string }) => id);
  expect(await promoted()).not.toContain('sharing');
  expect((await auditRows(house))[0]).toMatchObject({
    command: 'feature',
    subject: 'lotteries',
    outcome: 'done',
  });
  await ordered(house, 'feature', { feature: 'share_bet', on: true });
  expect(await promoted()).toContain('sharing');
});

test('a trader takes, refuses and re-offers bets that wait for him', async () => {
  const taken = await waitingBet();
  expect((await taken.say('accept')).body.result).toEqual({ bet: 'taken' });
  expect(await taken.bet()).toMatchObject({ status: 'waiting_results' });
  expect((await taken.say('accept')).body.why).toBe('no bet with this number waits for a trader');

  const refused = await waitingBet();
  expect((await refused.say('refuse')).body.result).toEqual({ bet: 'rejected' });
  expect(await refused.bet()).toMatchObject({ status: 'rejected', refusal: { code: 117 } });
  expect(await balanceOf(refused.player)).toEqual({ available: VIP_STAKE, locked: 0 });

  const offered = await waitingBet();
  for (const stake of ['1000', '0.01', 'much'])
    expect((await offered.say('offer', { stake })).body.why, stake).toBe(
      'the stake is not between the lowest and that of the bet',
    );
  expect((await offered.say('offer', { stake: '250' })).body.result).toEqual({ bet: 'offered' });
  expect(await offered.bet()).toMatchObject({ status: 'submitted', vip_offer: { stake: 25_000 } });
  const resting = await waitingBet();
  await begunBreak(resting.player);
  expect((await resting.say('offer', { stake: '250' })).body.why).toBe(
    'the player takes a break and gets no offers; accept or refuse the bet',
  );
  expect((await resting.say('refuse')).body.result).toEqual({ bet: 'rejected' });
  const unknown = await order(house, 'decide-vip-bet', { bet: 'nothing', decision: 'accept' });
  expect(unknown.body.why).toBe('no bet with this number waits for a trader');
  await expectLedgerLaws(house.db);
});

test('a bet that its prices speak against by now is rejected, though the trader takes it', async () => {
  const { say, bet } = await waitingBet();
  const { id } = quietMatch(house, used);
  house.world.control.movePrice(id, `${id}/1/`, '1', 15_000);
  expect((await say('accept')).body.result).toEqual({ bet: 'rejected' });
  expect(await bet()).toMatchObject({ status: 'rejected', refusal: { code: 101 } });
});
