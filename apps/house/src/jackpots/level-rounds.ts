import { createHash, randomBytes } from 'node:crypto';
import type { EpochMs, MinorUnits } from '@touchline/betting';
import { contribute, newRound } from '@touchline/betting/bonus';
import type { jackpotContributions, jackpotLevels } from '#db/jackpots-schema.ts';
import type { Jackpot, JackpotLevel } from './jackpot.ts';

export type LevelRow = typeof jackpotLevels.$inferSelect;
export type WaitingContribution = Pick<
  typeof jackpotContributions.$inferSelect,
  'id' | 'betId' | 'playerId' | 'jackpotId' | 'stake'
>;

/** A level that a bet hit. Shape: round is the row as the bet found it. Units: amount in smallest units of its currency. */
export interface LevelHit {
  readonly round: LevelRow;
  readonly amount: MinorUnits;
  readonly contribution: WaitingContribution;
}

/** What contributions came to. Units: smallest units of the jackpot's currency. */
export interface AddedUp {
  readonly levels: readonly LevelRow[];
  readonly hits: readonly LevelHit[];
  /** Whole units that contributions moved into the pools. */
  readonly added: MinorUnits;
  /** Rounds that began, with what each was started with beside what it carries. */
  readonly starts: readonly RoundStart[];
}

export interface RoundStart {
  readonly code: string;
  readonly round: number;
  readonly amount: MinorUnits;
}

const SEED_BYTES = 32;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A seed of 256 bits, for one round. */
const freshSeed = () => randomBytes(SEED_BYTES).toString('hex');

/**
 * The first state of a round, by the terms of the file. What was declined before lies on top of start and max, so that the
 * amount in between is drawn from the same span.
 */
export function beginRound(
  { id: jackpotId, currency }: Pick<Jackpot, 'id' | 'currency'>,
  { code, ...terms }: Pick<JackpotLevel, 'code' | 'start' | 'max'>,
  of: {
    readonly round: number;
    readonly carried: MinorUnits;
    readonly remainder: number;
    readonly now: EpochMs;
  },
): LevelRow {
  const { round, carried, remainder, now } = of;
  const seed = freshSeed();
  const [start, max] = [terms.start + carried, terms.max + carried];
  return {
    jackpotId,
    code,
    currency,
    round,
    pool: start,
    remainder,
    seed,
    ...newRound(seed, { jackpotId, level: code, round }, { start, max }, sha256),
    start,
    max,
    startedAt: now,
    carried: 0,
  };
}

/**
 * Adds contributions to the levels of a jackpot in their order. A level takes part while the file has it active, in the
 * currency that its pool is in.
 */
export function addUp(
  jackpot: Jackpot,
  rows: readonly LevelRow[],
  waiting: readonly WaitingContribution[],
  now: EpochMs,
): AddedUp {
  const hits: LevelHit[] = [];
  const starts: RoundStart[] = [];
  let added = 0;
  const levels = rows.map((row) => {
    const level = jackpot.levels.find(({ code, isActive }) => isActive && code === row.code);
    if (!level || row.currency !== jackpot.currency) return row;
    const terms = { rate: jackpot.rate, share: level.share };
    let current = row;
    for (const contribution of waiting) {
      const { pool: amount, remainder, drop } = current;
      const { pool, won } = contribute({ amount, remainder }, contribution.stake, terms, {
        start: level.start,
        drop,
      });
      added += (won ?? pool.amount) - amount;
      if (won === null) current = { ...current, pool: pool.amount, remainder: pool.remainder };
      else {
        hits.push({ round: current, amount: won, contribution });
        const { round, carried } = current;
        current = beginRound(jackpot, level, {
          round: round + 1,
          carried,
          remainder: pool.remainder,
          now,
        });
        starts.push({ code: row.code, round: round + 1, amount: level.start });
      }
    }
    return current;
  });
  return { levels, hits, added, starts };
}
