import pg from 'pg';

/** A PostgreSQL server on which the suites run instead of the data folder's own database. */
const SERVER = process.env.TEST_DATABASE_URL || null;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER ?? '' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Drops a database of `newTestDatabase` and its connections. */
export const dropTestDatabase = (url: string): Promise<void> =>
  onServer(`drop database ${new URL(url).pathname.slice(1)} with (force)`);

/** A database of its own on the server of TEST_DATABASE_URL; null without one. */
export async function newTestDatabase(): Promise<{ url: string; drop(): Promise<void> } | null> {
  if (SERVER === null) return null;
  const name = `touchline_test_${process.pid}_${Date.now()}`;
  await onServer(`create database ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropTestDatabase(url.href) };
}
