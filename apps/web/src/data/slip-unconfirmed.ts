/** What the house says when it is asked for a request by its id. */
export type Inquiry = 'known' | 'unknown' | 'unanswered';

/**
 * How far the question for an unanswered request has come.
 * `unknowns` counts answers in a row that the house has no such request.
 */
export interface Asking {
  readonly requestId: string;
  readonly startedAt: number;
  readonly attempts: number;
  readonly unknowns: number;
}

/** What to do after an answer to the question. */
export type AskStep =
  | { readonly kind: 'ask-again'; readonly afterMs: number; readonly asking: Asking }
  | { readonly kind: 'resolved' }
  | { readonly kind: 'not-received' }
  | { readonly kind: 'gave-up' };

/** Waits between questions; after the last the player may ask again. */
const WAITS_MS = [1000, 2000, 3000, 4000, 6000, 8000, 10_000, 12_000] as const;

/**
 * A request may still be on its way while the house does not know it: only after this time, and after two such answers
 * in a row, did it certainly not arrive.
 */
export const ARRIVAL_MS = 10_000;
const UNKNOWNS_NEEDED = 2;

/** Begins to ask for a request. Units: epoch ms. */
export const startAsking = (requestId: string, now: number): Asking => ({
  requestId,
  startedAt: now,
  attempts: 0,
  unknowns: 0,
});

/** The step after an answer. Shape: pure, bounded; it never suggests to send the request again. */
export function afterInquiry(asking: Asking, inquiry: Inquiry, now: number): AskStep {
  if (inquiry === 'known') return { kind: 'resolved' };
  const unknowns = inquiry === 'unknown' ? asking.unknowns + 1 : 0;
  if (unknowns >= UNKNOWNS_NEEDED && now - asking.startedAt >= ARRIVAL_MS) return { kind: 'not-received' };
  const afterMs = WAITS_MS[asking.attempts];
  if (afterMs === undefined) return { kind: 'gave-up' };
  return { kind: 'ask-again', afterMs, asking: { ...asking, attempts: asking.attempts + 1, unknowns } };
}
