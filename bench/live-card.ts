import type { MatchDetail } from '@touchline/contract';
import type { CardMessage, WireState } from '@touchline/contract/channels';

const STATE: WireState = {
  st: 1,
  sg: 6,
  ck: null,
  sc: [0, 0],
  ps: [],
  rd: [0, 0],
  yl: [0, 0],
  cn: [0, 0],
  mc: 2,
};

/** The card of a match in play at its `v`th change: each price as the match told it first, and `moved` (ten-thousandths) more. */
export function movedCard(match: MatchDetail, v: number, moved: number): CardMessage {
  return {
    event: 'match_changed',
    v,
    ts: Date.now(),
    id: match.id,
    pr: match.provider,
    state: STATE,
    m: match.top_markets.map(({ id, specifier, outcomes }) => ({
      id,
      sp: specifier,
      st: 1,
      mb: 1,
      o: outcomes.map((one) => [one.id, one.odds + moved, 1]),
    })),
  };
}
