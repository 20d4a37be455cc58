import type { Bet } from '@touchline/contract';
import { useMessages } from '#data/messages.ts';
import { systemName } from '#parts/system-lines/system-name.ts';
import { systemOf } from './bet-progress.ts';

/** What a bet is called: single, treble, system 2 of 4, or the name of a full cover. */
export function useBetName(bet: Pick<Bet, 'type' | 'selections' | 'system'>): string {
  const t = useMessages();
  const system = systemOf(bet);
  if (system?.folds) return systemName(system, t);
  return t(`bets.type.${bet.type}`, {
    count: bet.selections.length,
    win: system?.winCount ?? 0,
    total: system?.totalCount ?? 0,
  });
}
