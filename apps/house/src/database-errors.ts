const DISK_FULL: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC']);

/** Classes of PostgreSQL's codes: connection lost, out of resources, shut down or starting, read-only standby. */
const AWAY_CLASSES = /^(?:08|53|57P)|^25006$/;

/** Codes of Node for a server that cannot be reached, or a connection that broke. */
const AWAY_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
]);

/** What the driver and its pool say without a code. */
const AWAY_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Cannot use a pool after calling end)/;

const chainOf = function* (error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error; one = one.cause) yield one;
};

/** The code of an error or of its cause: SQLSTATE, or Node's; undefined without one. */
export function codeOf(error: unknown): unknown {
  for (const one of chainOf(error)) if ('code' in one) return one.code;
  return undefined;
}

/** SQLSTATE of a row that another one stands against. */
export const UNIQUE_VIOLATION = '23505';

/** Whether the disk of the database has no room left. */
export const isDiskFull = (error: unknown): boolean => DISK_FULL.has(codeOf(error));

/** Whether a statement failed because the database cannot work now: the same statement may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (typeof code === 'string') return AWAY_CODES.has(code) || AWAY_CLASSES.test(code);
  return [...chainOf(error)].some(({ message }) => AWAY_MESSAGES.test(message));
}
