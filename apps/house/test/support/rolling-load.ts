import { setTimeout as pause } from 'node:timers/promises';
import type { Placement, PlacementSelection } from '@touchline/contract';
import { FRESH } from './fresh.ts';
import { type Answer, type Caller, callerOf, placementOf, signUpPlayer } from './house.ts';
import { LOAD_STAKE } from './placement-load.ts';

const ASK_MS = 100;
/** How long a house counts as ready after it said so: a balancer sends nothing on the word of a second ago. */
const BELIEVED_MS = 500;
/** What a client waits before it asks the next house: a house that is not there refuses at once. */
const AGAIN_MS = 100;
/** Twice the time that a bet may wait for the next leader. */
const GIVE_UP_MS = 12_000;

/** A player who is signed in at each of the houses. */
export interface RollingPlayer {
  readonly id: string;
  readonly at: readonly Caller[];
}

/** A request of the load, where it was sent, and what came of it. */
export interface RollingPlacement {
  readonly player: RollingPlayer;
  readonly placement: Placement;
  /** It went to a house that had just said that it is ready; any other goes to each house in turn, ready or not. */
  readonly isBalanced: boolean;
  /** One for each time that it was not taken: the error code (the status of a house that starts), or `none` where there was no answer. */
  readonly refusals: (number | 'none')[];
  /** Bets that the answer named; null while there is none. */
  betIds: readonly string[] | null;
}

/** Signs a player up at the first house, and in at the others. */
export async function signUpAtEach(urls: readonly string[]): Promise<RollingPlayer> {
  const [first = '', ...others] = urls;
  const player = await signUpPlayer(first);
  const elsewhere = others.map(callerOf);
  for (const caller of elsewhere)
    await caller.post('/platform/users/sign_in', { email: player.email, password: 'correct horse' });
  return { id: player.id, at: [player, ...elsewhere] };
}

/** Asks the houses at short intervals whether they are ready, as a balancer does. */
export function watchReadiness(urls: readonly string[]) {
  /** When each was asked that was ready at its last word. */
  const readyAt = urls.map(() => 0);
  const isReady = (nth: number) => Date.now() - (readyAt[nth] ?? 0) < BELIEVED_MS;
  /** Every reason for which a house was not ready; `none`: it did not answer. */
  const reasons = urls.map(() => new Set<string>());
  const ask = async (nth: number) => {
    const askedAt = Date.now();
    const answer = await fetch(`${urls[nth]}/readyz`).catch(() => null);
    readyAt[nth] = answer?.status === 200 ? askedAt : 0;
    const reason = answer === null ? 'none' : ((await answer.json()) as { reason?: string }).reason;
    if (reason !== undefined) reasons[nth]?.add(reason);
  };
  const timer = setInterval(() => {
    for (const nth of urls.keys()) void ask(nth).catch(() => undefined);
  }, ASK_MS);
  return { isReady, reasons, stop: () => clearInterval(timer) };
}

/** Sends a request to one house and, where that does not take it, by the same request id to the next one. */
async function send(sent: RollingPlacement, first: number): Promise<void> {
  const until = Date.now() + GIVE_UP_MS;
  for (let nth = first; Date.now() < until; nth += 1) {
    const caller = sent.player.at[nth % sent.player.at.length];
    const posted = caller?.post('/book/bets', sent.placement, sent.isBalanced ? FRESH : {});
    const answer: Answer | null = (await posted?.catch(() => null)) ?? null;
    if (answer !== null && answer.status < 500) {
      if (answer.status === 401) throw new Error('A house does not know the session of the other one.');
      sent.betIds = (answer.body.bets ?? []).map((bet: { id: string }) => bet.id);
      return;
    }
    sent.refusals.push(answer === null ? 'none' : (answer.body.code ?? answer.status));
    await pause(AGAIN_MS);
  }
}

/** Places bets at a steady pace at several houses, whatever becomes of the houses. */
export function startRollingLoad(
  players: readonly RollingPlayer[],
  selections: readonly PlacementSelection[],
  { perSecond, isReady }: { perSecond: number; isReady: (nth: number) => boolean },
) {
  const sent: RollingPlacement[] = [];
  const running = new Set<Promise<void>>();
  const faults: unknown[] = [];
  const next = () => {
    const turn = sent.length;
    const player = players[turn % players.length];
    const selection = selections[turn % selections.length];
    if (!player || !selection) throw new Error('A load has players and selections.');
    const bets = [{ selections: [selection], stake: LOAD_STAKE }];
    const placement = placementOf(bets, undefined, { accept_odds_change: 'any' });
    const houses = player.at.length;
    const inTurn = (turn >> 1) % houses;
    const ready = [inTurn, (inTurn + 1) % houses].find(isReady);
    const isBalanced = turn % 2 === 0 && ready !== undefined;
    const one: RollingPlacement = { player, placement, isBalanced, refusals: [], betIds: null };
    sent.push(one);
    const run = send(one, isBalanced ? ready : inTurn)
      .catch((fault: unknown) => faults.push(fault))
      .then(() => void running.delete(run));
    running.add(run);
  };
  const timer = setInterval(next, 1_000 / perSecond);
  return {
    sent: sent as readonly RollingPlacement[],
    /** Sends no more, and ends when every request has an answer. Errors: what no placement should meet. */
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      if (faults.length > 0) throw faults[0];
    },
  };
}
