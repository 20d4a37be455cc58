/** A block whose code does not come holds nothing up for longer than this. */
const PATIENCE_MS = 5_000;

let isLate = false;
const asleep = new Set<string>();
const waiting = new Set<() => void>();

/** Blocks that stand in the HTML, which React will take over. */
export function expectBlocks(ids: readonly string[]): void {
  for (const id of ids) asleep.add(id);
}

/** Whether a block stands in the HTML and React has not taken it over. */
export const isAsleep = (id: string): boolean => asleep.has(id);

/** Whether React has taken every block over. */
export const isPageAwake = (): boolean => asleep.size === 0;

/** React has taken a block over, or gave it up. */
export function noteAwake(id: string): void {
  if (!asleep.delete(id) || asleep.size > 0) return;
  for (const go of waiting) go();
  waiting.clear();
}

/**
 * Resolves once every block was taken over. What changes live values waits for it: a block that finds other values than
 * those of its HTML is thrown away and made anew.
 */
export function pageAwake(): Promise<void> {
  if (isPageAwake()) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(() => {
      isLate = asleep.size > 0;
      resolve();
    }, PATIENCE_MS);
  });
}

/**
 * Whether live values went on without a block whose code was too slow. React finds that its HTML is not what it says now and
 * makes it anew, which is no fault.
 */
export const hasSleepers = (): boolean => isLate && asleep.size > 0;
