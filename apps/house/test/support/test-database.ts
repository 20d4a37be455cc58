import { tmpdir } from 'node:os';
import pg from 'pg';
import { openDatabase } from '../../src/db/database.ts';
import { schemaFingerprint } from './data-template.ts';

/** A PostgreSQL server on which the suites run instead of the data folder's own database. */
const SERVER = process.env.TEST_DATABASE_URL || null;
/** Any number that nothing else locks on this server. */
const TEMPLATE_LOCK = 7_770_001;

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function onServer<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: SERVER ?? '' });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(SERVER ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database of `newTestDatabase` and its connections. */
export const dropTestDatabase = (url: string): Promise<void> =>
  onServer(
    async (client) =>
      void (await client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`)),
  );

/** The database that others are copied from: migrated once on each server, by the first who asks. */
async function ensureTemplate(): Promise<string> {
  const name = `touchline_template_${schemaFingerprint()}`;
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount) return;
    const draft = `${name}_draft`;
    // One is left of a run that was ended while it made it.
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    const { close } = await openDatabase({ dataDir: tmpdir(), url: urlOf(draft) });
    await close();
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

let template: Promise<string> | null = null;

/**
 * Makes a database on the server of TEST_DATABASE_URL, by copying one that is migrated. Returns null without a server.
 * `isEmpty`: leaves the migrations to the test.
 */
export async function newTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase | null> {
  if (SERVER === null) return null;
  const name = `touchline_test_${process.pid}_${Date.now()}`;
  if (!isEmpty) template ??= ensureTemplate();
  const source = isEmpty ? 'template1' : await template;
  await onServer(async (client) => void (await client.query(`create database ${name} template ${source}`)));
  const url = urlOf(name);
  return { url, drop: () => dropTestDatabase(url) };
}
