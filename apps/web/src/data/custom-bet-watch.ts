import type { Stop } from '@touchline/client/live';
import { late } from './late.ts';
import { reportError } from './report.ts';
import type { Services } from './services.ts';
import { slipState, subscribeSlip } from './slip.ts';

/** Brings what follows the price of a custom bet when the slip first holds one. */
export function watchCustomBet({ live }: Pick<Services, 'live'>): Stop {
  let following: Promise<Stop> | null = null;
  const look = () => {
    if (following !== null || slipState().bets[0]?.betType !== 'CUSTOM_BET') return;
    following = late(() => import('./custom-price.ts')).then(({ followCustomPrice }) =>
      followCustomPrice(live),
    );
    following.catch((error) => {
      following = null;
      reportError(error);
    });
  };
  const stopLooking = subscribeSlip(look);
  look();
  return () => {
    stopLooking();
    following?.then((stop) => stop()).catch(() => undefined);
  };
}
