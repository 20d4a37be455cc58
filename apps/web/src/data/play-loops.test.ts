import { bareFault, type Fault } from '@touchline/client/http';
import type { User } from '@touchline/contract';
import { ACTIVITY_TRACK_MS, REALITY_CHECK_REFRESH_MS } from '@touchline/contract/constants';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startActivity } from './activity.ts';
import { opensBetGate } from './bet-gate.ts';
import { useOpenModal } from './modal.ts';
import { setPlayStatus } from './play-status.ts';
import { startRealityCheck } from './reality-check.ts';
import { setCurrentServices } from './services.ts';
import { currentSession, SIGNED_OUT, setSession } from './session-state.ts';
import { refusedWith } from './test/backend-answers.ts';
import { backendWith, pageServices } from './test/page-services.ts';

// Stores are read outside of a component: React's hook gives what a mounted one would show.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));

const STATUS = 'GET /platform/player/responsible_gambling';
const TRACK = 'POST /platform/player/activity_limit_track';
const SIGN_OUT = 'DELETE /platform/users/sign_out';
const NOTHING = new Response(null, { status: 204 });
const PLAYER = { id: '7', email: 'ada@mail.example', accounts: [] } as unknown as User; // nothing else of him is read

let answers: Record<string, () => Response> = {};
let calls: string[] = [];
let stops: (() => void)[] = [];
let page: { visibilityState: string } & EventTarget;

const standing = (more: object = {}) => {
  const now = Date.now();
  const basis = { period: null, due_at: null, is_due: false, now, signed_in_at: now };
  return Response.json({ ...basis, since_sign_in: [], today: [], limits: [], ...more });
};
const tracked = () =>
  standing({ limits: [{ type: 'activity', period: 'day', value: 60, used: 0, restarts_at: null }] });

