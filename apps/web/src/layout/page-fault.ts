import { notFound } from '@tanstack/react-router';
import type { FaultError } from '@touchline/client/http';
import { reportError } from '#data/report.ts';

/** What strangers may read of a failed page: nothing but that it failed. */
export class PageUnavailable extends Error {
  constructor() {
    super('unavailable');
    this.name = 'PageUnavailable';
  }
}

// By name: the class itself comes with the code of the calls.
const isFault = (error: unknown): error is FaultError =>
  error instanceof Error && error.name === 'FaultError';

/** Runs a loader. An unknown id is a page that is not there; everything else goes to the log and leaves a bare error. */
export async function guarded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isFault(error) && (error.fault.status === 404 || error.fault.status === 400)) throw notFound();
    if (error instanceof Error) {
      reportError(error);
      throw new PageUnavailable();
    }
    throw error;
  }
}
