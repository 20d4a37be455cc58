import { QueryObserver } from '@tanstack/react-query';
import type { Stop } from '@touchline/client/live';
import { isFlagActive } from './flags.ts';
import { late } from './late.ts';
import { createLateStart } from './late-start.ts';
import { systemQuery } from './queries.ts';
import { quickBet, subscribeQuickBet } from './quick-bet.ts';
import type { Services } from './services.ts';
import { currentSession, onAuthStatus } from './session.ts';
import { slipState, subscribeSlip } from './slip.ts';

/** Brings what asks for bonuses and jackpots once a signed-in player has something on the slip, or a quick bet. */
export function watchBonuses({ queryClient }: Pick<Services, 'queryClient'>): Stop {
  const system = new QueryObserver(queryClient, systemQuery());
  const ofSlip = createLateStart(() =>
    late(() => import('./slip-bonus-asker.ts')).then(
      ({ followBonuses }) =>
        () =>
          followBonuses({ queryClient }),
    ),
  );
  const ofQuickBets = createLateStart(() =>
    late(() => import('./quick-bonuses.ts')).then(({ followQuickBonuses }) => followQuickBonuses),
  );
  const look = () => {
    const { data } = system.getCurrentResult();
    if (currentSession().status !== 'LOGGED_IN' || data === undefined) return;
    const hasBonuses = isFlagActive(data, 'bonuses');
    if (slipState().bets.length > 0 && (hasBonuses || isFlagActive(data, 'jackpots'))) ofSlip.need();
    if (quickBet().isEnabled && quickBet().bet !== null && hasBonuses) ofQuickBets.need();
  };
  const stops = [subscribeSlip(look), subscribeQuickBet(look), onAuthStatus(look), system.subscribe(look)];
  look();
  return () => {
    for (const stop of [...stops, ofSlip.stop, ofQuickBets.stop]) stop();
  };
}
