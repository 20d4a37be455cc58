import type { Stop } from '@touchline/client/live';
import { late } from '#data/late.ts';
import { reportError } from '#data/report.ts';
import type { Services } from '#data/services.ts';

type Start = (services: Services) => Stop | Promise<Stop>;

/** Features that begin when the page answers taps, each with code of its own. */
const FEATURES: readonly (() => Promise<Start>)[] = [
  () => import('#features/account/start.ts').then(({ startAccount }) => startAccount),
  () => import('#features/bets/start.ts').then(({ startMatchBets }) => startMatchBets),
  () => import('#features/builder/start.ts').then(({ startBuilder }) => startBuilder),
  () => import('#features/consent/start.ts').then(({ startConsentFeature }) => startConsentFeature),
  () => import('#features/content/start.ts').then(({ startWelcomingPopup }) => startWelcomingPopup),
  () => import('#features/favourites/start.ts').then(({ startFavourites }) => startFavourites),
  () => import('#features/language-offer/start.ts').then(({ startLanguageOffer }) => startLanguageOffer),
  () => import('#features/limits/start.ts').then(({ startPlayWatch }) => startPlayWatch),
  () => import('#features/quick-bet/start.ts').then(({ startQuickBetFeature }) => startQuickBetFeature),
  () => import('#features/reminders/start.ts').then(({ startReminders }) => startReminders),
  () => import('#features/share/start.ts').then(({ startShare }) => startShare),
  () => import('./near-sprite.ts').then(({ startNearSprite }) => startNearSprite),
];

/** Begins them all; one that does not come takes none of the others with it. */
export function startFeatures(services: Services): Stop {
  const stops: Stop[] = [];
  let isOver = false;
  const begin = async (load: () => Promise<Start>) => {
    const stop = await (await late(load))(services);
    if (isOver) stop();
    else stops.push(stop);
  };
  for (const load of FEATURES) begin(load).catch(reportError);
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}
