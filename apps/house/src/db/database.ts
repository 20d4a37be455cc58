import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { createReport, type Report } from '../report.ts';
import { Sentence } from '../sentence.ts';
import { LOCKS } from './advisory-locks.ts';
import { createNamed, type RunNamed } from './named-statement.ts';
import { startPglite } from './pglite.ts';
import * as schema from './schema.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
const POOL_SIZE = 10;
const INT8 = 20;

// Every whole number of ours is below 2^53; the driver would hand out text.
pg.types.setTypeParser(INT8, Number);

export type Database = NodePgDatabase<typeof schema>;

export interface OpenDatabase {
  readonly db: Database;
  /** Outside of any transaction. */
  readonly runNamed: RunNamed;
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

/**
 * The database, migrated: PostgreSQL at `url`, else the one of the data folder.
 * Errors: Sentence when it cannot be reached.
 */
export async function openDatabase(options: {
  dataDir: string;
  url: string | null;
  /** Why a statement fails that is sent now, as a fault on demand; null: it does not. */
  fault?: StatementFault | null;
  /** Told of connections that break while they rest; left out: says so on the standard error output. */
  report?: Report;
}): Promise<OpenDatabase> {
  const server = options.url === null ? await startPglite(join(options.dataDir, 'db')) : null;
  const pool = new pg.Pool(
    server
      ? {
          host: server.host,
          port: server.port,
          user: 'postgres',
          database: 'postgres',
          max: 1,
          idleTimeoutMillis: 0,
        }
      : { connectionString: options.url ?? '', max: POOL_SIZE },
  );
  keepConnections(pool);
  if (options.fault) injectFaults(pool, options.fault);
  const report = options.report ?? createReport(false, Date.now);
  pool.on('error', (error) => report('database connection', error));
  const close = async () => {
    await pool.end();
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
    failed: server?.failed ?? new Promise<never>(() => undefined),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount }),
    async tidy() {
      if (server) for (const table of BUSY_TABLES) await pool.query(`vacuum (analyze) ${table}`);
    },
    close,
  };
}
