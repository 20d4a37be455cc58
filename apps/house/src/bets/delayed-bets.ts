import type { EpochMs } from '@touchline/betting';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { betSelections, bets } from '#db/schema.ts';
import type { MatchRecord, World, WorldChange } from '#feed/world.ts';
import { sportOf } from '../queries/present-tournament.ts';
import { type Decider, decideBet } from './decide-bet.ts';
import type { RefusalReason } from './refusal.ts';

/** A selection whose bet waits for the end of its delay. */
export interface DelayedLeg {
  readonly matchId: string;
  readonly marketKey: string;
}

/** Bets in play wait a moment before they are taken: what happens in it speaks against them. Bets of a trader are not among them. */
export interface DelayedBets {
  add(bet: { readonly id: string; readonly decidedBy: EpochMs; readonly legs: readonly DelayedLeg[] }): void;
  /** Looks for what speaks against a waiting bet, a suspension that is over by the end of the delay included. */
  note(change: WorldChange): void;
  /**
   * Takes up submitted bets that nobody waits for: from before the start, or because deciding failed. Only those that were due
   * before a moment, where others may belong to another house.
   */
  resume(dueBefore: EpochMs): Promise<void>;
  /** Forgets the timers; the bets stay submitted and are resumed by the next start. */
  stop(): Promise<void>;
}

/** Matches go on moving for so long after the delay, until the bet is decided. */
const LATE_MS = 5_000;

interface Waiting {
  readonly legs: readonly DelayedLeg[];
  readonly facts: ReadonlyMap<string, string>;
  readonly reasons: Map<number, RefusalReason>;
  readonly timer: NodeJS.Timeout;
}

/**
 * Goals and red cards of a match: when they differ after the delay, the bet was made on another match. Where points come
 * all the time, the price alone decides.
 */
function factsOf(world: World, match: MatchRecord | undefined): string {
  const score = match && sportOf(world, match.sportId).scoresOften ? null : match?.totalScore;
  return JSON.stringify([score, match?.extras?.red]);
}

/** What the world says against a bet at the end of its delay, beside what was noted during it. */
function reasonsAgainst(world: World, { legs, facts, reasons }: Waiting): RefusalReason[] {
  const all = new Map(reasons);
  for (const [leg, { matchId }] of legs.entries()) {
    const isOtherMatch = factsOf(world, world.match(matchId)) !== facts.get(matchId);
    if (isOtherMatch && !all.has(leg)) all.set(leg, { name: 'match_changed', leg });
  }
  return [...all.values()];
}

async function submittedBets(db: Database) {
  const rows = await db
    .select({
      id: bets.id,
      decidedBy: bets.decidedBy,
      matchId: betSelections.matchId,
      marketKey: betSelections.marketKey,
    })
    .from(bets)
    .innerJoin(betSelections, eq(betSelections.betId, bets.id))
    .where(and(eq(bets.status, 'submitted'), eq(bets.isVip, false)))
    .orderBy(asc(bets.createdAt), asc(betSelections.ordinal));
  return Map.groupBy(rows, (row) => row.id);
}

export function createDelayedBets(
  options: Decider & {
    readonly onDecided: () => void;
    readonly report: (what: string, error: unknown) => void;
  },
): DelayedBets {
  const { db, world, livePrices, now, onDecided, report } = options;
  const waiting = new Map<string, Waiting>();
  const running = new Set<Promise<void>>();

  const decide = async (id: string) => {
    const bet = waiting.get(id);
    if (!bet) return;
    await livePrices.ensure(bet.legs.map((leg) => leg.marketKey));
    waiting.delete(id);
    await decideBet(options, id, reasonsAgainst(world, bet));
    onDecided();
  };

  const start = (id: string) => {
    const run = decide(id)
      .catch((error: unknown) => {
        // Nobody waits for it any more: the next sweep takes it up.
        waiting.delete(id);
        report(`bet ${id} could not be decided`, error);
      })
      .finally(() => running.delete(run));
    running.add(run);
  };

  const add: DelayedBets['add'] = ({ id, decidedBy, legs }) => {
    for (const { matchId } of legs) world.follow(matchId, decidedBy - now() + LATE_MS);
    const timer = setTimeout(start, Math.max(0, decidedBy - now()), id);
    const facts = new Map(legs.map(({ matchId }) => [matchId, factsOf(world, world.match(matchId))]));
    waiting.set(id, { legs, facts, reasons: new Map(), timer });
  };

  return {
    add,
    note(change) {
      if (change.type !== 'markets' || !change.urgent || waiting.size === 0) return;
      const match = world.match(change.matchId);
      const suspended = new Set(change.marketKeys.filter((key) => match?.markets.get(key)?.status !== 1));
      for (const { legs, reasons } of waiting.values()) {
        for (const [leg, { marketKey }] of legs.entries()) {
          if (suspended.has(marketKey) && !reasons.has(leg)) reasons.set(leg, { name: 'suspended', leg });
        }
      }
    },
    async resume(dueBefore) {
      for (const [id, legs] of await submittedBets(db)) {
        const decidedBy = legs[0]?.decidedBy ?? 0;
        if (!waiting.has(id) && decidedBy < dueBefore) add({ id, decidedBy, legs });
      }
    },
    async stop() {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
      await Promise.all(running);
    },
  };
}
