import { during } from './under-way.ts';

/** A network that changes or a server that restarts is back after this time. */
const RETRY_MS = 800;
const HEALTH = `${import.meta.env.BASE_URL}health`;

let missing = 0;

/** Whether a file of this build could not be loaded, as after a release that removed it. */
export const lacksFiles = (): boolean => missing > 0;

/**
 * Loads code that is not part of the first page, with one retry. Every `import()` passes through here.
 * Errors: rejects if the file does not come the second time either.
 */
export const late = <T>(load: () => Promise<T>): Promise<T> =>
  during(
    load().catch(() =>
      new Promise((resolve) => setTimeout(resolve, RETRY_MS)).then(load).catch((error) => {
        missing += 1;
        throw error;
      }),
    ),
  );

/** Like `late`, but waits for the network instead of rejecting: for what is missed by nobody. */
export const latePatiently = <T>(load: () => Promise<T>): Promise<T> =>
  late(load).catch(() =>
    new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(() =>
      latePatiently(load),
    ),
  );

/**
 * Loads what failed once more. Reloads the page if a file is still missing although the server answers: some browsers cache
 * a failed import for the life of the document, and an old release is gone for good.
 */
export async function loadAgain(load: () => Promise<unknown>): Promise<void> {
  const before = missing;
  await load().catch(() => undefined);
  if (missing === before) return;
  const isServed = await fetch(HEALTH).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isServed) window.location.reload();
}

/** A promise that `use` reads in the same turn once it is settled. */
export type Readable<T> = Promise<T> & { status?: 'fulfilled' | 'rejected' };

/** Marks a promise as React does. */
export function readable<T>(promise: Promise<T>): Readable<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
