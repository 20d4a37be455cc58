import type { BetStatus, PlacedBet, PlacementSelection, RefusedBet } from '@touchline/contract';
import {
  extension,
  flag,
  id,
  isRecord,
  list,
  object,
  oneOf,
  orNull,
  type Reader,
  text,
  whole,
} from './fields.ts';
import { readReason } from './refusal.ts';

/** Every status of a bet. Source: specification §3. */
export const betStatus = oneOf<BetStatus>({
  cashed_out: true,
  withdrawn: true,
  waiting_results: true,
  ready_to_process: true,
  done: true,
  cancelled: true,
  cashout_in_progress: true,
  submitted: true,
  rejected: true,
});

/** What is read of a bet that was placed: what the slip shows. `ref` is an extension, null without it. */
export type PlacedBetRead = Pick<
  PlacedBet,
  'bet_id' | 'id' | 'status' | 'is_vip' | 'selections' | 'custom_odds'
> & { ref: string | null };

/** An answer to a placement in which each bet that was sent is either placed or refused. */
export interface PlacementRead {
  readonly bets: readonly PlacedBetRead[];
  readonly refused: readonly RefusedBet[];
}

const placedBet = object<PlacedBetRead>({
  bet_id: id,
  id,
  status: betStatus,
  is_vip: flag,
  selections: list(
    object<PlacementSelection>({ match_id: id, market_id: id, specifier: text, outcome_id: id, odds: whole }),
  ),
  ref: extension<string | null>(text, null),
  custom_odds: extension(orNull(whole), null),
});

const refusedBet: Reader<RefusedBet> = (value) => {
  const betId = isRecord(value) ? id(value.bet_id) : undefined;
  const reason = readReason(value);
  return betId === undefined || reason === undefined ? undefined : { bet_id: betId, ...reason };
};

/** What was sent, so that an answer is read as the answer to it. */
export interface SentPlacement {
  readonly requestId: string;
  readonly betIds: readonly string[];
}

/** Reads the answer to a placement. Shape: undefined unless it says of each bet that was sent what became of it. */
export const readPlacement =
  ({ requestId, betIds }: SentPlacement): Reader<PlacementRead> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const named = text(value.request_id);
    if (named !== undefined && named !== requestId) return undefined;
    const bets = list(placedBet)(value.bets);
    const refused = list(refusedBet)(value.refused ?? []);
    if (!bets || !refused) return undefined;
    return isWhole({ bets, refused }, betIds) ? { bets, refused } : undefined;
  };

/** Tells whether each bet that was sent is placed or refused, and none is both; a later rejection stands in both lists. */
function isWhole({ bets, refused }: PlacementRead, betIds: readonly string[]): boolean {
  const standing = bets.filter(({ status }) => status !== 'rejected' && status !== 'cancelled');
  const decided = [...standing, ...refused].map((bet) => bet.bet_id);
  const named = new Set([...bets, ...refused].map((bet) => bet.bet_id));
  const isEach = named.size === betIds.length && betIds.every((betId) => named.has(betId));
  return isEach && new Set(decided).size === decided.length && isDistinct(bets);
}

const isDistinct = (bets: readonly PlacedBetRead[]): boolean =>
  new Set(bets.map((bet) => bet.bet_id)).size === bets.length;

/** What the backend says about a request: what became of it, or that it never arrived. */
export type RequestRead =
  | { readonly kind: 'known'; readonly result: PlacementRead }
  | { readonly kind: 'unknown' };

/** Reads the answer to the question about a request. Shape: undefined where it says nothing certain. */
export const readRequest =
  (sent: SentPlacement): Reader<RequestRead> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    if (value.known === false) return { kind: 'unknown' };
    const result = value.known === true ? readPlacement(sent)(value.result) : undefined;
    return result && { kind: 'known', result };
  };
