const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';
const OVERTAKEN: ReadonlySet<unknown> = new Set([UNIQUE_VIOLATION, CHECK_VIOLATION]);
const ATTEMPTS = 5;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && ('code' in error ? error.code : codeOf(error.cause));

/**
 * Runs a statement that is a transaction of its own, and again where another one overtook it: it wrote the same request,
 * or credited the account from which this one takes. PostgreSQL checks the new row against the balance of before the
 * statement, though the statement itself waited for the credit and counts on it; nothing was written then.
 * Errors: those of the statement, the two of an overtaken one after the last attempt.
 */
export async function againWhenOvertaken<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !OVERTAKEN.has(codeOf(error))) throw error;
    }
  }
}
