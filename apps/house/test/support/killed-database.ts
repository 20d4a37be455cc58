import type { Database } from '../../src/db/database.ts';

/** Ends a transaction of a test as a kill of the process would. */
export class Killed extends Error {}

const STATEMENTS: ReadonlySet<string | symbol> = new Set(['select', 'insert', 'update', 'execute']);

type Method = (...args: unknown[]) => unknown;

/** The same object, with each method as `wrap` makes it. */
const withMethods = <T extends object>(
  target: T,
  wrap: (name: string | symbol, method: Method) => Method,
): T =>
  new Proxy(target, {
    get(of, name) {
      const value: unknown = Reflect.get(of, name);
      return typeof value === 'function' ? wrap(name, (...args) => Reflect.apply(value, of, args)) : value;
    },
  });

/**
 * A database whose transactions end before one of their statements, as those of a killed process do.
 * Errors: Killed once so many statements of transactions were begun.
 */
export function killedAfter(db: Database, statements: number): Database {
  let left = statements;
  const counted = (name: string | symbol, method: Method): Method => {
    if (!STATEMENTS.has(name)) return method;
    return (...args) => {
      left -= 1;
      if (left < 0) throw new Killed();
      return method(...args);
    };
  };
  return withMethods(db, (name, method) => {
    if (name !== 'transaction') return method;
    return (work) => method((tx: object) => (work as Method)(withMethods(tx, counted))); // as drizzle declares it
  });
}
