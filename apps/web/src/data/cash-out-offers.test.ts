import { QueryClient } from '@tanstack/react-query';
import type { Bet } from '@touchline/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldOffer, takeCashOutOffers, watchCashOuts } from './cash-out-offers.ts';
import { openRealtimeDoor } from './realtime.ts';
import { type Services, setCurrentServices } from './services.ts';
import { setTransport } from './transport.ts';
import { takeUserMessage } from './user-events.ts';

const page = new EventTarget();
let visibility = 'visible';
let said: unknown[] = [];
let queryClient = new QueryClient();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.stubGlobal('document', {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    documentElement: { dataset: {} },
    get visibilityState() {
      return visibility;
    },
  });
  said = [];
  openRealtimeDoor({ want: () => () => {}, send: (command) => said.push(command) });
  queryClient = new QueryClient();
  setCurrentServices({ queryClient } as unknown as Services); // the watch uses nothing else
  setTransport('up');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const betOf = (id: string, to_cashout: number | null): Bet =>
  ({
    id,
    to_cashout,
    fair_value: null,
    cash_out_reason: to_cashout === null ? 'suspended' : null,
    selections: [],
  }) as unknown as Bet; // only its offer
const offerOf = (bet_id: string, to_cashout: number | null) => ({
  bet_id,
  to_cashout,
  fair_value: null,
  reason: to_cashout === null ? ('suspended' as const) : null,
});

let messages = 0;
const hear = (message: object) => {
  messages += 1;
  takeUserMessage(queryClient, { ts: messages, id: `m${messages}`, ...message });
};
const KEY = ['private', 'bets', {}];

test('the house is told that somebody watches, again and again, and that nobody does any more', () => {
  stop = watchCashOuts();
  const second = watchCashOuts();
  expect(said).toEqual([{ watch: 'cash_out', on: true }]);
  vi.advanceTimersByTime(45_000);
  expect(said).toHaveLength(3);
  second();
  expect(said.at(-1)).toEqual({ watch: 'cash_out', on: true });
  stop();
  expect(said.at(-1)).toEqual({ watch: 'cash_out', on: false });
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveLength(4);
  stop = () => {};
});

test('a hidden page does not watch, and a new connection hears of the watch', () => {
  stop = watchCashOuts();
  visibility = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(said.at(-1)).toEqual({ watch: 'cash_out', on: false });
  visibility = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(said.at(-1)).toEqual({ watch: 'cash_out', on: true });
  const before = said.length;
  setTransport('down');
  setTransport('up');
  expect(said).toHaveLength(before + 1);
});

test('offers come with a reading, with the event and with a changed bet; the last one counts', async () => {
  stop = watchCashOuts();
  await queryClient.fetchQuery({
    queryKey: KEY,
    queryFn: () => ({ data: [betOf('a', 100), betOf('b', 200)] }),
  });
  expect([heldOffer('a')?.to_cashout, heldOffer('b')?.to_cashout]).toEqual([100, 200]);
  hear({ event: 'bet_cashout_changed', bets: [offerOf('a', 110)] });
  hear({ event: 'bet_changed', bet: { ...betOf('b', null), selections: [] } });
  expect(heldOffer('a')).toEqual(offerOf('a', 110));
  expect(heldOffer('b')).toEqual(offerOf('b', null));
});

test('an offer of a list that was read before is not put back by a change of another bet', async () => {
  stop = watchCashOuts();
  const data = [betOf('d', 100), { ...betOf('e', 200), selections: [] }];
  await queryClient.fetchQuery({ queryKey: KEY, queryFn: () => ({ data }) });
  hear({ event: 'bet_cashout_changed', bets: [offerOf('d', 120)] });
  hear({ event: 'bet_changed', bet: { ...betOf('e', 210), selections: [] } });
  expect(heldOffer('d')?.to_cashout).toBe(120);
  expect(heldOffer('e')?.to_cashout).toBe(210);
});

test('what was read before the watch counts, and an unknown bet has no offer', () => {
  queryClient.setQueryData(KEY, { data: [betOf('f', 100)] });
  stop = watchCashOuts();
  expect(heldOffer('f')?.to_cashout).toBe(100);
  expect(heldOffer('nobody')).toBeNull();
});

test('a house that does not answer the watch is asked for the lists, one that answers is not', () => {
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  stop = watchCashOuts();
  vi.advanceTimersByTime(30_000);
  expect(asked).toHaveBeenCalledTimes(3);
  hear({ event: 'bet_cashout_changed', bets: [offerOf('g', 1)] });
  vi.advanceTimersByTime(30_000);
  expect(asked).toHaveBeenCalledTimes(3);
  setTransport('down');
  vi.advanceTimersByTime(10_000);
  expect(asked).toHaveBeenCalledTimes(4);
  visibility = 'hidden';
  vi.advanceTimersByTime(30_000);
  expect(asked).toHaveBeenCalledTimes(4);
});

test('an offer that stays the same is the same object, so that nobody draws it again', () => {
  takeCashOutOffers([offerOf('h', 5)]);
  const held = heldOffer('h');
  takeCashOutOffers([offerOf('h', 5)]);
  expect(heldOffer('h')).toBe(held);
});
