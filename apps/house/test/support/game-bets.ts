import { Bet, type Notification } from '@touchline/contract';
import { type UserMessage, userChannel } from '@touchline/contract/channels';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { ruleGame } from '../../src/commands/rule-game.ts';
import type { Game } from '../../src/games/game-bet.ts';
import type { Race } from '../../src/games/racing/race.ts';
import type { Ruling } from '../../src/games/ruling.ts';
import { openGame, runnerFields } from './games.ts';
import { type Caller, eventually, type TestHouse } from './house.ts';

type BetList = { data: unknown[]; counts: Record<string, number>; pagination: Record<string, number> };

export const listBets = async (player: Caller, query = '', locale = 'en'): Promise<BetList> =>
  (await player.get(`/book/bets?${query}&locale=${locale}`)).body;

export const betsOf = async (player: Caller, query = '', locale = 'en'): Promise<Bet[]> =>
  (await listBets(player, query, locale)).data.map((bet) => Bet.parse(bet));

export const toldTo = async (player: Caller): Promise<Notification[]> =>
  (await player.get('/book/notifications')).body.data;

export const messagesTo = async (house: TestHouse, playerId: string): Promise<UserMessage[]> =>
  (await house.port.history(userChannel(playerId), 50)).publications.map(({ data }) => data as UserMessage); // nothing else is published there

/** Backs a runner through the page of the races. */
export async function back(
  house: TestHouse,
  player: Caller,
  {
    race,
    runner,
    stake,
    kind = 'win',
  }: { race: Race; runner: number; stake: string; kind?: 'win' | 'each_way' },
) {
  const page = await openGame(house, player, 'horse_racing');
  // A price that moves between the look and the request is refused.
  await eventually(
    () => page.send({ ...runnerFields(house, race, runner), kind, stake }, `request-${kind}-${runner}`),
    ({ status }) => status === 303,
  );
}

/** Plays numbers through the page of the draws. */
export async function playNumbers(
  house: TestHouse,
  player: Caller,
  { event, numbers, stake }: { event: number; numbers: readonly number[]; stake: string },
) {
  const page = await openGame(house, player, 'lotteries');
  const answer = await page.send(
    { event: String(event), number: numbers.map(String), stake },
    `numbers-${numbers.join('-')}`,
  );
  expect(answer.status).toBe(303);
}

/** Says how a race or a draw ended, as an operator. */
export async function rule(house: TestHouse, game: Game, event: number, ruling: Ruling) {
  const { seed } = house.world;
  await house.db.transaction((tx) =>
    ruleGame({ ...house, db: tx }, { seed, game, event, ruling, at: Date.now() }),
  );
  house.outbox.wake();
}

export const allSettled = (player: Caller, count: number) =>
  eventually(
    () => betsOf(player, 'status=settled'),
    (bets) => bets.length === count,
  );

/** What went out of and into the player's money by the ledger, by the kind of the movement. Units: smallest units. */
export async function ledgerOf(house: TestHouse, playerId: string): Promise<Record<string, number>> {
  const { rows } = await house.db.execute<{ kind: string; amount: number }>(sql`
    select kind, sum(amount)::bigint as amount from ledger_entries where account = ${`player:${playerId}:available`} group by kind`);
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}
