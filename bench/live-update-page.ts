import { createLiveStore, receiveInto } from '@touchline/client/live';
import '../apps/web/src/shell/styles.css';
import { priceText } from '../apps/web/src/parts/odds/price-text.ts';
import { priceWords } from '../apps/web/src/parts/odds/price-words.ts';
import { type Batch, type Change, createBook, PRICES_PER_MATCH } from './live-update/book.ts';
import { type MountedPrice, messages, mountPrices, outcomeName } from './live-update/mount.tsx';
import type { BatchTimes } from './live-update/page-api.ts';

/** Eleven matches, each with one three-way market that moves: 33 changes. */
const MATCHES_PER_BATCH = 11;
const WARM_UP = 60;
// Longer than the gap between two flashes of one button, so that each change costs its flash too.
const STEP_MS = 1_500;

const words = priceWords(messages);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

interface Written {
  readonly key: string;
  readonly text: string;
  readonly move: 'up' | 'down';
  readonly label: string;
}

function written({ key, odds, move }: Change): Written {
  const text = priceText(odds, 'european', 'en');
  return { key, text, move, label: words.open(outcomeName(key), text, move) };
}

function write(prices: ReadonlyMap<string, MountedPrice>, { key, text, move, label }: Written) {
  const price = prices.get(key);
  if (!price) return;
  price.value.textContent = text;
  price.button.setAttribute('data-move', move);
  price.button.setAttribute('aria-label', label);
}

function isShown(prices: ReadonlyMap<string, MountedPrice>, changes: readonly Change[]): boolean {
  return changes.every((change) => {
    const { key, text, move, label } = written(change);
    const price = prices.get(key);
    return (
      price?.value.textContent === text &&
      price.button.dataset.move === move &&
      price.button.ariaLabel === label
    );
  });
}

/** A live store whose time and frames are the bench's. */
function createStore(now: () => number) {
  let frame: (() => void) | null = null;
  let timers: { at: number; callback: () => void }[] = [];
  const store = createLiveStore({
    now,
    schedule: (flush) => {
      frame = flush;
    },
    setTimer: (callback, delayMs) => {
      const timer = { at: now() + delayMs, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    report: (error) => {
      throw error;
    },
  });
  const flush = () => {
    const due = frame;
    frame = null;
    due?.();
  };
  /** The ends of earlier moves, which are no part of a batch. */
  const settle = () => {
    const due = timers.filter(({ at }) => at <= now());
    timers = timers.filter(({ at }) => at > now());
    for (const { callback } of due) callback();
    flush();
  };
  return { store, flush, settle };
}

async function measure(size: number, batches: number): Promise<BatchTimes> {
  let now = Date.now();
  const book = createBook(Math.ceil(size / PRICES_PER_MATCH), () => now);
  const { store, flush, settle } = createStore(() => now);
  store.seed(book.seeds());
  const { prices, unmount } = mountPrices(store, book.prices);
  let from = 0;
  let shown = prices.size > 0;

  const receive = ({ messages }: Batch) => {
    for (const message of messages) receiveInto(store, message);
    flush();
  };
  const kinds = {
    patches: receive,
    cards: receive,
    direct: (_batch: Batch, ready: readonly Written[]) => {
      for (const one of ready) write(prices, one);
    },
    formatted: ({ changes }: Batch) => {
      for (const change of changes) write(prices, written(change));
    },
  };
  const names = ['patches', 'direct', 'cards', 'formatted'] as const;
  const times: Record<(typeof names)[number], number[]> = {
    patches: [],
    cards: [],
    direct: [],
    formatted: [],
  };

  for (let round = 0; round < WARM_UP + batches; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      // Each kind is first, second, third and last equally often.
      const name = names[(round + turn) % names.length] ?? 'direct';
      now += STEP_MS;
      settle();
      const batch = book.batch(from, MATCHES_PER_BATCH, name === 'cards' ? 'cards' : 'patches');
      const ready = batch.changes.map(written);
      await nextFrame();
      const startedAt = performance.now();
      kinds[name](batch, ready);
      const took = performance.now() - startedAt;
      if (round >= WARM_UP) times[name].push(took);
      shown &&= isShown(prices, batch.changes);
      // What was written by hand is unknown to the store: it is told before the next batch, outside the measurement.
      if (name === 'direct' || name === 'formatted') receive(batch);
    }
    from += MATCHES_PER_BATCH;
  }
  const mounted = prices.size;
  unmount();
  return { mounted, ...times, shown };
}

window.liveUpdate = { measure };
