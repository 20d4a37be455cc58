import type { Account, User } from '@touchline/contract';
import { createExternalStore, useExternalStore, useOfStore } from './external-store.ts';

/** Source: specification §4. */
export type AuthStatus = 'UNKNOWN' | 'PENDING' | 'LOGGED_IN' | 'NOT_LOGGED_IN';

export interface Session {
  readonly status: AuthStatus;
  readonly user: User | null;
  readonly accounts: readonly Account[];
  /** The account that pays. */
  readonly account: Account | null;
  /** Whether the question who is there got no answer. */
  readonly isUnanswered?: boolean;
}

const UNKNOWN: Session = { status: 'UNKNOWN', user: null, accounts: [], account: null };
export const SIGNED_OUT: Session = { status: 'NOT_LOGGED_IN', user: null, accounts: [], account: null };

const session = createExternalStore<Session>(UNKNOWN);
const changes = new Set<(status: AuthStatus) => void>();

/** Tells everybody who is there now. */
export function setSession(next: Session): void {
  const before = session.get().status;
  session.set(next);
  if (before !== next.status) for (const callback of [...changes]) callback(next.status);
}

/** Notes that the question who is there got no answer. */
export const leaveUnanswered = (): void =>
  setSession({ ...session.get(), status: 'UNKNOWN', isUnanswered: true });

/** Whether Sign in and Sign up are shown; until it is known who is there, their space is reserved. */
export const showsDoors = ({ status, isUnanswered = false }: Session): boolean =>
  status === 'NOT_LOGGED_IN' || (status !== 'LOGGED_IN' && isUnanswered);

export const useSession = (): Session => useExternalStore(session, UNKNOWN);
/** What is made of the session; drawn anew only when that changes. */
export const useOfSession = <R>(make: (session: Session) => R): R => useOfStore(session, UNKNOWN, make);
export const currentSession = (): Session => session.get();

/** Told when somebody signs in or out. */
export function onAuthStatus(callback: (status: AuthStatus) => void): () => void {
  changes.add(callback);
  return () => void changes.delete(callback);
}
