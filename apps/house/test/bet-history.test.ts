import { Bet } from '@touchline/contract';
import { BetStatistics } from '@touchline/contract/http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleMissed } from '../src/commands/settle-bets.ts';
import type { MatchRecord } from '../src/feed/world.ts';
import {
  bettableMatches,
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

const DAY_MS = 86_400_000;
let house: TestHouse;
let used = 0;

beforeAll(async () => {
  house = await startTestHouse({ betDelayMs: 0 });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const freshMatch = () => quietMatch(house, used++);
const list = async (player: Caller, query = '') => (await player.get(`/book/bets?${query}`)).body;

async function placed(player: Caller, match = freshMatch(), stake = 1_000): Promise<string> {
  const selections = [pinned(house, match)];
  return (await player.post('/book/bets', placementOf([{ selections, stake }]))).body.bets[0].id;
}

async function settled(player: Caller, result: 'won' | 'lost' | 'void', stake = 1_000): Promise<string> {
  const match = freshMatch();
  const id = await placed(player, match, stake);
  house.world.control.settle(match.id, `${match.id}/1/`, { '1': result });
  await eventually(
    () => list(player, 'status=settled'),
    ({ data }) => data.some((bet: { id: string }) => bet.id === id),
  );
  return id;
}

test('a bet is found by its reference, however it is written, and only by its player', async () => {
  const player = await signUpPlayer(house.url);
  const id = await placed(player);
  await placed(player);
  const [{ ref }] = (await list(player, `ref=${id}`)).data;
  expect(ref).toMatch(/^T-\w{4}-\w{4}-\w{4}$/);
  for (const written of [ref, ref.toLowerCase(), ref.replaceAll('-', ' '), ref.slice(2), ` ${id} `]) {
    const found = await list(player, `ref=${encodeURIComponent(written)}`);
    expect(found.data.map((bet: { id: string }) => bet.id)).toEqual([id]);
  }
  expect((await list(player, 'ref=T-0000-0000-0000')).data).toEqual([]);
  expect((await list(await signUpPlayer(house.url), `ref=${ref}`)).data).toEqual([]);
});

test('the bets on a match are those with a selection of it, and only of their player', async () => {
  const player = await signUpPlayer(house.url);
  const [match, other] = [freshMatch(), freshMatch()];
  const single = await placed(player, match);
  await placed(player, other);
  const selections = [pinned(house, match), pinned(house, other)];
  const double = (await player.post('/book/bets', placementOf([{ selections }]))).body.bets[0].id;
  const idsOn = async (who: Caller, matchId: string) =>
    (await list(who, `match_id=${matchId}`)).data.map((bet: { id: string }) => bet.id);
  expect((await idsOn(player, match.id)).toSorted()).toEqual([single, double].toSorted());
  expect(await idsOn(player, '999999')).toEqual([]);
  expect(await idsOn(await signUpPlayer(house.url), match.id)).toEqual([]);
});

test('several statuses are left out at once, with spaces beside the commas too', async () => {
  const player = await signUpPlayer(house.url);
  await settled(player, 'won');
  const open = await placed(player);
  const ids = async (query: string) => (await list(player, query)).data.map((bet: { id: string }) => bet.id);
  expect(await ids('excluded_statuses=done,cashed_out,withdrawn')).toEqual([open]);
  expect(await ids('excluded_statuses=done, waiting_results')).toEqual([]);
  expect((await player.get('/book/bets?excluded_statuses=nothing')).status).toBe(422);
});

test('pages of bets that were placed in the same instant hold each of them once', async () => {
  const player = await signUpPlayer(house.url);
  const selections = [pinned(house, freshMatch())];
  const bets = Array.from({ length: 9 }, () => ({ selections, stake: 100 }));
  await player.post('/book/bets', placementOf(bets));
  const pages = await Promise.all([1, 2, 3].map((page) => list(player, `limit=3&page=${page}`)));
  const ids = pages.flatMap(({ data }) => data.map((bet: { id: string }) => bet.id));
  expect(new Set(ids).size).toBe(9);
  expect((await list(player)).data.map((bet: { id: string }) => bet.id)).toEqual(ids);
});

test('statistics sum what was settled, by day, in one currency', async () => {
  const player = await signUpPlayer(house.url);
  await settled(player, 'won', 1_000);
  await settled(player, 'lost', 500);
  await settled(player, 'void', 300);
  await placed(player, freshMatch(), 700);
  const old = await settled(player, 'won', 200);
  await house.db.execute(sql`update bets set settled_at = ${Date.now() - 3 * DAY_MS} where id = ${old}`);
  const read = async (query: string) =>
    BetStatistics.parse((await player.get(`/book/bets/statistics?${query}`)).body);
  const week = await read('days=7');
  expect(week).toMatchObject({ currency: 'EUR', bets_sum: 2_000, wins_sum: 2_700, bets_count: 4 });
  expect(week.days).toHaveLength(7);
  expect(week.days.at(-1)).toMatchObject({ staked: 1_800, won: 2_300 });
  expect(week.days.at(-4)).toMatchObject({ staked: 200, won: 400 });
  expect(week.days.at(-2)).toMatchObject({ staked: 0, won: 0 });
  expect(week.period.from).toBe(week.days[0]?.from);
  expect(await read('days=1')).toMatchObject({ bets_sum: 1_800, bets_count: 3 });
  expect(await read('currency=USD')).toMatchObject({ currency: 'USD', bets_sum: 0, bets_count: 0 });
  expect((await player.get('/book/bets/statistics?days=367')).status).toBe(400);
});

test('days of the statistics start at midnight of the zone asked for, those of no zone in UTC', async () => {
  const player = await signUpPlayer(house.url);
  const startIn = async (zone: string, timeZone: string) => {
    const query = new URLSearchParams({ days: '1', ...(zone && { time_zone: zone }) });
    const { days } = BetStatistics.parse((await player.get(`/book/bets/statistics?${query}`)).body);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
    return clock.format(days[0]?.from);
  };
  expect(await startIn('Asia/Kolkata', 'Asia/Kolkata')).toBe('00:00');
  expect(await startIn('America/New_York', 'America/New_York')).toBe('00:00');
  expect(await startIn('Atlantis', 'UTC')).toBe('00:00');
  expect(await startIn('', 'UTC')).toBe('00:00');
});

/** A match in play whose main market is open. */
function playing(): MatchRecord {
  const match = bettableMatches(house, 1)[0];
  if (!match) throw new Error('There is always a match in play.');
  return match;
}

test('a decided selection says what was counted, when, and by which rule, in the language of the reader', async () => {
  const player = await signUpPlayer(house.url);
  const { match, id } = await eventually(
    async () => {
      const match = playing();
      const selections = [pinned(house, match)];
      const { body } = await player.post('/book/bets', placementOf([{ selections, stake: 1_000 }]));
      return { match, id: body.bets?.[0]?.id };
    },
    ({ id }) => id !== undefined,
  );
  house.world.control.settle(match.id, `${match.id}/1/`, { '1': 'void' });
  const find = async (locale: string) =>
    Bet.parse((await list(player, `locale=${locale}`)).data.find((bet: { id: string }) => bet.id === id));
  const bet = await eventually(
    () => find('en'),
    ({ status }) => status === 'done',
  );
  const { why, match: shown, settled_at } = bet.selections[0] ?? {};
  expect(why?.result).toContain(`Score ${shown?.score?.home}–${shown?.score?.away}`);
  expect(why?.rule).toMatch(/^This selection is void .* Settled on the score after 90 minutes/);
  expect(why?.at).toBe(settled_at);
  expect((await find('ar')).selections[0]?.why?.rule).toMatch(/[\u0600-\u06ff]/);
});

test('a selection that was decided while nobody listened says so as well', async () => {
  const player = await signUpPlayer(house.url);
  const ended = [...house.world.matches()].find(({ type, status }) => type === 'match' && status >= 3);
  const id = await placed(player);
  // As if it had been placed before that match ended.
  await house.db.execute(
    sql`update bet_selections set match_id = ${ended?.id}, market_key = ${`${ended?.id}/1/`} where bet_id = ${id}`,
  );
  await settleMissed(house);
  const [bet] = (await list(player)).data;
  expect(bet.status).toBe('done');
  const [home, away] = ended?.totalScore ?? [];
  expect(bet.selections[0].why.result).toBe(
    `Score ${home}–${away} (${ended?.periodScores.map((one) => `${one.home}–${one.away}`).join(', ')})`,
  );
});
