import type { EpochMs } from '@touchline/betting';
import type { WorldChange } from '#feed/world.ts';

/** A bet is looked at once in this time at the most. */
const LOOK_MS = 1_000;
/** Prices of matches move for so long after a look; the next one comes sooner. */
const FOLLOWED_MS = 10_000;
/** What a change brings about, such as a decided selection, is written within this time. */
const SETTLING_MS = 3_000;

/** Rules to sell a bet when its offer reaches an amount: looked at as the prices of its matches move. */
export interface CashOutRules {
  /** A bet has a rule now. */
  add(betId: string, matchIds: readonly string[]): void;
  remove(betId: string): void;
  note(change: WorldChange, now: EpochMs): void;
  /** Looks at the bets whose matches moved. */
  flush(now: EpochMs): void;
  /** Reads from the database which bets have a rule. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** `look` sells those of the bets that have reached their amount, and answers which have no rule any more. */
export function createCashOutRules(options: {
  readonly load: () => Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  readonly look: (betIds: readonly string[]) => Promise<readonly string[]>;
  /** Lets the prices of a match move for so long. Units: ms. */
  readonly follow: (matchId: string, ms: number) => void;
  readonly report: (what: string, error: unknown) => void;
}): CashOutRules {
  const { load, look, follow, report } = options;
  const matchesOf = new Map<string, ReadonlySet<string>>();
  const movedAt = new Map<string, EpochMs>();
  let lookedAt = 0;
  let looking: Promise<void> | null = null;

  const run = async (betIds: readonly string[]) => {
    try {
      for (const betId of await look(betIds)) matchesOf.delete(betId);
    } catch (error) {
      report('rules to cash out could not be followed', error);
    }
    looking = null;
  };

  const isMoving = (matchIds: ReadonlySet<string>) => [...matchIds].some((id) => movedAt.has(id));

  return {
    add: (betId, matchIds) => void matchesOf.set(betId, new Set(matchIds)),
    remove: (betId) => void matchesOf.delete(betId),
    note(change, now) {
      if (matchesOf.size > 0 && 'matchId' in change) movedAt.set(change.matchId, now);
    },
    flush(now) {
      if (looking || matchesOf.size === 0 || now - lookedAt < LOOK_MS) return;
      lookedAt = now;
      for (const id of new Set([...matchesOf.values()].flatMap((ids) => [...ids]))) follow(id, FOLLOWED_MS);
      for (const [id, at] of movedAt) if (now - at > SETTLING_MS) movedAt.delete(id);
      const due = [...matchesOf].flatMap(([betId, matchIds]) => (isMoving(matchIds) ? [betId] : []));
      if (due.length > 0) looking = run(due);
    },
    async resume() {
      for (const [betId, matchIds] of await load()) {
        if (matchesOf.has(betId)) continue;
        matchesOf.set(betId, matchIds);
        for (const id of matchIds) movedAt.set(id, lookedAt);
      }
    },
    async stop() {
      matchesOf.clear();
      await looking;
    },
  };
}
