import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { LOCKS } from '#db/advisory-locks.ts';

/** A statement without an answer within this time means that the database is out of reach. */
const ANSWER_MS = 1_900;
/** A process that was held up itself finds the answer within this time after it. */
const HELD_UP_MS = 100;
/** Channel on which the houses of a database notify each other. */
export const CLUSTER_CHANNEL = 'touchline_cluster';

/**
 * The database lets go of what a session holds when the machine at its other end is silent for so long: below the five
 * seconds after which another house is to lead, above the time in which a house notices its side of it.
 */
const KEEP_ALIVE = `set tcp_keepalives_idle = 1; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3; set tcp_user_timeout = 4000`;

/** One connection that is held as long as the house runs: what it holds ends with it. */
export interface ClusterSession {
  /** Waits until no other house is entering; those that come wait until this one is present, or lets go. */
  beginEntering(): Promise<void>;
  /** Takes the place of the leader if it is free. */
  tryLead(): Promise<boolean>;
  /** Whether no other house is there; to be asked while entering. */
  tryAlone(): Promise<boolean>;
  /** Counts as there from now on, and lets others enter. */
  bePresent(): Promise<void>;
  /** Gives back everything that is held. */
  letGo(): Promise<void>;
  /** Errors: when the database does not answer in time. */
  check(): Promise<void>;
  end(): Promise<void>;
}

/** The answer, in time. Errors: Error where there is none; a house that was busy for longer is not to lose its lead by that. */
async function inTime<T>(asked: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const wait = (ms: number) => sleep(ms, null, { signal: ended.signal, ref: false });
  const late = async (): Promise<never> => {
    await wait(ANSWER_MS);
    await wait(HELD_UP_MS);
    throw new Error('The database does not answer.');
  };
  try {
    return await Promise.race([asked, late()]);
  } finally {
    ended.abort();
  }
}

/**
 * Opens the session of a house.
 * Errors: those of the driver where the database cannot be reached.
 */
export async function openSession(
  url: string,
  on: { readonly message: (text: string) => void; readonly lost: () => void },
): Promise<ClusterSession> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS });
  client.on('error', on.lost);
  client.on('end', on.lost);
  client.on('notification', ({ payload }) => on.message(payload ?? ''));
  const ask = <R extends pg.QueryResultRow>(statement: string, values: number[] = []) =>
    inTime(client.query<R>(statement, values));
  const holds = async (statement: string, lock: number) => {
    const { rows } = await ask<{ held: boolean }>(`select ${statement}($1) as held`, [lock]);
    return rows[0]?.held === true;
  };
  /** Locks that are held while entering alone. */
  const entered = new Set<number>();
  try {
    await client.connect();
    await client.query(KEEP_ALIVE);
    await ask(`listen ${CLUSTER_CHANNEL}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return {
    async beginEntering() {
      // However long others take to set up.
      await client.query('select pg_advisory_lock($1)', [LOCKS.entering]);
      entered.add(LOCKS.entering);
    },
    tryLead: () => holds('pg_try_advisory_lock', LOCKS.leader),
    async tryAlone() {
      const isAlone = await holds('pg_try_advisory_lock', LOCKS.present);
      if (isAlone) entered.add(LOCKS.present);
      return isAlone;
    },
    async bePresent() {
      await ask('select pg_advisory_lock_shared($1)', [LOCKS.present]);
      for (const lock of entered) await ask('select pg_advisory_unlock($1)', [lock]);
      entered.clear();
    },
    async letGo() {
      await ask('select pg_advisory_unlock_all()');
      entered.clear();
    },
    async check() {
      await ask('select 1');
    },
    end: () => client.end(),
  };
}
