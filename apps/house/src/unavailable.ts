import { isDatabaseAway } from './database-errors.ts';

/** Something that a call needs does not work now, and nothing was done: the same call may succeed later. */
export class Unavailable extends Error {}

/** Whether a call failed for want of something that may be there again in a moment. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Unavailable || isDatabaseAway(error);
