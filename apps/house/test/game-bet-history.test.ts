import { Bet } from '@touchline/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawTime } from '../src/games/lottery/draw.ts';
import { openDraws } from '../src/games/lottery/shown-draws.ts';
import { finishOf } from '../src/games/racing/finish.ts';
import { offTime, resultTime } from '../src/games/racing/race.ts';
import { allSettled, back, betsOf, listBets, messagesTo, playNumbers } from './support/game-bets.ts';
import { feedNow, jumpTo, quietRace } from './support/games.ts';
import {
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

let house: TestHouse;

// A world that is put ahead plays all the matches in between.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  house = await startTestHouse({ dev: true });
}, START_LIMIT_MS);
afterAll(() => house?.end());

test('an open bet on a race and one on a draw stand in the history with what they are on, newest first', async () => {
  const player = await signUpPlayer(house.url);
  const race = quietRace(house);
  const [first] = race.runners;
  const event = openDraws(feedNow(house))[1] ?? 0;
  await back(house, player, { race, runner: 1, stake: '5', kind: 'each_way' });
  await playNumbers(house, player, { event, numbers: [7, 3], stake: '2' });
  const { data, counts, pagination } = await listBets(player, 'status=open');
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
  const open = (await messagesTo(house, player.id)).filter((message) => message.event === 'bet_changed');
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
  await back(house, player, { race, runner: winner, stake: '5' });
  await back(house, player, { race, runner: second, stake: '5', kind: 'each_way' });
  await back(house, player, { race, runner: last, stake: '5' });
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
  const done = (await messagesTo(house, player.id)).flatMap((message) =>
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
  await back(house, player, { race, runner: 1, stake: '1' });
  await onMatch();
  await playNumbers(house, player, { event, numbers: [1], stake: '1' });
  const all = await betsOf(player);
  expect(all.map(({ game }) => game ?? 'match')).toEqual(['lotteries', 'match', 'horse_racing', 'match']);
  const pages = await Promise.all([1, 2, 3].map((page) => listBets(player, `page=${page}&limit=2`)));
  expect(pages.flatMap(({ data }) => data.map((bet) => Bet.parse(bet).id))).toEqual(all.map(({ id }) => id));
  expect(pages[0]?.pagination).toEqual({ total: 4, page: 1, limit: 2, last_page: 2 });
});
