import { BASE_PATH } from '@touchline/contract/constants';
import { whenIdle } from './when-idle.ts';

/** Address of the service worker. */
export const WORKER_PLACE = `${BASE_PATH}/worker.js`;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(from: string): string };
}

/** The worker's address as a browser with trusted types takes it: the policy knows this one alone. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }; // not in every browser, nor in the library's types
  if (!trustedTypes) return WORKER_PLACE;
  return trustedTypes.createPolicy('worker', { createScriptURL: () => WORKER_PLACE }).createScriptURL('');
}

/**
 * Registers the service worker, which shows the offline page. Not in a frame: there the host's page has the word. The
 * manifest marks a product that is built; development serves no worker.
 */
export async function startWorker(): Promise<void> {
  const isInstallable = document.querySelector('link[rel=manifest]') !== null;
  if (!isInstallable || window.top !== window || !('serviceWorker' in navigator)) return;
  await new Promise<void>((resolve) => whenIdle(resolve));
  // Refused by a browser that keeps nothing, such as a private window: the product works without.
  await navigator.serviceWorker.register(workerAddress(), { scope: BASE_PATH }).catch(() => undefined);
}
