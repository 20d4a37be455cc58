import type { EpochMs } from '@touchline/betting';
import { amountInEur } from '@touchline/betting/bonus';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { jackpotContributions, jackpotHits, jackpotLevels } from '#db/jackpots-schema.ts';
import { againWhenOvertaken } from '#db/overtaken.ts';
import { ledgerEntries } from '#db/schema.ts';
import type { House } from '../house.ts';
import { randomId } from '../players/ids.ts';
import { HOUSE_BETS, HOUSE_JACKPOTS, type MovementKind, transfer } from '../wallet/ledger.ts';
import { rate } from '../wallet/rates.ts';
import type { Jackpot } from './jackpot.ts';
import {
  addUp,
  beginRound,
  type LevelHit,
  type LevelRow,
  type RoundStart,
  type WaitingContribution,
} from './level-rounds.ts';

/** Contributions of one transaction. */
const BATCH = 500;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
interface JackpotMovement {
  readonly kind: MovementKind;
  readonly name: string;
  readonly currency: string;
  readonly amount: number;
}

/** Moves money of the backend from its bets to its jackpots; nothing where there is none to move. */
async function fund(
  tx: Transaction,
  { kind, name, currency, amount }: JackpotMovement,
  createdAt: EpochMs,
): Promise<void> {
  if (amount === 0) return;
  const rows = transfer(
    { account: HOUSE_BETS, playerId: null },
    { account: HOUSE_JACKPOTS, playerId: null },
    amount,
  );
  await tx
    .insert(ledgerEntries)
    .values(rows.map((row) => ({ ...row, movement: `${kind}:${name}`, kind, currency, createdAt })));
}

const startMovement = ({ id, currency }: Jackpot, { code, round, amount }: RoundStart): JackpotMovement => ({
  kind: 'jackpot_start',
  name: `${id}:${code}:${round}`,
  currency,
  amount,
});

/** Begins the first round of each level that the file names and the database does not have. Idempotent, also beside another leader. */
export async function openLevels(db: Database, jackpots: readonly Jackpot[], now: EpochMs): Promise<void> {
  if (jackpots.length === 0) return;
  await db.transaction(async (tx) => {
    for (const jackpot of jackpots) {
      const rows = jackpot.levels.map((level) =>
        beginRound(jackpot, level, { round: 1, carried: 0, remainder: 0, now }),
      );
      const opened = await tx
        .insert(jackpotLevels)
        .values(rows)
        .onConflictDoNothing()
        .returning({ code: jackpotLevels.code, round: jackpotLevels.round, amount: jackpotLevels.start });
      for (const start of opened) await fund(tx, startMovement(jackpot, start), now);
    }
  });
}

const hitRow = ({ round: level, amount, contribution }: LevelHit, now: EpochMs) => {
  const { jackpotId, code, round, currency, pool: before, start, max, seed, seedHash } = level;
  const { numerator, denominator } = rate(currency, 'EUR');
  const inEur = { numerator: BigInt(numerator), denominator: BigInt(denominator) };
  return {
    id: randomId(),
    jackpotId,
    levelCode: code,
    round,
    betId: contribution.betId,
    playerId: contribution.playerId,
    currency,
    amount,
    amountEur: amountInEur(amount, inEur),
    before,
    start,
    max,
    seed,
    seedHash,
    status: 'hit' as const,
    createdAt: now,
  };
};

async function drawInto(
  tx: Transaction,
  jackpot: Jackpot,
  { levels, waiting }: { readonly levels: readonly LevelRow[]; readonly waiting: WaitingContribution[] },
  now: EpochMs,
): Promise<void> {
  const [first] = waiting;
  if (!first) return;
  const sums = addUp(jackpot, levels, waiting, now);
  for (const { jackpotId, code, ...row } of sums.levels)
    await tx
      .update(jackpotLevels)
      .set(row)
      .where(and(eq(jackpotLevels.jackpotId, jackpotId), eq(jackpotLevels.code, code)));
  if (sums.hits.length > 0) await tx.insert(jackpotHits).values(sums.hits.map((hit) => hitRow(hit, now)));
  const ids = waiting.map(({ id }) => id);
  await tx.update(jackpotContributions).set({ isDrawn: true }).where(inArray(jackpotContributions.id, ids));
  const { id, currency } = jackpot;
  // A contribution is drawn once, so that its id names the batch that it is first in.
  const name = `${id}:${first.id}`;
  await fund(tx, { kind: 'jackpot_contribution', name, currency, amount: sums.added }, now);
  for (const start of sums.starts) await fund(tx, startMovement(jackpot, start), now);
}

const waitingOf = (db: Pick<Database, 'select'>, jackpots: readonly Jackpot[], limit: number) => {
  const { id, betId, playerId, jackpotId, stake, isDrawn } = jackpotContributions;
  const ids = jackpots.map((jackpot) => jackpot.id);
  return db
    .select({ id, betId, playerId, jackpotId, stake })
    .from(jackpotContributions)
    .where(and(eq(isDrawn, false), inArray(jackpotId, ids)))
    .orderBy(asc(id))
    .limit(limit);
};

/** Draws one batch in, in one transaction; returns how many contributions it held. */
const drawBatch = (
  db: Database,
  jackpots: readonly Jackpot[],
  { now, batch }: { readonly now: EpochMs; readonly batch: number },
): Promise<number> =>
  againWhenOvertaken(() =>
    db.transaction(async (tx) => {
      // Locked before contributions are read: another leader's batch is committed, and marked, before this one begins.
      const ids = jackpots.map(({ id }) => id);
      const levels = await tx
        .select()
        .from(jackpotLevels)
        .where(inArray(jackpotLevels.jackpotId, ids))
        .orderBy(asc(jackpotLevels.jackpotId), asc(jackpotLevels.code))
        .for('update');
      // By their mark and not by the last id: ids have gaps, and a smaller one may be committed later.
      const waiting = await waitingOf(tx, jackpots, batch);
      for (const jackpot of jackpots) {
        const of = <Row extends { jackpotId: string }>(rows: readonly Row[]) =>
          rows.filter(({ jackpotId }) => jackpotId === jackpot.id);
        await drawInto(tx, jackpot, { levels: of(levels), waiting: of(waiting) }, now);
      }
      return waiting.length;
    }),
  );

/**
 * Adds up what accepted bets contributed since, in order of id among those that are there. Contributions to a jackpot that has
 * left the file wait for it. Whatever ends it in between, it is done once by the next call.
 */
export async function drawContributions(
  { db, jackpots, now }: Pick<House, 'db' | 'jackpots' | 'now'>,
  batch = BATCH,
): Promise<void> {
  const all = await jackpots.all();
  if (all.length === 0 || (await waitingOf(db, all, 1)).length === 0) return;
  await openLevels(db, all, now());
  while ((await drawBatch(db, all, { now: now(), batch })) === batch);
}

/** What the instance that leads does for jackpots with each tick: begins the levels of a new file, and draws in. */
export function createJackpotDraw(house: Pick<House, 'db' | 'jackpots' | 'now'>): () => Promise<void> {
  let opened: readonly Jackpot[] | null = null;
  return async () => {
    const all = await house.jackpots.all();
    if (all !== opened) await openLevels(house.db, all, house.now());
    opened = all;
    await drawContributions(house);
  };
}
