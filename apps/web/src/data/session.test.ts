import { QueryClient } from '@tanstack/react-query';
import type { Account, User } from '@touchline/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify, useNotice } from './notices.ts';
import { setCurrentServices } from './services.ts';
import {
  currentSession,
  loadSession,
  onAuthStatus,
  signIn,
  signOut,
  startSession,
  takeBalance,
} from './session.ts';
import { SIGNED_OUT, setSession, showsDoors } from './session-state.ts';
import { watchSessionOfTabs } from './session-tabs.ts';
import { refusedWith } from './test/backend-answers.ts';
import { backendWith, pageServices } from './test/page-services.ts';
import { stubDocument } from './test/stub-document.ts';

// Stores are read outside of a component: React's hook gives what a mounted one would show.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));

const account = (currency: string, available: number): Account => ({
  currency,
  subunits: 100,
  balance: { available, locked: 0 },
  active: currency === 'EUR',
});
const VISITOR: User = {
  id: null,
  email: null,
  mobile_phone: null,
  auth_phone_number: null,
  first_name: null,
  last_name: null,
  nickname: null,
  language: null,
  currency: null,
  country: null,
  auth_fields_missed: [],
  statuses: [],
  progress: { points: 0, status_groups: [] },
  accounts: [],
};
const PLAYER: User = {
  ...VISITOR,
  id: '7',
  email: 'ada@mail.example',
  accounts: [account('EUR', 100_000), account('GBP', 500)],
};

/** What the backend answers to each call, by method and path. */
let answers: Record<string, () => Response> = {};
let calls: string[] = [];
let queryClient = new QueryClient();

