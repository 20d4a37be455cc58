import type { PushMessage } from '@touchline/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawNumbers, drawTime } from '../src/games/lottery/draw.ts';
import { openDraws } from '../src/games/lottery/shown-draws.ts';
import { finishOf } from '../src/games/racing/finish.ts';
import { resultTime } from '../src/games/racing/race.ts';
import {
  allSettled,
  back,
  betsOf,
  ledgerOf,
  messagesTo,
  playNumbers,
  rule,
  toldTo,
} from './support/game-bets.ts';
import { feedNow, jumpTo, quietRace } from './support/games.ts';
import { eventually, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { makeDevice, startPushService } from './support/push-service.ts';

let house: TestHouse;
let service: Awaited<ReturnType<typeof startPushService>>;

// A world that is put ahead plays all the matches in between.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  service = await startPushService();
  house = await startTestHouse({ dev: true, pushSubject: 'mailto:ops@mail.example' });
}, START_LIMIT_MS);
afterAll(async () => {
  await house?.end();
  await service?.stop();
});

test('stakes and winnings stand in the ledger under their own words, and the statistics are its sums', async () => {
  const player = await signUpPlayer(house.url);
  const race = quietRace(house);
  const [winner = 0] = finishOf(house.world.seed, race)[0] ?? [];
  const event = openDraws(feedNow(house))[1] ?? 0;
  const [drawn = 0] = drawNumbers(house.world.seed, event);
  await back(house, player, { race, runner: winner, stake: '10', kind: 'each_way' });
  await back(house, player, {
    race,
    runner: race.runners.find(({ number }) => number !== winner)?.number ?? 0,
    stake: '4',
  });
  await playNumbers(house, player, { event, numbers: [drawn], stake: '3' });
  expect(await ledgerOf(house, player.id)).toMatchObject({ game_stake: -2_700 });
  const open = (await player.get('/book/bets/statistics?days=7')).body;
  expect([open.bets_sum, open.wins_sum, open.bets_count]).toEqual([0, 0, 0]);
  jumpTo(house, Math.max(resultTime(race), drawTime(event)) + 1);
  const settled = await allSettled(player, 3);
  const ledger = await ledgerOf(house, player.id);
  expect(Object.keys(ledger).toSorted()).toEqual(['game_payout', 'game_stake', 'welcome']);
  const { bets_sum, wins_sum, bets_count, days } = (await player.get('/book/bets/statistics?days=7')).body;
  expect({ bets_sum, wins_sum, bets_count }).toEqual({
    bets_sum: -(ledger.game_stake ?? 0),
    wins_sum: ledger.game_payout,
    bets_count: 3,
  });
  expect(days.at(-1)).toMatchObject({ staked: bets_sum, won: wins_sum });
  expect(settled.reduce((sum, bet) => sum + (bet.win_amount ?? 0), 0)).toBe(wins_sum);
  expect((await player.get('/book/bets/statistics?currency=USD')).body.bets_count).toBe(0);
  await expectLedgerLaws(house.db, { isClockMoved: true });
});

test('a bet that is paid is told with its reference, on the player’s devices as well, and one that lost is not', async () => {
  const player = await signUpPlayer(house.url);
  const device = makeDevice(`${service.url}/device/game`);
  const kinds = ['bet_settled'];
  const handed = await player.post('/book/push/subscriptions', { ...device.subscription, kinds });
  await player.post('/book/settings', {
    one_signal_push_notification_subscription: String(handed.body.id),
  });
  const event = openDraws(feedNow(house))[1] ?? 0;
  const numbers = drawNumbers(house.world.seed, event);
  const missed = Array.from({ length: 49 }, (_, at) => at + 1).find((one) => !numbers.includes(one)) ?? 0;
  await playNumbers(house, player, { event, numbers: [numbers[0] ?? 0], stake: '10' });
  await playNumbers(house, player, { event, numbers: [missed], stake: '10' });
  jumpTo(house, drawTime(event) + 1);
  const bets = await allSettled(player, 2);
  const won = bets.find(({ result }) => result === 'win_entire');
  const sorted = numbers.toSorted((a, b) => a - b).join(' · ');
  for (const bet of bets) expect(bet.selections[0]?.why?.result).toBe(`Drawn: ${sorted}`);
  const news = (await toldTo(player)).filter(({ type }) => type !== 'welcome');
  expect(news).toMatchObject([
    {
      type: 'bet_won',
      title: 'Bet won: €69.00',
      caption: `Lottery · ${won?.ref}`,
      object_type: 'game',
      object_ref: won?.ref,
    },
  ]);
  const pushed = await eventually(
    (): PushMessage[] => service.to('/device/game').map(({ body }) => device.read(body)),
    (all) => all.length > 0,
  );
  expect(pushed[0]).toMatchObject({
    title: 'Bet won: €69.00',
    place: `/bets-history?status=all#${won?.ref}`,
  });
});

