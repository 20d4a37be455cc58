import type { LiveStoreOptions, Stop } from './live-store-types.ts';

const FRAME_MS = 16;

/** The store's options with the browser's own means where none is given. */
export function settle(options: LiveStoreOptions): Required<LiveStoreOptions> {
  return {
    schedule: options.schedule ?? nextFrame,
    now: options.now ?? Date.now,
    setTimer: options.setTimer ?? timer,
    onGap: options.onGap ?? (() => {}),
    report: options.report ?? (() => {}),
  };
}

type Frames = { readonly requestAnimationFrame?: (callback: () => void) => unknown };

function nextFrame(flush: () => void) {
  const { requestAnimationFrame } = globalThis as Frames; // there in a browser only
  if (requestAnimationFrame) requestAnimationFrame(flush);
  else setTimeout(flush, FRAME_MS);
}

function timer(callback: () => void, delayMs: number): Stop {
  const id = setTimeout(callback, delayMs);
  return () => clearTimeout(id);
}
