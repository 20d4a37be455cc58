import { notFound } from '@tanstack/react-router';
import type { FaultError } from '@touchline/client/http';
import { reportError } from '#data/report.ts';

/** What strangers may read of a failed page: nothing but that it failed. */
export class PageUnavailable extends Error {
  /** Whether the backend was away, which passes by itself. */
  readonly isAway: boolean;

  constructor(isAway: boolean) {
    super('unavailable');
    this.name = 'PageUnavailable';
    this.isAway = isAway;
  }
}

/** Statuses of a backend, or of a proxy before it, that is away or has no room for now. */
const AWAY_STATUSES = [429, 502, 503, 504];

const isAway = (error: unknown) =>
  isFault(error) &&
  (['network', 'timeout'].includes(error.fault.kind) || AWAY_STATUSES.includes(error.fault.status));

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
      throw new PageUnavailable(isAway(error));
    }
    throw error;
  }
}
