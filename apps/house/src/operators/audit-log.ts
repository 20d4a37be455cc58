import { asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { auditHead, auditLog } from '#db/operators-schema.ts';
import { type AuditFacts, type AuditRow, breakIn, type ChainBreak, GENESIS, hashOf } from './audit-chain.ts';

/** Rows that are walked at a time. */
const SLICE = 500;

/** What a transaction may do to the database. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The end of the log, held by one transaction alone until it ends. */
export interface HeldHead {
  /** Number that the next row has. */
  readonly nextId: number;
  readonly hash: string;
}

/** Locks the end of the log until the transaction ends. */
export async function holdHead(tx: Transaction): Promise<HeldHead> {
  const [head] = await tx.select().from(auditHead).for('update');
  if (!head) throw new Error('The audit log has lost its end.');
  return { nextId: head.id + 1, hash: head.hash };
}

/** Appends one row at the end that the transaction holds. */
export async function append(tx: Transaction, head: HeldHead, facts: Omit<AuditFacts, 'id'>): Promise<void> {
  const row = { ...facts, id: head.nextId };
  const hash = hashOf(row, head.hash);
  await tx.insert(auditLog).values({ ...row, previousHash: head.hash, hash });
  await tx.update(auditHead).set({ id: row.id, hash }).where(eq(auditHead.only, true));
}

/** What a walk over the whole log found. `lastHash` noted elsewhere shows later that nothing before it was written anew. */
export interface AuditVerdict {
  readonly rows: number;
  readonly lastHash: string;
  readonly broken: ChainBreak | null;
}

const START: AuditVerdict = { rows: 0, lastHash: GENESIS, broken: null };

/** Walks one slice on from where the walk stands. */
async function walkOn(db: Pick<Database, 'select'>, { rows, lastHash }: AuditVerdict): Promise<AuditVerdict> {
  const slice = await db
    .select()
    .from(auditLog)
    // A row before the first one is found as well.
    .where(rows === 0 ? undefined : gt(auditLog.id, rows))
    .orderBy(asc(auditLog.id))
    .limit(SLICE);
  const broken = breakIn(slice, { next: rows + 1, previousHash: lastHash });
  if (broken) return { rows, lastHash, broken };
  return { rows: rows + slice.length, lastHash: slice.at(-1)?.hash ?? lastHash, broken: null };
}

/** Rows that were taken from the end, or put there beside the one way to append. */
function endFault({ rows, lastHash }: AuditVerdict, { nextId, hash }: HeldHead): ChainBreak | null {
  if (rows < nextId - 1) return { id: rows + 1, fault: 'missing' };
  if (rows > nextId - 1) return { id: nextId, fault: 'inserted' };
  return lastHash === hash ? null : { id: rows, fault: 'changed' };
}

async function walkToEnd(db: Pick<Database, 'select'>, from: AuditVerdict): Promise<AuditVerdict> {
  let walked = from;
  for (;;) {
    const next = await walkOn(db, walked);
    if (next.broken || next.rows === walked.rows) return next;
    walked = next;
  }
}

/** Walks the log from its first row and says where it is not what was written. */
export async function verifyAudit(db: Database): Promise<AuditVerdict> {
  const walked = await walkToEnd(db, START);
  if (walked.broken) return walked;
  // The end is compared while nobody appends.
  return db.transaction(async (tx) => {
    const head = await holdHead(tx);
    const whole = await walkToEnd(tx, walked);
    return whole.broken ? whole : { ...whole, broken: endFault(whole, head) };
  });
}

/** The newest rows, newest first; `before`: only rows with smaller numbers. */
export async function listAudit(
  db: Database,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(before === null ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
