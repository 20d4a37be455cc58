import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/**
 * Runs a statement that a connection parses once and knows by its name from then on: PostgreSQL would spend more time on
 * reading and planning a large one than on doing it. Its text must be the same each time, only its values may differ.
 * Errors: those of the statement; that of the driver where a name comes with another text.
 */
export type RunNamed = <Row extends pg.QueryResultRow>(name: string, statement: SQL) => Promise<Row[]>;

export function createNamed(pool: pg.Pool): RunNamed {
  const dialect = new PgDialect();
  return async <Row extends pg.QueryResultRow>(name: string, statement: SQL) => {
    const { sql: text, params: values } = dialect.sqlToQuery(statement);
    const { rows } = await pool.query<Row>({ name, text, values });
    return rows;
  };
}
