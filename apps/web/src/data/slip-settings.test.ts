import { QueryClient } from '@tanstack/react-query';
import type { Settings } from '@touchline/contract';
import slip from '@touchline/i18n/locales/en/slip.json' with { type: 'json' };
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessages } from './messages.ts';
import { settingsQuery } from './queries.ts';
import { setCurrentServices } from './services.ts';
import { SIGNED_OUT, setSession } from './session-state.ts';
import { readSlipChoices, setSlipChoices, slipChoices } from './slip-choices.ts';
import { changeSlipSettings, startSlipSettings } from './slip-settings.ts';
import { readStored, writeStored } from './storage.ts';
import { agreedDocument } from './test/agreed-document.ts';
import { backendWith, pageServices } from './test/page-services.ts';

const SETTINGS = {
  odds_accept_mode: 'none',
  stakes: { EUR: [500, 1000, 2500] },
  capabilities: ['accept_down_to'],
  updated_at: 0,
} as unknown as Settings; // what the slip's settings read

let account = SETTINGS;
let posted: unknown[] = [];
let isRefusing = false;
let queryClient = new QueryClient();
let stop = () => {};

const store = () => {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
};

/** The account's settings as a backend keeps them. */
async function answer(request: Request): Promise<Response> {
  if (request.method === 'GET') return Response.json(account);
  const body = await request.json();
  posted.push(body);
  if (isRefusing) return Response.json({ code: 500, message: '', data: {} }, { status: 500 });
  account = {
    ...account,
    odds_accept_mode: body.auto_accept_odds_change ?? account.odds_accept_mode,
    stakes: { ...account.stakes, ...body.stakes },
    updated_at: 1,
  };
  return Response.json(account);
}

beforeEach(() => {
  account = SETTINGS;
  posted = [];
  isRefusing = false;
  queryClient = new QueryClient();
  vi.stubGlobal('window', { localStorage: store(), sessionStorage: store() });
  vi.stubGlobal('document', agreedDocument());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setSession(SIGNED_OUT);
  setSlipChoices({});
  setCurrentServices(
    pageServices({ queryClient, backend: backendWith(answer), messages: createMessages('en', slip) }),
  );
  stop = startSlipSettings();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const signIn = () => setSession({ ...SIGNED_OUT, status: 'LOGGED_IN' });
const held = () => queryClient.getQueryData(settingsQuery().queryKey);

test('signed out, a choice holds at once and stays in this browser', () => {
  changeSlipSettings({ oddsAcceptMode: 'any' });
  changeSlipSettings({ acceptDownToPercent: 5 });
  expect(slipChoices()).toEqual({ oddsAcceptMode: 'any', acceptDownToPercent: 5 });
  expect(readSlipChoices()).toEqual(slipChoices());
  expect(posted).toEqual([]);
});

test('an account that never saved settings takes what was chosen before signing in', async () => {
  changeSlipSettings({ oddsAcceptMode: 'higher', stakes: { EUR: [100, 200, 300] }, acceptDownToPercent: 2 });
  signIn();
  await vi.waitFor(() => expect(held()?.odds_accept_mode).toBe('higher'));
  expect(posted).toEqual([{ auto_accept_odds_change: 'higher', stakes: { EUR: [100, 200, 300] } }]);
  expect(slipChoices()).toEqual({ acceptDownToPercent: 2 });
  expect(readSlipChoices()).toEqual({ acceptDownToPercent: 2 });
});

test('an account that has settings keeps them, and the choices of this browser end', async () => {
  account = { ...SETTINGS, odds_accept_mode: 'higher', updated_at: 5 };
  changeSlipSettings({ oddsAcceptMode: 'any' });
  signIn();
  await vi.waitFor(() => expect(slipChoices()).toEqual({}));
  expect(held()?.odds_accept_mode).toBe('higher');
  expect(posted).toEqual([]);
});

test('a change that the account does not take is taken back, and said once in a visit', async () => {
  signIn();
  await vi.waitFor(() => expect(held()).toBeDefined());
  isRefusing = true;
  changeSlipSettings({ oddsAcceptMode: 'any' });
  expect(slipChoices().oddsAcceptMode).toBe('any');
  await vi.waitFor(() => expect(slipChoices()).toEqual({}));
  expect(readStored('oddsSettingsErrorShown')).toBe(true);
});

test('what is kept and cannot be read counts as nothing', () => {
  writeStored('slipSettings', { oddsAcceptMode: 'all', stakes: { EUR: ['5'] }, acceptDownToPercent: 900 });
  expect(readSlipChoices()).toEqual({});
});
