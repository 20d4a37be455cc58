import { createHmac } from 'node:crypto';
import { maskedUserHash } from '@touchline/betting/bonus';
import type { JackpotHit } from '@touchline/contract';
import { JACKPOT_HIT_STATUSES, type JackpotHitStatus } from '@touchline/contract/constants';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { jackpotHits } from '#db/jackpots-schema.ts';
import { bets } from '#db/schema.ts';
import { sharedSecret } from '#db/shared-secret.ts';
import type { House } from '../house.ts';
import type { Jackpot } from '../jackpots/jackpot.ts';
import { currencyOf, mainUnits } from '../wallet/currencies.ts';
import { textIn } from './text-in.ts';

type Row = typeof jackpotHits.$inferSelect;

export interface HitsFilter {
  readonly jackpotId: string | null;
  readonly statuses: readonly JackpotHitStatus[];
  /** Only the hits of the player who asks. */
  readonly isOwn: boolean;
  /** Only own hits that the player has not seen. */
  readonly isUnseen: boolean;
  readonly page: number;
  readonly limit: number;
}

interface Reader {
  /** Null for a visitor. */
  readonly playerId: string | null;
  readonly locale: string;
}

/** A player as others see him: the same in all hits, and of no use to whoever does not know the secret. */
const maskedPlayer = (secret: string, playerId: string) =>
  maskedUserHash(createHmac('sha256', secret).update(playerId).digest('hex'));

function presentHit(
  row: Row,
  { jackpots, secret, playerId, locale }: Reader & { jackpots: readonly Jackpot[]; secret: string },
): JackpotHit {
  const jackpot = jackpots.find(({ id }) => id === row.jackpotId);
  const level = jackpot?.levels.find(({ code }) => code === row.levelCode);
  const { round, start, max, before, seed, seedHash } = row;
  const isOwn = row.playerId === playerId;
  return {
    id: row.id,
    jackpot_id: row.jackpotId,
    name: jackpot ? textIn(jackpot.name, locale) : row.jackpotId,
    amount: row.amount,
    amount_eur: row.amountEur,
    currency: row.currency,
    subunits: currencyOf(row.currency)?.subunits ?? 1,
    created_at: row.createdAt,
    level: { code: row.levelCode, name: level ? textIn(level.name, locale) : row.levelCode },
    status: row.status as JackpotHitStatus, // by the filter
    user_hash: maskedPlayer(secret, row.playerId),
    seen: !isOwn || row.seen,
    is_own: isOwn,
    proof: { seed, seed_hash: seedHash, round, start, max, before },
  };
}

/** A page of hits that were approved or paid, newest first. A visitor has no own ones. */
export async function findJackpotHits(
  { db, jackpots }: House,
  { jackpotId, statuses, isOwn, isUnseen, page, limit }: HitsFilter,
  reader: Reader,
) {
  const isOfPlayer = isOwn || isUnseen;
  const where = and(
    inArray(jackpotHits.status, statuses.length > 0 ? [...statuses] : [...JACKPOT_HIT_STATUSES]),
    jackpotId === null ? undefined : eq(jackpotHits.jackpotId, jackpotId),
    isOfPlayer ? eq(jackpotHits.playerId, reader.playerId ?? '') : undefined,
    isUnseen ? eq(jackpotHits.seen, false) : undefined,
  );
  const [found] = await db.select({ total: count() }).from(jackpotHits).where(where);
  const rows = await db
    .select()
    .from(jackpotHits)
    .where(where)
    .orderBy(desc(jackpotHits.createdAt), desc(jackpotHits.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const of = { ...reader, jackpots: await jackpots.all(), secret: await sharedSecret(db, 'jackpot_secret') };
  const total = found?.total ?? 0;
  return {
    data: rows.map((row) => presentHit(row, of)),
    pagination: { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) },
  };
}

/** A hit as operators read it. Units: `amount` in main units, such as `12.50`. */
export interface WaitingHit {
  readonly id: string;
  readonly jackpotId: string;
  readonly level: string;
  readonly round: number;
  readonly status: string;
  readonly amount: string;
  readonly currency: string;
  readonly playerId: string;
  readonly betId: string;
  readonly betStatus: string;
  readonly createdAt: number;
}

/** Hits that wait for a decision or for being paid, the oldest first. */
export async function findWaitingHits(db: Pick<Database, 'select'>, limit: number): Promise<WaitingHit[]> {
  const rows = await db
    .select({ hit: jackpotHits, betStatus: bets.status })
    .from(jackpotHits)
    .innerJoin(bets, eq(bets.id, jackpotHits.betId))
    .where(inArray(jackpotHits.status, ['hit', 'approved']))
    .orderBy(asc(jackpotHits.createdAt), asc(jackpotHits.id))
    .limit(limit);
  return rows.map(({ hit, betStatus }) => ({
    id: hit.id,
    jackpotId: hit.jackpotId,
    level: hit.levelCode,
    round: hit.round,
    status: hit.status,
    amount: mainUnits(hit.amount, hit.currency),
    currency: hit.currency,
    playerId: hit.playerId,
    betId: hit.betId,
    betStatus,
    createdAt: hit.createdAt,
  }));
}
