import type { RenderedPage } from './rendered-page.ts';

interface Entry {
  page: RenderedPage;
  madeAt: number;
  /** When it was last asked for again in vain. */
  failedAt: number;
}

interface CacheOptions {
  /** Bytes of all pages together. */
  readonly maxBytes: number;
  readonly now: () => number;
  /** Told of a render that failed while an older page could stand in. */
  readonly report: (error: unknown) => void;
}

/** Beyond this age a page is not shown while a new one is made; it still stands in when that fails. */
const REVALIDATE_WINDOW_MS = 10_000;
const ERROR_HOLD_MS = 1_000;
const NOT_FOUND_HOLD_MS = 5_000;

const isFailure = (page: RenderedPage) => page.status >= 500;

/** Pages in order of last use, within their bytes: the page used longest ago leaves first. */
function createShelf(maxBytes: number) {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= entries.get(key)?.page.bytes ?? 0;
    entries.delete(key);
  };
  return {
    peek: (key: string) => entries.get(key),
    /** The entry, which counts as used. */
    take(key: string): Entry | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    put(key: string, entry: Entry) {
      drop(key);
      if (entry.page.bytes > maxBytes) return;
      entries.set(key, entry);
      bytes += entry.page.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    bytes: () => bytes,
    size: () => entries.size,
  };
}

/** Whether a block of the page has come or gone since it was made. */
const isOver = ({ changesAt }: RenderedPage, at: number) => changesAt !== undefined && at >= changesAt;

const heldMs = (page: RenderedPage, maxAgeMs: number) => {
  if (isFailure(page)) return ERROR_HOLD_MS;
  if (page.lacksBlocks) return Math.min(ERROR_HOLD_MS, maxAgeMs);
  return page.status === 404 ? NOT_FOUND_HOLD_MS : maxAgeMs;
};

/**
 * Pages in memory. Laws: one render per key at a time; a fresh page is returned at once, a stale one too while the next
 * is made behind it; a failed render never replaces a good page, and one that lacks blocks no whole page of the last ten
 * seconds; both are held for a second, an unknown address for five; a page of which a block has come or gone is renewed
 * before it is shown; the pages used longest ago leave when the bytes are spent.
 */
export function createHtmlCache({ maxBytes, now, report }: CacheOptions) {
  const shelf = createShelf(maxBytes);
  const pending = new Map<string, Promise<RenderedPage>>();

  const isShowable = ({ page }: Entry) => !isFailure(page);
  const isWholeStill = ({ page, madeAt }: Entry) =>
    !isFailure(page) && !page.lacksBlocks && !isOver(page, now()) && now() - madeAt < REVALIDATE_WINDOW_MS;

  const renew = (key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> => {
    const running = pending.get(key);
    if (running) return running;
    const standIn = (error: unknown, isGood: (entry: Entry) => boolean): RenderedPage | undefined => {
      const held = shelf.peek(key);
      if (!held || !isGood(held)) return undefined;
      held.failedAt = now();
      report(error);
      return held.page;
    };
    const made = render().then(
      (page) => {
        const isBetter = isFailure(page) ? isShowable : page.lacksBlocks && isWholeStill;
        const why = isFailure(page) ? page.status : 'blocks of it did not load';
        const older = isBetter && standIn(new Error(`A page could not be renewed: ${why}`), isBetter);
        if (older) return older;
        shelf.put(key, { page, madeAt: now(), failedAt: 0 });
        return page;
      },
      (error: unknown) => {
        const older = standIn(error, isShowable);
        if (older) return older;
        throw error;
      },
    );
    const settled = made.finally(() => pending.delete(key));
    pending.set(key, settled);
    return settled;
  };

  return {
    /** The page of a key: at once where one can be shown, else when it is made. Rejects where none could be made. */
    get(
      key: string,
      maxAgeMs: number,
      render: () => Promise<RenderedPage>,
    ): RenderedPage | Promise<RenderedPage> {
      const entry = shelf.take(key);
      if (!entry) return renew(key, render);
      const age = now() - entry.madeAt;
      const held = heldMs(entry.page, maxAgeMs);
      const hasChanged = isOver(entry.page, now());
      if ((age < held && !hasChanged) || now() - entry.failedAt < ERROR_HOLD_MS) return entry.page;
      const isShown = !isFailure(entry.page) && !hasChanged && age < held + REVALIDATE_WINDOW_MS;
      const renewed = renew(key, render);
      if (!isShown) return renewed;
      renewed.catch(report);
      return entry.page;
    },
    bytes: shelf.bytes,
    size: shelf.size,
  };
}
