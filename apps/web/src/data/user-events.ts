import type { QueryClient } from '@tanstack/react-query';
import type { Bet } from '@touchline/contract';
import type { UserMessage } from '@touchline/contract/channels';
import { takeBalance } from './session.ts';

type BetsPage = { readonly data: readonly Bet[] };

const callbacks = new Set<(message: UserMessage) => void>();

/** Told of each new message on the player's channel. */
export function onUserMessage(callback: (message: UserMessage) => void): () => void {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

/** A changed bet replaces the same bet and keeps what its selections said in detail. Source: specification §4. */
export function mergeBet(held: Bet, changed: Bet): Bet {
  const details = new Map(held.selections.map((selection) => [selection.id, selection]));
  return {
    ...changed,
    selections: changed.selections.map((selection) => ({ ...details.get(selection.id), ...selection })),
  };
}

/** A VIP bet that a trader refused leaves the lists; its reference still finds it. Source: specification §4. */
export const isRefusedVip = ({ is_vip, status }: Pick<Bet, 'is_vip' | 'status'>): boolean =>
  is_vip && status === 'rejected';

/** Puts a changed bet into every cached list that holds it; a refused VIP bet leaves the lists. */
export function updateLists(queryClient: QueryClient, changed: Bet) {
  queryClient.setQueriesData<BetsPage>({ queryKey: ['private', 'bets'] }, (page) => {
    if (!page?.data.some(({ id }) => id === changed.id)) return page;
    const isGone = isRefusedVip(changed);
    const data = page.data.flatMap((bet) =>
      bet.id !== changed.id ? bet : isGone ? [] : mergeBet(bet, changed),
    );
    return { ...page, data };
  });
  // Which list it belongs to, and the counts, are the backend's to say.
  void queryClient.invalidateQueries({ queryKey: ['private', 'bets'] });
}

const isUserMessage = (data: unknown): data is UserMessage =>
  typeof data === 'object' && data !== null && 'event' in data;

const seen: string[] = [];
const SEEN_MAX = 200;

/** Takes a message of the player's channel; one that was taken before changes nothing. */
export function takeUserMessage(queryClient: QueryClient, data: unknown): void {
  if (!isUserMessage(data) || seen.includes(data.id)) return;
  seen.push(data.id);
  if (seen.length > SEEN_MAX) seen.shift();
  if (data.event === 'balance_changed') takeBalance(data.account);
  if (data.event === 'bet_changed') updateLists(queryClient, data.bet);
  for (const callback of [...callbacks]) callback(data);
}
