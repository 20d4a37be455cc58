import { begin } from './under-way.ts';

/** An element counts as seen when it stayed on screen for this long. */
const DWELL_MS = 300;
/** What was seen is followed for this long after it left. */
const LINGER_MS = 5_000;
/** Rows just outside the screen are followed before they scroll in. */
const MARGIN = '200px 0px';

interface Watched {
  readonly start: () => () => void;
  stop: (() => void) | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the wait for the element to count as seen. */
  seen?: () => void;
}

const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | undefined;

function see(entry: IntersectionObserverEntry) {
  const state = watched.get(entry.target);
  if (!state) return;
  clearTimeout(state.timer);
  state.seen?.();
  if (entry.isIntersecting && !state.stop) {
    const seen = begin();
    state.seen = seen;
    state.timer = setTimeout(() => {
      state.stop = state.start();
      seen();
    }, DWELL_MS);
  }
  if (!entry.isIntersecting && state.stop) {
    state.timer = setTimeout(() => {
      state.stop?.();
      state.stop = undefined;
    }, LINGER_MS);
  }
}

/** Runs `start` while the element is on screen, and what it returned when it is no longer. One observer serves all. */
export function watchVisible(element: Element, start: () => () => void): () => void {
  observer ??= new IntersectionObserver((entries) => entries.forEach(see), { rootMargin: MARGIN });
  watched.set(element, { start, stop: undefined, timer: undefined });
  observer.observe(element);
  return () => {
    const state = watched.get(element);
    observer?.unobserve(element);
    watched.delete(element);
    if (!state) return;
    clearTimeout(state.timer);
    state.seen?.();
    const { stop } = state;
    if (stop) setTimeout(stop, LINGER_MS);
  };
}
