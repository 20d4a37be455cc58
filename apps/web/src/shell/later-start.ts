import type { AnyRouter } from '@tanstack/react-router';
import { late } from '#data/late.ts';
import { reportError } from '#data/report.ts';
import type { Services } from '#data/services.ts';
import { startPage } from '#data/start.ts';
import { whenIdle } from '#data/when-idle.ts';
import { startNavigation } from './delegated-navigation.ts';
import { errorWords } from './error-page.tsx';
import { startMissingLogos } from './missing-logos.ts';
import { startScreenKeyboard } from './screen-keyboard.ts';
import { startScrollMarker } from './scroll-marker.ts';

/** What begins once the page answers taps. Until then links load whole documents. */
export function startLater(router: AnyRouter, services: Services): () => void {
  const stops = [
    startNavigation(router, services.localeSetup),
    startScrollMarker(),
    startScreenKeyboard(),
    startMissingLogos(),
    startPage(services),
  ];
  late(() => import('#layout/later-registry.ts')).then(
    ({ startFeatures }) => stops.push(startFeatures(services)),
    reportError,
  );
  late(() => import('./keyboard.ts')).then(({ startKeyboard }) => stops.push(startKeyboard()), reportError);
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
