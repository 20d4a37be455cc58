import type { Placement, PlacementSelection } from '@touchline/contract';
import { type Caller, eventually, placementOf } from './house.ts';

/** A request that was sent, and the ids of the bets that its answer named; null while nobody has seen an answer. */
export interface SentPlacement {
  readonly player: Caller & { readonly id: string };
  readonly placement: Placement;
  betIds: readonly string[] | null;
}

/** Stake of each bet of the load: 1 EUR. */
export const LOAD_STAKE = 100;

/** Selections before and in play, so that bets are taken at once and after their delay. */
export async function loadSelections(caller: Caller): Promise<PlacementSelection[]> {
  const lists = await Promise.all(
    ['match_status=0&sort_by=-start_time', 'match_status=1'].map((query) =>
      caller.get(`/book/matches?type=match&bettable=1&${query}`),
    ),
  );
  return lists.flatMap(({ body }) =>
    body.data
      .filter((match: { main_market: { id: string } | null }) => match.main_market?.id === '1')
      .slice(0, 6)
      .map(
        ({ id, main_market }: { id: string; main_market: { outcomes: { id: string; odds: number }[] } }) => ({
          match_id: id,
          market_id: '1',
          specifier: '',
          outcome_id: main_market.outcomes[0]?.id,
          odds: main_market.outcomes[0]?.odds,
        }),
      ),
  );
}

/** Sends a request; what is no answer of the house to it (a lost connection, a house that starts) leaves it without one. */
async function send(sent: SentPlacement): Promise<void> {
  const answer = await sent.player.post('/book/bets', sent.placement).catch(() => null);
  if (answer === null || answer.status === 503) return;
  if (answer.status >= 500) throw new Error(`A placement was answered with ${answer.status}.`);
  sent.betIds = (answer.body.bets ?? []).map((bet: { id: string }) => bet.id);
}

/** Asks again, by the same request, until there is an answer. */
export const untilAnswered = (sent: SentPlacement): Promise<unknown> =>
  eventually(
    async () => {
      if (sent.betIds === null) await send(sent);
      return sent.betIds;
    },
    (betIds) => betIds !== null,
  );

/**
 * Sends placements at a pace, whether the ones before were answered or not, as players do.
 * Units: `perSecond` requests, one bet each, of each player in turn.
 */
export function startLoad(
  players: readonly SentPlacement['player'][],
  selections: readonly PlacementSelection[],
  perSecond: number,
) {
  const sent: SentPlacement[] = [];
  const running = new Set<Promise<void>>();
  const faults: unknown[] = [];
  const next = () => {
    const player = players[sent.length % players.length];
    const selection = selections[sent.length % selections.length];
    if (!player || !selection) throw new Error('A load has players and selections.');
    const placement = placementOf([{ selections: [selection], stake: LOAD_STAKE }], undefined, {
      accept_odds_change: 'any',
    });
    const one: SentPlacement = { player, placement, betIds: null };
    sent.push(one);
    const run = send(one)
      .catch((fault: unknown) => faults.push(fault))
      .then(() => void running.delete(run));
    running.add(run);
  };
  const answers = () => sent.filter(({ betIds }) => betIds !== null).length;
  const startedAt = performance.now();
  const timer = setInterval(next, 1_000 / perSecond);
  return {
    sent: sent as readonly SentPlacement[],
    /** Resolves when so many requests were answered. */
    answered: (count: number) => eventually(answers, (seen) => seen >= count),
    sofar: () => ({ answers: answers(), ms: performance.now() - startedAt }),
    /** Sends no more. Errors: the first answer that no placement should have. */
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      if (faults.length > 0) throw faults[0];
    },
  };
}
