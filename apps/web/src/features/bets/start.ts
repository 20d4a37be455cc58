import type { Stop } from '@touchline/client/live';
import { offerMatchBets } from '#data/match-bets.ts';
import { deferred } from '#parts/deferred/deferred.tsx';

const MatchBets = deferred(() => import('./match-bets.tsx').then((module) => module.MatchBets));

/** The page of a match that is over may show the player's bets on it. */
export const startMatchBets = (): Stop => offerMatchBets(MatchBets);