test('a race that is voided gives the stake back, and one that is settled again shows its new result', async () => {
  const player = await signUpPlayer(house.url);
  const race = quietRace(house);
  const order = finishOf(house.world.seed, race).flat();
  const [winner = 0, second = 0] = order;
  await back(house, player, { race, runner: winner, stake: '5' });
  await rule(house, 'horse_racing', race.index, { kind: 'void' });
  const [voided] = await betsOf(player);
  expect(voided).toMatchObject({
    status: 'done',
    result: 'refund_entire',
    win_amount: 500,
    selections: [
      {
        status: 'void',
        why: {
          result: 'Declared void',
          rule: 'If a race or draw is void or not held, all stakes are refunded.',
        },
      },
    ],
  });
  expect((await toldTo(player))[0]).toMatchObject({ type: 'bet_void', object_ref: voided?.ref });
  expect((await betsOf(player, 'result=refund')).map(({ id }) => id)).toEqual([voided?.id]);
  const statistics = async () => (await player.get('/book/bets/statistics')).body;
  expect(await statistics()).toMatchObject({ bets_sum: 500, wins_sum: 500, bets_count: 1 });

  const others = order.filter((number) => number !== winner && number !== second);
  const finish = [[winner, second], ...others.map((number) => [number])];
  await rule(house, 'horse_racing', race.index, { kind: 'finish', finish, nonRunners: [] });
  const [tied] = await betsOf(player);
  expect(tied).toMatchObject({ result: 'win_entire', selections: [{ status: 'won' }] });
  expect(tied?.selections[0]?.why).toMatchObject({
    result: `First of ${race.runners.length} (dead heat)`,
    rule: expect.stringContaining('Dead heat: '),
  });
  expect((await toldTo(player))[0]).toMatchObject({ type: 'bet_corrected', object_ref: tied?.ref });
  expect(await statistics()).toMatchObject({ bets_sum: 500, wins_sum: tied?.win_amount, bets_count: 1 });

  await rule(house, 'horse_racing', race.index, {
    kind: 'finish',
    finish: [[second], ...others.map((number) => [number])],
    nonRunners: [winner],
  });
  const [out] = await betsOf(player);
  expect(out).toMatchObject({ result: 'refund_entire', selections: [{ why: { result: 'Non-runner' } }] });
  const ledger = await ledgerOf(house, player.id);
  expect((ledger.game_payout ?? 0) + (ledger.reversal ?? 0)).toBe(500);
  const changes = await eventually(
    async () =>
      (await messagesTo(house, player.id)).flatMap((message) =>
        message.event === 'bet_changed' ? [message.bet] : [],
      ),
    (all) => all.length === 4,
  );
  expect(changes.at(-1)).toEqual(out);
  await expectLedgerLaws(house.db, { isClockMoved: true });
});

test('a bet on a race is not cashed out, whoever asks', async () => {
  const player = await signUpPlayer(house.url);
  await back(house, player, { race: quietRace(house), runner: 1, stake: '5' });
  const [bet] = await betsOf(player);
  const order = { bet_id: bet?.id, to_cashout: 500 };
  const answer = await player.post('/book/bets/cashout', order);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await betsOf(player)).toEqual([bet]);
});
