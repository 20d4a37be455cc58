import type { Bet } from '@touchline/contract';
import { useState } from 'react';
import { isSameList, withEnded } from './ended-here.ts';

/** The bets of a list together with those that ended while the list was shown. */
export function useEndedHere(bets: readonly Bet[]): readonly Bet[] {
  const [held, setHeld] = useState({ bets, shown: bets });
  if (isSameList(held.bets, bets)) return held.shown;
  const shown = withEnded(held.shown, bets);
  setHeld({ bets, shown });
  return shown;
}