beforeEach(() => {
  vi.useFakeTimers();
  answers = { [STATUS]: () => standing(), [SIGN_OUT]: () => NOTHING.clone() };
  calls = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', activeElement: null });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('HTMLElement', class {});
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setPlayStatus(null);
  setCurrentServices(
    pageServices({
      backend: backendWith(async (request) => {
        const call = `${request.method} ${new URL(request.url).pathname}`;
        calls.push(call);
        const answer = answers[call];
        if (!answer) throw new TypeError('unreachable');
        return answer();
      }),
    }),
  );
  setSession({ status: 'LOGGED_IN', user: PLAYER, accounts: [], account: null });
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  setSession(SIGNED_OUT);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const times = (call: string) => calls.filter((one) => one === call).length;
function show(visibilityState: string) {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('the status is asked every half minute, and at once when the page is seen or online again', async () => {
  stops.push(startRealityCheck());
  await passes(2 * REALITY_CHECK_REFRESH_MS);
  expect(times(STATUS)).toBe(3);
  show('hidden');
  await passes(0);
  expect(times(STATUS)).toBe(3);
  show('visible');
  window.dispatchEvent(new Event('online'));
  await passes(0);
  expect(times(STATUS)).toBe(5);
  await passes(REALITY_CHECK_REFRESH_MS);
  expect(times(STATUS)).toBe(6);
});

test('without an answer it is asked again', async () => {
  delete answers[STATUS];
  stops.push(startRealityCheck());
  await passes(2 * REALITY_CHECK_REFRESH_MS);
  expect(times(STATUS)).toBe(3);
});

test.each([400, 404])('%s ends asking until the next sign-in', async (status) => {
  answers[STATUS] = () => refusedWith({ status, code: 177, message: '' });
  stops.push(startRealityCheck());
  await passes(4 * REALITY_CHECK_REFRESH_MS);
  show('visible');
  await passes(0);
  expect(times(STATUS)).toBe(1);
  setSession(SIGNED_OUT);
  setSession({ status: 'LOGGED_IN', user: PLAYER, accounts: [], account: null });
  await passes(0);
  expect(times(STATUS)).toBe(2);
});

test('an answer of a period alone ends asking: its unit is not known', async () => {
  answers[STATUS] = () => Response.json({ period: 3_600 });
  stops.push(startRealityCheck());
  await passes(4 * REALITY_CHECK_REFRESH_MS);
  expect(times(STATUS)).toBe(1);
});

test('nobody is asked about while nobody is signed in', async () => {
  setSession(SIGNED_OUT);
  stops.push(startRealityCheck(), startActivity());
  await passes(3 * ACTIVITY_TRACK_MS);
  expect(calls).toEqual([]);
});

test('a check is opened at its time, though the backend cannot be reached then', async () => {
  answers[STATUS] = () => standing({ period: 60, due_at: Date.now() + 10_000 });
  stops.push(startRealityCheck());
  await passes(9_000);
  expect(useOpenModal()?.kind).not.toBe('reality_check');
  delete answers[STATUS];
  await passes(1_000);
  expect(useOpenModal()?.kind).toBe('reality_check');
});

test('a limit that is reached signs out once, however many calls say so', async () => {
  const details = [{ key: 'error.time_limit.session' }];
  answers[STATUS] = () => refusedWith({ status: 403, code: 175, message: '', details });
  stops.push(startRealityCheck());
  show('visible');
  await passes(REALITY_CHECK_REFRESH_MS);
  expect([times(SIGN_OUT), currentSession().status]).toEqual([1, 'NOT_LOGGED_IN']);
  expect(useOpenModal()).toMatchObject({
    kind: 'out_of_session_limit',
    props: { key: 'error.time_limit.session', restartsAt: null },
  });
});

test('each minute in sight is told while there is a limit of activity, and none out of sight', async () => {
  answers[STATUS] = tracked;
  answers[TRACK] = () => NOTHING.clone();
  stops.push(startRealityCheck(), startActivity());
  await passes(40_000);
  show('hidden');
  await passes(10 * ACTIVITY_TRACK_MS);
  expect(times(TRACK)).toBe(0);
  show('visible');
  await passes(20_000);
  expect(times(TRACK)).toBe(1);
  await passes(2 * ACTIVITY_TRACK_MS);
  expect(times(TRACK)).toBe(3);
});

test('without a limit of activity nothing is told', async () => {
  stops.push(startRealityCheck(), startActivity());
  await passes(5 * ACTIVITY_TRACK_MS);
  expect(times(TRACK)).toBe(0);
});

test('401 of tracking ends play as a limit of activity, and not as a session that expired', async () => {
  answers[STATUS] = tracked;
  const details = [{ key: 'error.time_limit.activity_day', restarts_at: 5 }];
  answers[TRACK] = () => refusedWith({ status: 401, code: 176, message: '', details });
  stops.push(startRealityCheck(), startActivity());
  await passes(ACTIVITY_TRACK_MS);
  expect([currentSession().status, times(SIGN_OUT)]).toEqual(['NOT_LOGGED_IN', 0]);
  expect(useOpenModal()).toMatchObject({
    kind: 'activity_limit_reached',
    props: { key: 'error.time_limit.activity_day', restartsAt: 5 },
  });
});

const refusedBet = (code: number): Fault => ({ ...bareFault('refused', 403), code });

test('a bet that waits for the reality check asks for the status, which shows it', async () => {
  stops.push(startRealityCheck());
  await passes(0);
  answers[STATUS] = () => standing({ period: 60, due_at: Date.now(), is_due: true });
  expect(opensBetGate(refusedBet(174))).toBe('error.place_bets.reality_check_due');
  await vi.waitFor(() => expect(times(STATUS)).toBe(2));
  await passes(0);
  expect(useOpenModal()?.kind).toBe('reality_check');
});

test('a bet that a limit of time refuses ends play', async () => {
  expect(opensBetGate(refusedBet(175))).toBe('error.time_limit.reached');
  await vi.waitFor(() => expect(currentSession().status).toBe('NOT_LOGGED_IN'));
  expect([times(SIGN_OUT), useOpenModal()?.kind]).toEqual([1, 'out_of_session_limit']);
});
