import type { Bet, CashOutOffer } from '@touchline/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { betsQuery } from './queries.ts';
import { tellHouse } from './realtime.ts';
import { currentServices } from './services.ts';
import { onTransport, transportOf } from './transport.ts';
import { onUserMessage } from './user-events.ts';

/** The house forgets a watch that is not renewed within a minute. */
const RENEW_MS = 20_000;
/** A house that does not answer the watch is asked for the list this often. */
const REREAD_MS = 10_000;

const offers = new Map<string, CashOutOffer>();
const callbacks = new Set<() => void>();

const isSame = (a: CashOutOffer | undefined, b: CashOutOffer) =>
  a?.to_cashout === b.to_cashout && a.reason === b.reason && a.fair_value === b.fair_value;

/** Takes offers as the house sent them last. */
export function takeCashOutOffers(changed: readonly CashOutOffer[]): void {
  const news = changed.filter((offer) => !isSame(offers.get(offer.bet_id), offer));
  for (const offer of news) offers.set(offer.bet_id, offer);
  if (news.length > 0) for (const callback of [...callbacks]) callback();
}

/** What a bet can be sold for, as far as it is known. */
export const heldOffer = (betId: string): CashOutOffer | null => offers.get(betId) ?? null;

const subscribe = (callback: () => void) => {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
};
const nothing = () => null;

/** What a bet can be sold for now; null while nothing is known of it. */
export const useCashOutOffer = (betId: string): CashOutOffer | null =>
  useSyncExternalStore(subscribe, () => heldOffer(betId), nothing);

const isBetsKey = (key: readonly unknown[]) =>
  betsQuery()
    .queryKey.slice(0, 2)
    .every((part, index) => key[index] === part);

/** What a bet says of its own offer. */
export const offerOfBet = ({ id, to_cashout, fair_value, cash_out_reason }: Bet): CashOutOffer => ({
  bet_id: id,
  to_cashout,
  fair_value,
  reason: cash_out_reason,
});

const isPage = (data: unknown): data is { readonly data: readonly Bet[] } =>
  typeof data === 'object' && data !== null && 'data' in data && Array.isArray(data.data);

/** Every reading of bets carries their offers. */
function takeReading(data: unknown): void {
  if (isPage(data)) takeCashOutOffers(data.data.map(offerOfBet));
}

function followReadings(): () => void {
  const cache = currentServices().queryClient.getQueryCache();
  for (const query of cache.getAll()) if (isBetsKey(query.queryKey)) takeReading(query.state.data);
  return cache.subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (isAnswer && isBetsKey(event.query.queryKey)) takeReading(event.query.state.data);
  });
}

/** Follows the offers of the player's open bets: says so to the house, and reads the lists again where it does not answer. */
function startWatch(): () => void {
  const { queryClient } = currentServices();
  let isAnswered = false;
  const isSeen = () => document.visibilityState === 'visible';
  const say = () => tellHouse({ watch: 'cash_out', on: isSeen() });
  const reread = () => {
    if (!isSeen() || (isAnswered && transportOf() === 'up')) return;
    void queryClient.invalidateQueries({ queryKey: betsQuery().queryKey.slice(0, 2) });
  };
  const timers = [setInterval(say, RENEW_MS), setInterval(reread, REREAD_MS)];
  const stops = [
    followReadings(),
    onUserMessage((message) => {
      if (message.event === 'bet_changed') takeCashOutOffers([offerOfBet(message.bet)]);
      if (message.event !== 'bet_cashout_changed') return;
      isAnswered = true;
      takeCashOutOffers(message.bets);
    }),
    onTransport(() => {
      if (transportOf() === 'up') say();
    }),
  ];
  document.addEventListener('visibilitychange', say);
  say();
  return () => {
    for (const timer of timers) clearInterval(timer);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', say);
    tellHouse({ watch: 'cash_out', on: false });
  };
}

let watchers = 0;
let stopWatch: (() => void) | undefined;

/** Keeps the offers of open bets up to date until the result is called. Many may ask; there is one watch. */
export function watchCashOuts(): () => void {
  watchers += 1;
  stopWatch ??= startWatch();
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    stopWatch?.();
    stopWatch = undefined;
  };
}

/** Keeps the offers of open bets up to date while the component is shown. */
export function useCashOutWatch(isWanted: boolean): void {
  useEffect(() => (isWanted ? watchCashOuts() : undefined), [isWanted]);
}
