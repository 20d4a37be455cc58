import type { Bet } from '@touchline/contract';
import type { RunningHouse } from '../../src/app.ts';
import type { MatchRecord } from '../../src/feed/world.ts';
import { bettableMatches, type Caller, eventually, pinned, placementOf } from './house.ts';

/** A bet of a player as the history shows it. */
export async function betOf(player: Caller, id: string): Promise<Bet> {
  const { body } = await player.get('/book/bets');
  return body.data.find((bet: Bet) => bet.id === id);
}

/** The bet once it has left the states in which the house works on it. */
export const decidedBet = (player: Caller, id: string): Promise<Bet> =>
  eventually(
    () => betOf(player, id),
    ({ status }) => status !== 'submitted' && status !== 'cashout_in_progress',
  );

/** Places one bet on the main market of each match at 2.00 and answers its id once it waits for its result. */
export async function placeBet(
  house: RunningHouse,
  player: Caller,
  matches: readonly MatchRecord[],
  more: { readonly stake?: number; readonly system_id?: string } = {},
): Promise<string> {
  const { stake = 1_000, ...rest } = more;
  const placement = placementOf([{ selections: matches.map((match) => pinned(house, match)), stake }]);
  const bets = placement.bets.map((bet) => ({ ...bet, ...rest }));
  const { status, body } = await player.post('/book/bets', { ...placement, bets });
  if (status !== 200) throw new Error(`The bet was refused: ${JSON.stringify(body)}`);
  const { id } = body.bets[0];
  await decidedBet(player, id);
  return id;
}

let sales = 0;

/** Orders a sale at an offer. */
export const sell = (player: Caller, betId: string, toCashout: number, more: object = {}) => {
  sales += 1;
  const request_id = `sale-${process.pid}-${sales}`;
  return player.post('/book/bets/cashout', { bet_id: betId, to_cashout: toCashout, request_id, ...more });
};

/** Moves the price of the first outcome of the main market. */
export const movePrice = (house: RunningHouse, match: MatchRecord, odds: number) =>
  house.world.control.movePrice(match.id, `${match.id}/1/`, '1', odds);

export const suspend = (house: RunningHouse, match: MatchRecord, on = true) =>
  house.world.control.suspend(match.id, `${match.id}/1/`, on);

/** Matches in play in their first hour, so that their main market stays open. */
const playingMatches = (house: RunningHouse) =>
  bettableMatches(house, 1).filter(({ clock }) => clock !== null && !clock.stopped && clock.matchTime < '60');

export function playingMatch(house: RunningHouse, except: ReadonlySet<string> = new Set()): MatchRecord {
  const match = playingMatches(house).find(({ id }) => !except.has(id));
  if (!match) throw new Error('No further match is in play.');
  return match;
}
