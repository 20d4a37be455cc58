import type { AnyRouter } from '@tanstack/react-router';
import type { PageContext } from '#data/block.ts';
import { withCustomPage } from '#data/custom-page.ts';
import { late } from '#data/late.ts';
import { reportError } from '#data/report.ts';
import type { Services } from '#data/services.ts';
import { startPage } from '#data/start.ts';
import { startTimeZone } from '#data/time-zone-choice.ts';
import { whenIdle } from '#data/when-idle.ts';
import { loadMissing } from '#layout/load-missing.ts';
import { startNavigation } from './delegated-navigation.ts';
import { errorWords } from './error-page.tsx';
import { startErrorWatch } from './error-watch.ts';
import { startKeyboard } from './keyboard.ts';
import { startMissingLogos } from './missing-logos.ts';
import { startScreenKeyboard } from './screen-keyboard.ts';
import { startScrollMarker } from './scroll-marker.ts';

/** Loads what the page on screen lacks. */
async function loadShown(router: AnyRouter, services: Services): Promise<void> {
  const page: PageContext | undefined = router.state.matches.at(-1)?.context.page;
  if (page) await loadMissing(services, withCustomPage(services, page));
}

/** What begins once the page answers taps. Until then links load whole documents. */
export function startLater(router: AnyRouter, services: Services): () => void {
  const stops = [
    startErrorWatch(),
    startKeyboard(),
    startNavigation(router, services.localeSetup),
    startScrollMarker(),
    startScreenKeyboard(),
    startMissingLogos(),
    startPage(services),
  ];
  // By itself: a phone needs as long to learn its zone as for a screen of rows.
  stops.push(whenIdle(() => void stops.push(startTimeZone(services, () => loadShown(router, services))), 0));
  late(() => import('#layout/later-registry.ts')).then(
    ({ startFeatures }) => stops.push(startFeatures(services)),
    reportError,
  );
  late(() => import('./keep-place.ts')).then(
    ({ startKeepPlace }) => stops.push(startKeepPlace(router)),
    reportError,
  );
  late(() => import('#data/worker.ts'))
    .then(({ startWorker }) => startWorker())
    .catch(reportError);
  stops.push(whenIdle(errorWords.error.preload));
  return () => {
    for (const stop of stops) stop();
  };
}
