import type { Stop } from '@touchline/client/live';
import { startQuickBet } from '#data/quick-bet-start.ts';
import type { Services } from '#data/services.ts';
import { registerSlipExtra } from '#data/slip-extras.ts';

/** Quick bet begins: its place in the slip, and what taps and the player's channel mean to it. */
export function startQuickBetFeature(services: Services): Stop {
  const stops = [
    startQuickBet(services),
    registerSlipExtra('quick', () => import('./quick-panel.tsx').then(({ QuickPanel }) => QuickPanel)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
