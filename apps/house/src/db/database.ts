import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { HOUSE_ROOT } from '../house-root.ts';
import { createReport, type Report } from '../report.ts';
import { Sentence } from '../sentence.ts';
import { LOCKS } from './advisory-locks.ts';
import { createNamed, type RunNamed } from './named-statement.ts';
import { startPglite } from './pglite.ts';
import * as schema from './schema.ts';
import { createWriteProbe } from './write-probe.ts';

const MIGRATIONS = fileURLToPath(new URL('src/db/migrations', HOUSE_ROOT));
/** Statements that wait longer for a connection fail: the web app gives up a few seconds later. */
const CONNECT_LIMIT_MS = 10_000;
/** One may be busy with a slow figure while the other answers a probe. */
const CONTROL_POOL_SIZE = 2;
export const DEFAULT_POOL_SIZE = 10;
const INT8 = 20;

// Every whole number of ours is below 2^53; the driver would hand out text.
pg.types.setTypeParser(INT8, Number);

export type Database = NodePgDatabase<typeof schema>;

export interface OpenDatabase {
  readonly db: Database;
  /** Outside of any transaction. */
  readonly runNamed: RunNamed;
  /**
   * Connections for probes, metrics and notifications, so that calls that take the whole pool do not delay them. The database
   * of a data folder has one connection for everything.
   */
  readonly control: Database;
  /** Resolves if the database answers and can write. Errors: those of the driver and of the file system. */
  probe(): Promise<void>;
  /** Rejects when the database is lost for good. */
  readonly failed: Promise<never>;
  /** How many there are, how many of them rest, and how many statements wait for one. */
  connections(): { readonly open: number; readonly idle: number; readonly awaited: number };
  /** Gives room and figures back that PostgreSQL's own background work would see to, where there is none. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

const BUSY_TABLES = ['live_price', 'outbox', 'accounts', 'bets', 'bet_selections', 'sessions'];

/**
 * A connection outlives a statement that fails. The pool's own `query` would close it, and the next one would find the data
 * folder's database, which takes one connection alone, still busy with that.
 */
function keepConnections(pool: pg.Pool): void {
  const query = async (...statement: Parameters<pg.PoolClient['query']>) => {
    const client = await pool.connect();
    try {
      return await client.query(...statement);
    } finally {
      // One that is broken the pool takes out by itself.
      client.release();
    }
  };
  pool.query = query as unknown as pg.Pool['query']; // one shape for its overloads without a callback
}

type StatementFault = (text: string) => Error | null;

/**
 * Listens for errors of connections that are checked out: without a listener Node ends the process. The statement under way is
 * rejected with the same error, and the pool removes the connection; it reports those that break while they are idle.
 */
const surviveLostConnections = (pool: pg.Pool) =>
  pool.on('connect', (client) => client.on('error', () => undefined));

/** Lets statements fail on demand, those of transactions as well. */
function injectFaults(pool: pg.Pool, fault: StatementFault): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...statement: unknown[]) => unknown; // one shape for its overloads
    const failing = (...statement: unknown[]) => {
      const [first] = statement;
      const text = typeof first === 'string' ? first : (first as { text?: string }).text; // the driver's two shapes
      const error = fault(text ?? '');
      return error ? Promise.reject(error) : query(...statement);
    };
    client.query = failing as typeof client.query; // as above
  });
}

/** Migrates a server's database; of several houses that start at once one does it, and the others find it done. */
async function migrateServer(pool: pg.Pool, db: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrations]);
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await client.query('select pg_advisory_unlock($1)', [LOCKS.migrations]);
  } finally {
    client.release();
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

export interface DatabaseSettings {
  readonly dataDir: string;
  /** Null: the database of the data folder. */
  readonly url: string | null;
  /** Connections for calls and for the feed; default 10. The database of a data folder has one. */
  readonly poolSize?: number;
  /** Why a statement fails that is sent now, as a fault on demand; null: it does not. */
  readonly fault?: StatementFault | null;
  /** Reports connections that break while they are idle; default: on the standard error output. */
  readonly report?: Report;
}

type Pglite = Awaited<ReturnType<typeof startPglite>>;

function openPools({ url, poolSize = DEFAULT_POOL_SIZE }: DatabaseSettings, server: Pglite | null) {
  if (server) {
    const { host, port } = server;
    const only = { user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 };
    const pool = new pg.Pool({ host, port, ...only });
    return { pool, control: pool };
  }
  const connectionString = url ?? '';
  return {
    pool: new pg.Pool({
      connectionString,
      max: poolSize,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
    }),
    control: new pg.Pool({
      connectionString,
      max: CONTROL_POOL_SIZE,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      // A new connection would make its probe's table again.
      idleTimeoutMillis: 0,
    }),
  };
}

/**
 * The database, migrated: PostgreSQL at `url`, else the one of the data folder.
 * Errors: Sentence when it cannot be reached.
 */
export async function openDatabase(options: DatabaseSettings): Promise<OpenDatabase> {
  const server = options.url === null ? await startPglite(join(options.dataDir, 'db')) : null;
  const { pool, control } = openPools(options, server);
  const pools = new Set([pool, control]);
  const report = options.report ?? createReport(false, Date.now);
  for (const one of pools) {
    keepConnections(one);
    surviveLostConnections(one);
    if (options.fault) injectFaults(one, options.fault);
    one.on('error', (error) => report('database connection', error));
  }
  const close = async () => {
    for (const one of pools) await one.end();
    await server?.close();
  };
  const db = drizzle(pool, { schema });
  try {
    await (server ? migrate(db, { migrationsFolder: MIGRATIONS }) : migrateServer(pool, db));
  } catch (error) {
    await close();
    const where = server ? `The database in ${options.dataDir}` : 'The database at DATABASE_URL';
    throw new Sentence(`${where} cannot be used: ${reason(error)}.`);
  }
  return {
    db,
    runNamed: createNamed(pool),
    control: pool === control ? db : drizzle(control, { schema }),
    probe: createWriteProbe(control, server ? options.dataDir : null),
    failed: server?.failed ?? new Promise<never>(() => undefined),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount }),
    async tidy() {
      if (server) for (const table of BUSY_TABLES) await pool.query(`vacuum (analyze) ${table}`);
    },
    close,
  };
}
