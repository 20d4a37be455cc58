import { vi } from 'vitest';
import { closeSockets, setAddress } from './network.ts';

// Loads one document after another, each with its own modules.

const { setTimeout: startTimer, clearTimeout: endTimer, setInterval: startInterval } = globalThis;
type Timer = ReturnType<typeof startTimer>;
const timers = new Set<Timer>();
let takeAway: (() => void) | null = null;

/** Of the web app's own program, where its types are checked. */
const MOUNT: string = '../../apps/web/test/mount.tsx';
interface Mounting {
  mount(): Promise<() => void>;
}

/** Waits outside of the document's own timers, which end with it. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => startTimer(resolve, ms));

/** Keeps the timers that code starts, so that those of a document that was left can be ended. */
function keepTimers(): void {
  const kept =
    (start: typeof startTimer) =>
    (...args: Parameters<typeof startTimer>) => {
      const timer = start(...args);
      timers.add(timer);
      return timer;
    };
  Object.assign(globalThis, {
    setTimeout: kept(startTimer),
    setInterval: kept(startInterval as typeof startTimer),
  });
}

/** Leaves the document: nothing of it goes on. */
export function leave(): void {
  if (takeAway === null) return;
  window.dispatchEvent(new Event('pagehide'));
  takeAway();
  takeAway = null;
  closeSockets();
  for (const timer of timers) endTimer(timer);
  timers.clear();
}

/** Makes the document empty, as the server's is before the app takes it over. */
function clear(locales: string): void {
  const html = document.createElement('html');
  html.append(document.createElement('head'), document.createElement('body'));
  html.dataset.locales = locales;
  document.documentElement.replaceWith(html);
}

/** Loads an address: the whole web app in the document, with data from the servers that run. */
export async function load(url: string): Promise<void> {
  leave();
  keepTimers();
  vi.resetModules();
  setAddress(url);
  clear('en,ar,de,fi,fr,no');
  const { mount } = (await import(MOUNT)) as Mounting; // as above
  takeAway = await mount();
}
