import { QueryClient } from '@tanstack/react-query';
import type { Account, Bet } from '@touchline/contract';
import { expect, test } from 'vitest';
import { currentSession, setSession } from './session-state.ts';
import { mergeBet, onUserMessage, takeUserMessage } from './user-events.ts';

const betOf = (status: Bet['status'], selection: object) =>
  ({ id: 'b1', status, selections: [{ id: 's1', ...selection }] }) as unknown as Bet; // only what is merged

test('a changed bet keeps what its selections said in detail', () => {
  const held = betOf('waiting_results', { status: 'open', market: { name: 'Match result' } });
  const merged = mergeBet(held, betOf('done', { status: 'won' }));
  expect(merged.status).toBe('done');
  expect(merged.selections[0]).toMatchObject({ status: 'won', market: { name: 'Match result' } });
});

const KEY = ['private', 'bets', {}];
const listOf = (...bets: Bet[]) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(KEY, { data: bets });
  const read = () => queryClient.getQueryData<{ data: Bet[] }>(KEY)?.data ?? [];
  return { queryClient, read };
};
const changed = (id: string, bet: Bet) => ({ event: 'bet_changed', ts: 1, id, bet });

test('a changed bet replaces the same bet in the lists, and a repeated message changes nothing', () => {
  const other = { ...betOf('waiting_results', {}), id: 'b2' };
  const { queryClient, read } = listOf(betOf('waiting_results', { market: { name: 'Match result' } }), other);
  const heard: string[] = [];
  const stop = onUserMessage((message) => {
    if (message.event === 'bet_changed') heard.push(message.bet.status);
  });
  takeUserMessage(queryClient, changed('m1', betOf('done', { status: 'won' })));
  expect(read().map(({ id, status }) => [id, status])).toEqual([
    ['b1', 'done'],
    ['b2', 'waiting_results'],
  ]);
  expect(read()[0]?.selections[0]).toMatchObject({ status: 'won', market: { name: 'Match result' } });
  expect(read()[1]).toBe(other);
  takeUserMessage(queryClient, changed('m1', betOf('cancelled', {})));
  takeUserMessage(queryClient, { odd: true });
  expect(read()[0]?.status).toBe('done');
  expect(heard).toEqual(['done']);
  stop();
});

test('a refused VIP bet leaves the lists, another refused bet does not', () => {
  const vip = { ...betOf('submitted', {}), id: 'b2', is_vip: true };
  const { queryClient, read } = listOf(betOf('submitted', {}), vip);
  takeUserMessage(queryClient, changed('v1', betOf('rejected', {})));
  takeUserMessage(queryClient, changed('v2', { ...vip, status: 'rejected' }));
  expect(read().map(({ id, status }) => [id, status])).toEqual([['b1', 'rejected']]);
});

test('a changed balance reaches the account of its currency', () => {
  const account: Account = {
    currency: 'EUR',
    subunits: 100,
    balance: { available: 100_000, locked: 0 },
    active: true,
  };
  setSession({ status: 'LOGGED_IN', user: null, accounts: [account], account });
  const paid = { ...account, balance: { available: 98_990, locked: 1_010 } };
  takeUserMessage(new QueryClient(), { event: 'balance_changed', ts: 1, id: 'm2', account: paid });
  expect(currentSession().account).toEqual(paid);
});

/** As many as the house tells before it notes that it has: these come again when it is killed in between. */
const SLICE = 100;

test('messages that a house tells again after it was killed end where they would have without', () => {
  const account = (available: number): Account => ({
    currency: 'EUR',
    subunits: 100,
    balance: { available, locked: 0 },
    active: true,
  });
  const told = (nth: number) =>
    nth % 2 === 0
      ? changed(`row-${nth}`, { ...betOf(nth < SLICE ? 'waiting_results' : 'done', {}), id: `b${nth % 10}` })
      : { event: 'balance_changed', ts: 1, id: `row-${nth}`, account: account(nth) };
  const rows = Array.from({ length: SLICE + 20 }, (_, nth) => told(nth));
  const slice = rows.slice(0, SLICE);
  const endOf = (messages: readonly object[]) => {
    const bets = Array.from({ length: 10 }, (_, nth) => ({ ...betOf('submitted', {}), id: `b${nth}` }));
    const { queryClient, read } = listOf(...bets);
    setSession({ status: 'LOGGED_IN', user: null, accounts: [account(0)], account: account(0) });
    let heard = 0;
    const stop = onUserMessage(() => {
      heard += 1;
    });
    for (const message of messages) takeUserMessage(queryClient, message);
    stop();
    return { bets: read(), account: currentSession().account, heard };
  };
  /** Ids of a player's messages are never used again: each run has its own. */
  const named = (run: string, messages: readonly { id: string }[]) =>
    messages.map((message) => ({ ...message, id: `${run} ${message.id}` }));
  const once = endOf(named('once', rows));
  expect(once).toMatchObject({ heard: rows.length, account: { balance: { available: SLICE + 19 } } });
  for (const killedAt of [1, 50, SLICE])
    expect(endOf(named(`${killedAt}`, [...slice.slice(0, killedAt), ...rows]))).toEqual(once);
  // A house that is killed each time it comes back.
  expect(endOf(named('often', [...slice, ...slice, ...slice.slice(0, 7), ...rows]))).toEqual(once);
});
