import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#data/storage.ts';

/** Leagues whose matches the player folded in this session. */
let folded: ReadonlySet<string> | undefined;
const callbacks = new Set<() => void>();

function held(): ReadonlySet<string> {
  folded ??= new Set(Object.keys(readStored('foldedLeagues') ?? {}));
  return folded;
}

const subscribe = (callback: () => void) => {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
};
const unknown = () => false;

/** Folds the matches of a league, or shows them again; kept until the session ends. */
export function foldLeague(leagueId: string, isFolded: boolean): void {
  const next = new Set(held());
  if (isFolded) next.add(leagueId);
  else next.delete(leagueId);
  folded = next;
  writeStored('foldedLeagues', Object.fromEntries([...next].map((id) => [id, 1])));
  for (const callback of [...callbacks]) callback();
}

/** Whether the matches of a league are folded. The server shows them all. */
export const useIsFolded = (leagueId: string): boolean =>
  useSyncExternalStore(subscribe, () => held().has(leagueId), unknown);
