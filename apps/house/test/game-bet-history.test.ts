import { Bet, type Notification, type PushMessage } from '@touchline/contract';
import { type UserMessage, userChannel } from '@touchline/contract/channels';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ruleGame } from '../src/commands/rule-game.ts';
import type { Game } from '../src/games/game-bet.ts';
import { drawNumbers, drawTime } from '../src/games/lottery/draw.ts';
import { openDraws } from '../src/games/lottery/shown-draws.ts';
import { finishOf } from '../src/games/racing/finish.ts';
import { offTime, type Race, resultTime } from '../src/games/racing/race.ts';
import type { Ruling } from '../src/games/ruling.ts';
import { feedNow, jumpTo, openGame, quietRace, runnerFields } from './support/games.ts';
import {
  type Caller,
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

const list = async (player: Caller, query = '', locale = 'en') =>
  (await player.get(`/book/bets?${query}&locale=${locale}`)).body;
const betsOf = async (player: Caller, query = '', locale = 'en'): Promise<Bet[]> =>
  (await list(player, query, locale)).data.map((bet: unknown) => Bet.parse(bet));
const told = async (player: Caller): Promise<Notification[]> =>
  (await player.get('/book/notifications')).body.data;
const messagesTo = async (playerId: string): Promise<UserMessage[]> =>
  (await house.port.history(userChannel(playerId), 50)).publications.map(({ data }) => data as UserMessage); // nothing else is published there

async function back(player: Caller, race: Race, number: number, stake: string, kind = 'win') {
  const page = await openGame(house, player, 'horse_racing');
  // A price that moves between the look and the request is refused.
  await eventually(
    () => page.send({ ...runnerFields(house, race, number), kind, stake }, `request-${kind}-${number}`),
    ({ status }) => status === 303,
  );
}

async function draw(player: Caller, event: number, numbers: readonly number[], stake: string) {
  const page = await openGame(house, player, 'lotteries');
  const answer = await page.send(
    { event: String(event), number: numbers.map(String), stake },
    `numbers-${numbers.join('-')}`,
  );
  expect(answer.status).toBe(303);
}

const rule = async (game: Game, event: number, ruling: Ruling) => {
  const { seed } = house.world;
  await house.db.transaction((tx) => ruleGame(tx, { seed, game, event, ruling, at: Date.now() }));
  house.outbox.wake();
};

const allSettled = (player: Caller, count: number) =>
  eventually(
    () => betsOf(player, 'status=settled'),
    (bets) => bets.length === count,
  );

/** What went out of and into the player's money by the ledger, by the kind of the movement. Units: smallest units. */
async function ledgerOf(playerId: string): Promise<Record<string, number>> {
  const { rows } = await house.db.execute<{ kind: string; amount: number }>(sql`
    select kind, sum(amount)::bigint as amount from ledger_entries where account = ${`player:${playerId}:available`} group by kind`);
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}

test('an open bet on a race and one on a draw stand in the history with what they are on, newest first', async () => {
  const player = await signUpPlayer(house.url);
  const race = quietRace(house);
  const [first] = race.runners;
  const event = openDraws(feedNow(house))[1] ?? 0;
  await back(player, race, 1, '5', 'each_way');
  await draw(player, event, [7, 3], '2');
  const { data, counts, pagination } = await list(player, 'status=open');
  expect([counts, pagination.total]).toEqual([{ open: 2, settled: 0 }, 2]);
  const [onDraw, onRace] = data.map((bet: unknown) => Bet.parse(bet)) as [Bet, Bet];
  expect(onRace).toMatchObject({
    type: 'single',
    game: 'horse_racing',
    status: 'waiting_results',
    result: 'no_results',
    stake: 1_000,
    open_stake: 1_000,
    win_amount: null,
    to_cashout: null,
    cash_out_reason: 'off',
    selections: [
      {
        status: 'open',
        market: { id: 'each_way', name: 'Each way' },
        outcome: { id: '1', name: first?.name },
        match: {
          sport_key: 'horse_racing',
          name: race.course,
          start_time: house.world.realTime(offTime(race)),
        },
        why: null,
      },
    ],
  });
  expect(onRace.potential_return).toBeGreaterThan((500 * onRace.odds) / 10_000);
  expect(onDraw).toMatchObject({
    game: 'lotteries',
    odds: 640_000,
    potential_return: 12_800,
    selections: [
      {
        market: { id: 'numbers', name: 'Numbers chosen' },
        outcome: { name: '3 · 7' },
        match: { name: `Draw ${event}`, start_time: house.world.realTime(drawTime(event)) },
      },
    ],
  });
  const [german] = await betsOf(player, `ref=${onRace.ref}`, 'de');
  expect(german?.selections[0]?.market.name).toBe('Sieg und Platz');
  expect(await betsOf(player, 'status=settled')).toEqual([]);
  expect(await betsOf(await signUpPlayer(house.url), `ref=${onRace.ref}`)).toEqual([]);
  const open = (await messagesTo(player.id)).filter((message) => message.event === 'bet_changed');
  expect(open.map(({ bet }) => [bet.id, bet.status])).toEqual([
    [onRace.id, 'waiting_results'],
    [onDraw.id, 'waiting_results'],
  ]);
});

test('settled bets say their result and why, in the list, on the channel of the player and by their filters', async () => {
  const player = await signUpPlayer(house.url);
  const race = quietRace(house);
  const finish = finishOf(house.world.seed, race);
  const [winner = 0] = finish[0] ?? [];
  const [second = 0] = finish[1] ?? [];
  const [last = 0] = finish.at(-1) ?? [];
  await back(player, race, winner, '5');
  await back(player, race, second, '5', 'each_way');
  await back(player, race, last, '5');
  jumpTo(house, resultTime(race) + 1);
  const [lost, placed, won] = await allSettled(player, 3);
  const runners = race.runners.length;
  const winnerName = race.runners.find(({ number }) => number === winner)?.name;
  expect(won).toMatchObject({ status: 'done', result: 'win_entire', win_amount: won?.potential_return });
  expect(won?.selections[0]).toMatchObject({
    status: 'won',
    why: { result: `First of ${runners}`, rule: 'A win bet pays if its runner comes first.' },
  });
  expect(placed?.selections[0]?.why).toMatchObject({
    result: `Position 2 of ${runners}, won by ${winnerName}`,
    rule: expect.stringMatching(/^Each way: 1\/\d of the odds/),
  });
  const isEven = (placed?.win_amount ?? 0) >= 1_000;
  expect(placed).toMatchObject({
    result: isEven ? 'refund_half_win_other' : 'refund_half_lose_other',
    selections: [{ status: isEven ? 'half_won' : 'half_lost' }],
  });
  expect(lost).toMatchObject({ result: 'lose_entire', win_amount: 0, selections: [{ status: 'lost' }] });
  const ids = async (query: string) => (await betsOf(player, query)).map(({ id }) => id);
  const wins = [...(isEven ? [placed?.id] : []), won?.id];
  expect(await ids('status=settled&result=win')).toEqual(wins);
  expect(await ids('result=lose')).toEqual([lost?.id, ...(isEven ? [] : [placed?.id])]);
  expect(await ids('result=refund')).toEqual([]);
  expect(await ids('excluded_statuses=done')).toEqual([]);
  expect(await ids('excluded_statuses=waiting_results,rejected')).toHaveLength(3);
  expect(await ids('status=open')).toEqual([]);
  expect(await ids('match_id=1')).toEqual([]);
  // Counts each bet once: messages carry the state at sending, so a placement sent late says done as well.
  const done = (await messagesTo(player.id)).flatMap((message) =>
    message.event === 'bet_changed' && message.bet.status === 'done' ? [message.bet.id] : [],
  );
  expect(new Set(done)).toEqual(new Set([lost?.id, placed?.id, won?.id]));
});

test('bets on matches, races and draws share the pages of the history in the order in which they were placed', async () => {
  const player = await signUpPlayer(house.url);
  const race = quietRace(house);
  const event = openDraws(feedNow(house))[1] ?? 0;
  const onMatch = async () => {
    const selections = [pinned(house, quietMatch(house))];
    expect((await player.post('/book/bets', placementOf([{ selections, stake: 100 }]))).status).toBe(200);
  };
  await onMatch();
  await back(player, race, 1, '1');
  await onMatch();
  await draw(player, event, [1], '1');
  const all = await betsOf(player);
  expect(all.map(({ game }) => game ?? 'match')).toEqual(['lotteries', 'match', 'horse_racing', 'match']);
  const pages = await Promise.all([1, 2, 3].map((page) => list(player, `page=${page}&limit=2`)));
  expect(pages.flatMap(({ data }) => data.map(({ id }: Bet) => id))).toEqual(all.map(({ id }) => id));
  expect(pages[0].pagination).toEqual({ total: 4, page: 1, limit: 2, last_page: 2 });
});

test('stakes and winnings stand in the ledger under their own words, and the statistics are its sums', async () => {
  const player = await signUpPlayer(house.url);
  const race = quietRace(house);
  const [winner = 0] = finishOf(house.world.seed, race)[0] ?? [];
  const event = openDraws(feedNow(house))[1] ?? 0;
  const [drawn = 0] = drawNumbers(house.world.seed, event);
  await back(player, race, winner, '10', 'each_way');
  await back(player, race, race.runners.find(({ number }) => number !== winner)?.number ?? 0, '4');
  await draw(player, event, [drawn], '3');
  expect(await ledgerOf(player.id)).toMatchObject({ game_stake: -2_700 });
  const open = (await player.get('/book/bets/statistics?days=7')).body;
  expect([open.bets_sum, open.wins_sum, open.bets_count]).toEqual([0, 0, 0]);
  jumpTo(house, Math.max(resultTime(race), drawTime(event)) + 1);
  const settled = await allSettled(player, 3);
  const ledger = await ledgerOf(player.id);
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
  await expectLedgerLaws(house.db);
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
  await draw(player, event, [numbers[0] ?? 0], '10');
  await draw(player, event, [missed], '10');
  jumpTo(house, drawTime(event) + 1);
  const bets = await allSettled(player, 2);
  const won = bets.find(({ result }) => result === 'win_entire');
  const sorted = numbers.toSorted((a, b) => a - b).join(' · ');
  for (const bet of bets) expect(bet.selections[0]?.why?.result).toBe(`Drawn: ${sorted}`);
  const news = (await told(player)).filter(({ type }) => type !== 'welcome');
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
  await back(player, race, winner, '5');
  await rule('horse_racing', race.index, { kind: 'void' });
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
  expect((await told(player))[0]).toMatchObject({ type: 'bet_void', object_ref: voided?.ref });
  expect((await betsOf(player, 'result=refund')).map(({ id }) => id)).toEqual([voided?.id]);
  const statistics = async () => (await player.get('/book/bets/statistics')).body;
  expect(await statistics()).toMatchObject({ bets_sum: 500, wins_sum: 500, bets_count: 1 });

  const others = order.filter((number) => number !== winner && number !== second);
  const finish = [[winner, second], ...others.map((number) => [number])];
  await rule('horse_racing', race.index, { kind: 'finish', finish, nonRunners: [] });
  const [tied] = await betsOf(player);
  expect(tied).toMatchObject({ result: 'win_entire', selections: [{ status: 'won' }] });
  expect(tied?.selections[0]?.why).toMatchObject({
    result: `First of ${race.runners.length} (dead heat)`,
    rule: expect.stringContaining('Dead heat: '),
  });
  expect((await told(player))[0]).toMatchObject({ type: 'bet_corrected', object_ref: tied?.ref });
  expect(await statistics()).toMatchObject({ bets_sum: 500, wins_sum: tied?.win_amount, bets_count: 1 });

  await rule('horse_racing', race.index, {
    kind: 'finish',
    finish: [[second], ...others.map((number) => [number])],
    nonRunners: [winner],
  });
  const [out] = await betsOf(player);
  expect(out).toMatchObject({ result: 'refund_entire', selections: [{ why: { result: 'Non-runner' } }] });
  const ledger = await ledgerOf(player.id);
  expect((ledger.game_payout ?? 0) + (ledger.reversal ?? 0)).toBe(500);
  const changes = await eventually(
    async () =>
      (await messagesTo(player.id)).flatMap((message) =>
        message.event === 'bet_changed' ? [message.bet] : [],
      ),
    (all) => all.length === 4,
  );
  expect(changes.at(-1)).toEqual(out);
  await expectLedgerLaws(house.db);
});

test('a bet on a race is not cashed out, whoever asks', async () => {
  const player = await signUpPlayer(house.url);
  await back(player, quietRace(house), 1, '5');
  const [bet] = await betsOf(player);
  const order = { bet_id: bet?.id, to_cashout: 500 };
  const answer = await player.post('/book/bets/cashout', order);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await betsOf(player)).toEqual([bet]);
});
