import type { Stop } from '@touchline/client/live';
import { lazy } from 'react';
import { laterMessages } from '#data/later-messages.ts';
import { offerMatchBets } from '#data/match-bets.ts';

const MatchBets = lazy(async () => {
  const [{ MatchBets: View }] = await Promise.all([import('./match-bets.tsx'), laterMessages()]);
  return { default: View };
});

/** The page of a match that is over may show the player's bets on it. */
export const startMatchBets = (): Stop => offerMatchBets(MatchBets);
