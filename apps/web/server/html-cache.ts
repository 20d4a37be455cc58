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

/**
 * Pages in memory. Laws: one render per key at a time; a fresh page is returned at once, a stale one too while the next
 * is made behind it; a failed render never replaces a good page; a failure is held for a second, an unknown address for
 * five; the oldest used pages leave when the bytes are spent.
 */
export function createHtmlCache({ maxBytes, now, report }: CacheOptions) {
  // In order of last use.
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<RenderedPage>>();
  let bytes = 0;

  const drop = (key: string) => {
    bytes -= entries.get(key)?.page.bytes ?? 0;
    entries.delete(key);
  };

  const keep = (key: string, page: RenderedPage) => {
    drop(key);
    if (page.bytes > maxBytes) return;
    entries.set(key, { page, madeAt: now(), failedAt: 0 });
    bytes += page.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  };

  const heldMs = (page: RenderedPage, maxAgeMs: number) => {
    if (isFailure(page)) return ERROR_HOLD_MS;
    return page.status === 404 ? NOT_FOUND_HOLD_MS : maxAgeMs;
  };

  const renew = (key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> => {
    const running = pending.get(key);
    if (running) return running;
    const standIn = (error: unknown): RenderedPage | undefined => {
      const held = entries.get(key);
      if (!held || isFailure(held.page)) return undefined;
      held.failedAt = now();
      report(error);
      return held.page;
    };
    const made = render().then(
      (page) => {
        if (isFailure(page)) {
          const older = standIn(new Error(`A page could not be renewed: ${page.status}`));
          if (older) return older;
        }
        keep(key, page);
        return page;
      },
      (error: unknown) => {
        const older = standIn(error);
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
    get(key: string, maxAgeMs: number, render: () => Promise<RenderedPage>): RenderedPage | Promise<RenderedPage> {
      const entry = entries.get(key);
      if (!entry) return renew(key, render);
      entries.delete(key);
      entries.set(key, entry);
      const age = now() - entry.madeAt;
      const held = heldMs(entry.page, maxAgeMs);
      if (age < held || now() - entry.failedAt < ERROR_HOLD_MS) return entry.page;
      const isShown = !isFailure(entry.page) && age < held + REVALIDATE_WINDOW_MS;
      const renewed = renew(key, render);
      if (!isShown) return renewed;
      renewed.catch(report);
      return entry.page;
    },
    bytes: () => bytes,
    size: () => entries.size,
  };
}
