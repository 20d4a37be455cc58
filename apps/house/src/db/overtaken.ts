import { codeOf } from '../database-errors.ts';

const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';
const DEADLOCK = '40P01';
const OVERTAKEN: ReadonlySet<unknown> = new Set([UNIQUE_VIOLATION, CHECK_VIOLATION, DEADLOCK]);
const ATTEMPTS = 5;

/**
 * Runs a statement that is a transaction of its own, or a whole transaction, and again where another one overtook it: it wrote
 * the same request, credited the account from which this one takes, or held what this one waited for while it waited itself.
 * PostgreSQL checks the new row against the balance of before the statement, though the statement itself waited for the credit
 * and counts on it; nothing was written then.
 * Errors: those of the statement, those of an overtaken one after the last attempt.
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
