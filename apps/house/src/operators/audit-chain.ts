import { createHash } from 'node:crypto';
import type { EpochMs } from '@touchline/betting';

/** What the first row of the log follows. */
export const GENESIS = '0'.repeat(64);

/** A row of the audit log before it is hashed. `arguments` is canonical JSON, see `canonicalJson`. */
export interface AuditFacts {
  readonly id: number;
  readonly at: EpochMs;
  readonly operator: string;
  readonly role: string;
  readonly command: string;
  /** What it was done to: a match, market, bet, player or feature; empty where it concerns all. */
  readonly subject: string;
  readonly arguments: string;
  readonly reason: string;
  /** `done`, or `refused: ` with why. */
  readonly outcome: string;
}

/** A row as the log holds it. */
export interface AuditRow extends AuditFacts {
  readonly previousHash: string;
  readonly hash: string;
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
};

/** JSON with its keys in order and without spaces: the same text for the same value. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value));

/** SHA-256 in hexadecimal over the canonical text of a row and the hash of the row before it. */
export function hashOf(row: AuditFacts, previousHash: string): string {
  const { id, at, operator, role, command, subject, arguments: args, reason, outcome } = row;
  const text = JSON.stringify([
    previousHash,
    id,
    at,
    operator,
    role,
    command,
    subject,
    args,
    reason,
    outcome,
  ]);
  return createHash('sha256').update(text).digest('hex');
}

/** Why a chain does not hold. `id`: the first row that is not what was written there. */
export interface ChainBreak {
  readonly id: number;
  readonly fault: 'changed' | 'missing' | 'inserted';
}

/** Walks rows in the order of their ids; `next` and `previousHash` are what the first of them has to follow. */
export function breakIn(
  rows: readonly AuditRow[],
  { next, previousHash }: { readonly next: number; readonly previousHash: string },
): ChainBreak | null {
  let expected = next;
  let before = previousHash;
  for (const row of rows) {
    if (row.id > expected) return { id: expected, fault: 'missing' };
    if (row.id < expected) return { id: row.id, fault: 'inserted' };
    if (row.previousHash !== before || row.hash !== hashOf(row, before))
      return { id: row.id, fault: 'changed' };
    before = row.hash;
    expected += 1;
  }
  return null;
}
