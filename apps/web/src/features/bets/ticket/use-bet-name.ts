import type { Bet } from '@touchline/contract';
import { useMessages } from '#data/messages.ts';
import { systemName } from '#parts/system-lines/system-name.ts';
import { systemOf } from './bet-progress.ts';

const GAMES = { horse_racing: 'page.racing.title', lotteries: 'page.lotteries.title' } as const;

/** What a bet is called: single, treble, system 2 of 4, the name of a full cover, or that of a game. */
export function useBetName(bet: Pick<Bet, 'type' | 'selections' | 'system' | 'game'>): string {
  const t = useMessages();
  if (bet.game) return t(GAMES[bet.game]);
  const system = systemOf(bet);
  if (system?.folds) return systemName(system, t);
  return t(`bets.type.${bet.type}`, {
    count: bet.selections.length,
    win: system?.winCount ?? 0,
    total: system?.totalCount ?? 0,
  });
}
