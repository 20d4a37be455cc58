import { ask } from '@touchline/client/http';
import type { Account, User } from '@touchline/contract';
import type { paths } from '@touchline/contract/types';
import { type ErrorView, handleFault, request, setSignedOutHandler } from './api.ts';
import { askFor } from './auth-actions.ts';
import { openModal } from './modal.ts';
import { dismissNotice, notify } from './notices.ts';
import { currentServices } from './services.ts';
import { currentSession, leaveUnanswered, SIGNED_OUT, setSession } from './session-state.ts';
import { writeStored } from './storage.ts';

export { currentSession, onAuthStatus, type Session, useSession } from './session-state.ts';

type BodyOf<Path extends '/platform/users/sign_in' | '/platform/users/sign_up'> =
  paths[Path]['post']['requestBody']['content']['application/json'];
export type SignInBody = BodyOf<'/platform/users/sign_in'>;
export type SignUpBody = BodyOf<'/platform/users/sign_up'>;

export type SignResult =
  | { readonly ok: true; readonly user: User }
  | { readonly ok: false; readonly error: ErrorView };

/** Logged in means that an email or an auth phone exists. Source: specification §3. */
const isLoggedIn = (user: User) => Boolean(user.email ?? user.auth_phone_number);

const activeOf = (accounts: readonly Account[]) =>
  accounts.find(({ active }) => active) ?? accounts[0] ?? null;

function take(user: User) {
  if (!isLoggedIn(user)) return setSession(SIGNED_OUT);
  setSession({ status: 'LOGGED_IN', user, accounts: user.accounts, account: activeOf(user.accounts) });
}

/** Asks who is there. An unreachable backend leaves the answer open and is asked again when the page is next shown. */
export const loadSession = (): Promise<void> => readSession(() => void signOut('expired'));

/** Asks who is there now that another tab found somebody else. That his session expired was said there. */
export const followOtherTab = (): Promise<void> => readSession(forgetPlayer);

async function readSession(end: () => void): Promise<void> {
  if (currentSession().status === 'UNKNOWN') setSession({ ...currentSession(), status: 'PENDING' });
  const answer = await ask(currentServices().backend.platform.GET('/player'));
  if (answer.ok) {
    const { status, user } = currentSession();
    const { break: running } = answer.data;
    if (status === 'LOGGED_IN' && !isLoggedIn(answer.data) && !running) return end();
    // Hides from the next player what was read of the one before.
    if (status === 'LOGGED_IN' && user?.id !== answer.data.id) forgetPlayer();
    take(answer.data);
    // Says it once, to who was signed in or opens the page.
    if (running && status !== 'NOT_LOGGED_IN') openModal('on_break', running);
    return;
  }
  if (answer.fault.status === 401) {
    if (currentSession().status === 'LOGGED_IN') return end();
    return setSession(SIGNED_OUT);
  }
  handleFault(answer.fault);
  if (currentSession().status === 'PENDING') leaveUnanswered();
}

/** The wallet of the same currency is updated. Source: specification §4. */
export function takeBalance(account: Account): void {
  const before = currentSession();
  if (before.status !== 'LOGGED_IN') return;
  const known = before.accounts.some(({ currency }) => currency === account.currency);
  const accounts = known
    ? before.accounts.map((held) => (held.currency === account.currency ? account : held))
    : [...before.accounts, account];
  setSession({ ...before, accounts, account: activeOf(accounts) });
}

/** Reads the balances again, after something may have been missed. */
export async function reloadAccounts(): Promise<void> {
  if (currentSession().status !== 'LOGGED_IN') return;
  const answer = await request((backend) => backend.platform.GET('/player/accounts'));
  if (!answer.ok || currentSession().status !== 'LOGGED_IN') return;
  setSession({ ...currentSession(), accounts: answer.data, account: activeOf(answer.data) });
}

const WANTED = { expectsUnauthorized: true, expected: [400, 401, 402, 403, 409, 422, 429] } as const;

/** Begins the session of a player who has signed in. */
export function begin(user: User): SignResult {
  writeStored('isRegistered', true);
  take(user);
  return { ok: true, user };
}

export async function signIn(body: SignInBody): Promise<SignResult> {
  const answer = await request((backend) => backend.platform.POST('/users/sign_in', { body }), WANTED);
  return answer.ok ? begin(answer.data) : answer;
}

export async function signUp(body: SignUpBody): Promise<SignResult> {
  const answer = await request((backend) => backend.platform.POST('/users/sign_up', { body }), WANTED);
  return answer.ok ? begin(answer.data) : answer;
}

/** Clears who was here and what was read of him, without a call. */
export function forgetPlayer(): void {
  setSession(SIGNED_OUT);
  // It may tell a balance.
  dismissNotice();
  currentServices().queryClient.removeQueries({ queryKey: ['private'] });
}

/** Why somebody is signed out. */
export type SignOutReason = 'wanted' | 'expired';

/**
 * Calls sign-out, clears who was there, opens sign-in if the session expired, and runs the callback; not if the call failed.
 * Source: specification §4.
 */
export async function signOut(reason: SignOutReason = 'wanted', onSignedOut?: () => void): Promise<void> {
  if (reason === 'wanted') {
    const answer = await request((backend) => backend.platform.DELETE('/users/sign_out'), {
      isWanted: true,
      expected: [401],
    });
    if (!answer.ok && answer.error.fault.status !== 401) return;
  }
  forgetPlayer();
  if (reason === 'expired') {
    askFor('sign_in', { isExpired: true });
    notify({ kind: 'warning', titleKey: 'toast.session.title', descriptionKey: 'toast.session.text' });
  }
  onSignedOut?.();
}

/** Starts to listen for answers that end the session. */
export function startSession(): Promise<void> {
  setSignedOutHandler(() => {
    // The answer tells a break from a session that expired.
    if (currentSession().status === 'LOGGED_IN') void loadSession();
  });
  return loadSession();
}
