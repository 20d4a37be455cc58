import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseState } from './scenario.ts';

/** Statements that need room on the disk. */
const WRITES = /^\s*(?:with\b.*\b)?(?:create|insert|update|delete)\b/is;

/** What the driver says where nobody listens, and PostgreSQL where its disk is full. */
const ERRORS: Readonly<Record<DatabaseState, () => Error>> = {
  gone: () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  full: () => Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }),
};

const states = new AsyncLocalStorage<DatabaseState>();

/** Does something for which the database is broken; for everything else at the same time it is not. */
export const withBrokenDatabase = <T>(state: DatabaseState, work: () => T): T => states.run(state, work);

/** Why a statement fails that is sent now; null: it does not. */
export function statementFault(text: string): Error | null {
  const state = states.getStore();
  if (state === undefined || (state === 'full' && !WRITES.test(text))) return null;
  return ERRORS[state]();
}
