import type { Stop } from '@touchline/client/live';
import { startQuickBet } from '#data/quick-bet-start.ts';
import type { Services } from '#data/services.ts';
import { registerSlipExtra } from '#data/slip-extras.ts';
import { deferred } from '#parts/deferred/deferred.tsx';

const QuickPanel = deferred(() => import('./quick-panel.tsx').then((module) => module.QuickPanel));

/** Quick bet begins: its place in the slip, and what taps and the player's channel mean to it. */
export function startQuickBetFeature(services: Services): Stop {
  const stops = [startQuickBet(services), registerSlipExtra('quick', QuickPanel)];
  return () => {
    for (const stop of stops) stop();
  };
}