beforeEach(() => {
  answers = {};
  calls = [];
  queryClient = new QueryClient();
  stubDocument();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setSession({ status: 'UNKNOWN', user: null, accounts: [], account: null });
  setCurrentServices(
    pageServices({
      queryClient,
      backend: backendWith(async (request) => {
        const call = `${request.method} ${new URL(request.url).pathname}`;
        calls.push(call);
        const answer = answers[call];
        if (!answer) throw new TypeError('unreachable');
        return answer();
      }),
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answerPlayer = (user: User) => {
  answers['GET /platform/player'] = () => Response.json(user);
};

test('it is unknown who is there, then asked, then known', async () => {
  const told: string[] = [];
  const stop = onAuthStatus((status) => told.push(status));
  answerPlayer(PLAYER);
  await loadSession();
  answers['DELETE /platform/users/sign_out'] = () => new Response(null, { status: 204 });
  await signOut();
  expect(told).toEqual(['PENDING', 'LOGGED_IN', 'NOT_LOGGED_IN']);
  stop();
});

test.each<[Partial<User>, string]>([
  [{ email: 'ada@mail.example' }, 'LOGGED_IN'],
  [{ auth_phone_number: '+1 202' }, 'LOGGED_IN'],
  [{ nickname: 'ada', mobile_phone: '+1 202' }, 'NOT_LOGGED_IN'],
  [{}, 'NOT_LOGGED_IN'],
])('who has %j is %s', async (known, status) => {
  answerPlayer({ ...VISITOR, ...known });
  await loadSession();
  expect(currentSession().status).toBe(status);
});

test('a backend that cannot be reached leaves the answer open, and the ways in are shown', async () => {
  const asked = loadSession();
  expect(showsDoors(currentSession())).toBe(false);
  await asked;
  expect(currentSession().status).toBe('UNKNOWN');
  expect(showsDoors(currentSession())).toBe(true);
  answerPlayer(PLAYER);
  await loadSession();
  expect(showsDoors(currentSession())).toBe(false);
});

test('a balance changes the account of the same currency and no other', async () => {
  answerPlayer(PLAYER);
  await loadSession();
  takeBalance(account('GBP', 900));
  expect(currentSession().accounts.map(({ balance }) => balance.available)).toEqual([100_000, 900]);
  takeBalance(account('EUR', 99_000));
  expect(currentSession().account?.balance.available).toBe(99_000);
  takeBalance(account('USD', 5));
  expect(currentSession().accounts.map(({ currency }) => currency)).toEqual(['EUR', 'GBP', 'USD']);
  setSession(SIGNED_OUT);
  takeBalance(account('EUR', 1));
  expect(currentSession()).toEqual(SIGNED_OUT);
});

test('signing out calls the house and clears the player, the accounts and what was read of him', async () => {
  answerPlayer(PLAYER);
  await loadSession();
  queryClient.setQueryData(['private', 'bets', {}], { data: [] });
  queryClient.setQueryData(['sports'], []);
  notify({ kind: 'success', titleKey: 'signUp.welcomeBalance', values: { amount: '€1,000.00' } });
  answers['DELETE /platform/users/sign_out'] = () => new Response(null, { status: 204 });
  await signOut();
  expect(calls.at(-1)).toBe('DELETE /platform/users/sign_out');
  expect(currentSession()).toEqual(SIGNED_OUT);
  expect(useNotice()).toBeNull();
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['sports']]);
});

test('a sign-out that did not reach the house leaves the player signed in', async () => {
  answerPlayer(PLAYER);
  await loadSession();
  await signOut();
  expect(currentSession().status).toBe('LOGGED_IN');
});

test('an answer of 401 ends the session as expired without another call', async () => {
  answerPlayer(PLAYER);
  await startSession();
  answers['GET /platform/player'] = () => Response.json({}, { status: 401 });
  await loadSession();
  expect(currentSession()).toEqual(SIGNED_OUT);
  expect(calls).not.toContain('DELETE /platform/users/sign_out');
});

test('signing out runs the callback of its caller once nobody is there, and not if the call failed', async () => {
  answerPlayer(PLAYER);
  await loadSession();
  const seen: string[] = [];
  const note = () => void seen.push(currentSession().status);
  answers['DELETE /platform/users/sign_out'] = () => new Response(null, { status: 503 });
  await signOut('wanted', note);
  expect([seen, currentSession().status]).toEqual([[], 'LOGGED_IN']);
  answers['DELETE /platform/users/sign_out'] = () => new Response(null, { status: 204 });
  await signOut('wanted', note);
  expect(seen).toEqual(['NOT_LOGGED_IN']);
});

test('a wrong password is an answer with its words', async () => {
  const message = 'Wrong email or password.';
  answers['POST /platform/users/sign_in'] = () => refusedWith({ status: 401, code: 402, message });
  const result = await signIn({ email: 'ada@mail.example', password: 'guess' });
  expect(result).toMatchObject({ ok: false, error: { code: 402, message } });
  expect(currentSession().status).toBe('UNKNOWN');
});

/** Another tab of the browser, while `run` lasts. */
async function besideOtherTab(run: (other: BroadcastChannel) => Promise<void>): Promise<void> {
  const stop = watchSessionOfTabs();
  const other = new BroadcastChannel('touchline_session');
  try {
    await run(other);
  } finally {
    stop();
    other.close();
  }
}

test('a tab tells the others who signed in and that he left', async () => {
  await besideOtherTab(async (other) => {
    const told: unknown[] = [];
    other.onmessage = ({ data }) => told.push(data);
    answers['POST /platform/users/sign_in'] = () => Response.json(PLAYER);
    await signIn({ email: 'ada@mail.example', password: 'correct horse' });
    answers['DELETE /platform/users/sign_out'] = () => new Response(null, { status: 204 });
    await signOut();
    await vi.waitFor(() => expect(told).toEqual([PLAYER.id, null]));
  });
});

test('a tab follows another one to whom the session ended, without its notice', async () => {
  answerPlayer(PLAYER);
  await loadSession();
  queryClient.setQueryData(['private', 'bets', {}], { data: [] });
  await besideOtherTab(async (other) => {
    answers['GET /platform/player'] = () => Response.json({}, { status: 401 });
    other.postMessage(null);
    await vi.waitFor(() => expect(currentSession()).toEqual(SIGNED_OUT));
  });
  expect(useNotice()).toBeNull();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('a tab follows another one in which somebody else signed in, and shows him nothing of the player before', async () => {
  answerPlayer(PLAYER);
  await loadSession();
  queryClient.setQueryData(['private', 'bets', {}], { data: [] });
  await besideOtherTab(async (other) => {
    answerPlayer({ ...PLAYER, id: '8' });
    other.postMessage('8');
    await vi.waitFor(() => expect(currentSession().user?.id).toBe('8'));
  });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
