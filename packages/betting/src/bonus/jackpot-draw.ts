import { invariant } from '../invariant.ts';
import type { MinorUnits } from '../money.ts';
import { type Rational, timesFloor } from '../rational.ts';
import { drawnBelow } from './draw.ts';
import type { BasisPoints } from './rule.ts';

/** What stakes add to a jackpot, never charged to the player. Units: rate in parts per million of the stake. */
export type Contribution = { readonly rate: number; readonly share: BasisPoints };

/** The pool of a level. Units: amount in minor units, remainder in parts of REMAINDER_PARTS of a minor unit, below one. */
export type LevelPool = { readonly amount: MinorUnits; readonly remainder: number };

/** What a level begins with, and below which amount it drops. Units: minor units, 0 ≤ start < max. */
export type LevelTerms = { readonly start: MinorUnits; readonly max: MinorUnits };

/** One run of a level, from a reset to its hit. Shape: round counts the resets. */
export type LevelRound = { readonly jackpotId: string; readonly level: string; readonly round: number };

/** SHA-256 of a text as UTF-8, in hexadecimal, small letters. */
export type Sha256 = (text: string) => string;

/** Parts of a minor unit that a remainder counts: parts per million of hundredths of a per cent. */
export const REMAINDER_PARTS = 10_000_000_000;

/**
 * The pool after the contribution of a stake: what is less than a unit is carried.
 * Units: stake in minor units of the jackpot's currency, own money of an accepted bet.
 * Source: vectors in fixtures/betting/jackpot.json.
 */
export function withContribution(
  { amount, remainder }: LevelPool,
  stake: MinorUnits,
  { rate, share }: Contribution,
): LevelPool {
  const parts = BigInt(stake) * BigInt(rate) * BigInt(share) + BigInt(remainder);
  const whole = BigInt(REMAINDER_PARTS);
  return { amount: amount + Number(parts / whole), remainder: Number(parts % whole) };
}

/**
 * The pool after a bet, and what the bet wins: the whole pool where its contribution takes it to the drop.
 * Shape: a hit resets the pool to its start and keeps the remainder.
 */
export function contribute(
  pool: LevelPool,
  stake: MinorUnits,
  contribution: Contribution,
  { start, drop }: Pick<LevelTerms, 'start'> & { readonly drop: MinorUnits },
): { readonly pool: LevelPool; readonly won: MinorUnits | null } {
  const grown = withContribution(pool, stake, contribution);
  const isGrown = grown.amount !== pool.amount || grown.remainder !== pool.remainder;
  if (!isGrown || grown.amount < drop) return { pool: grown, won: null };
  return { pool: { amount: start, remainder: grown.remainder }, won: grown.amount };
}

/** The text whose digest draws the drop of a round. */
export function dropText(seed: string, { jackpotId, level, round }: LevelRound): string {
  return `${seed}:${jackpotId}:${level}:${round}`;
}

/**
 * The amount at which a level drops: at least its start and less than its max, all with the same chance.
 * Errors: RangeError for anything but a digest; throws unless start is below max.
 */
export function dropAmount(digest: string, { start, max }: LevelTerms): MinorUnits {
  invariant(start >= 0 && start < max, `a level from ${start} to ${max}`);
  return start + Number(drawnBelow(digest, BigInt(max - start)));
}

/**
 * What is kept of a new round: the drop stays hidden with its seed, the hash of the seed is published.
 * Shape: seed is random text of 256 bits, used for this round of this level alone.
 */
export function newRound(seed: string, round: LevelRound, terms: LevelTerms, sha256: Sha256) {
  return { seedHash: sha256(seed), drop: dropAmount(sha256(dropText(seed, round)), terms) };
}

/**
 * What is known of a hit once its seed is published.
 * Units: minor units; before is the pool before the bet that hit, amount what it won.
 */
export type PublishedHit = LevelRound &
  LevelTerms & {
    readonly seed: string;
    readonly seedHash: string;
    readonly before: MinorUnits;
    readonly amount: MinorUnits;
  };

/** What is wrong with a hit. */
export type HitFault = 'seed-hash' | 'before-drop' | 'after-drop';

/**
 * Checks a hit against the hash that was published at the reset.
 * Shape:  no faults for a true hit: the seed is the one of the hash, and the bet took the pool to the drop, not one before it.
 *         sha256 may be synchronous or not, so that it runs in Node and in a browser.
 * Source: vectors in fixtures/betting/jackpot.json.
 */
export async function verifyHit(
  hit: PublishedHit,
  sha256: (text: string) => string | Promise<string>,
): Promise<{ readonly drop: MinorUnits; readonly faults: readonly HitFault[] }> {
  const drop = dropAmount(await sha256(dropText(hit.seed, hit)), hit);
  const faults: HitFault[] = [];
  if ((await sha256(hit.seed)) !== hit.seedHash) faults.push('seed-hash');
  if (hit.amount < drop) faults.push('before-drop');
  // Only a new round can stand at its drop before a bet.
  if (hit.before >= drop && hit.before > hit.start) faults.push('after-drop');
  return { drop, faults };
}

/** The amount of a hit in euros. Units: rate in cents per minor unit of the jackpot's currency; rounded down. */
export function amountInEur(amount: MinorUnits, rate: Rational): MinorUnits {
  return Number(timesFloor(amount, rate));
}

/** Masks the hash of a player for others. Shape: digest is of his id and a secret. */
export function maskedUserHash(digest: string): string {
  return `${digest.slice(0, 4)}…${digest.slice(-4)}`;
}
