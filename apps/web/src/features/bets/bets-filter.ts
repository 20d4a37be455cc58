import type { PlainKey } from '#data/messages.ts';

export const STATUSES = ['open', 'settled', 'all'] as const;
export type BetsStatus = (typeof STATUSES)[number];
export const RESULTS = ['all', 'win', 'lose', 'refund'] as const;
export type BetsResult = (typeof RESULTS)[number];

/** Which bets the page shows. A result only narrows bets that have one. */
export interface BetsChoice {
  readonly status: BetsStatus;
  readonly result: BetsResult;
}

/** The choice that an address makes; what it does not know falls back. */
export function readChoice(status: string | undefined, result: string | undefined): BetsChoice {
  const known = STATUSES.find((candidate) => candidate === status) ?? 'open';
  const asked = RESULTS.find((candidate) => candidate === result) ?? 'all';
  return { status: known, result: known === 'open' ? 'all' : asked };
}

/** Query of the address of a choice; the first choice has none. */
export function choiceQuery({ status, result }: BetsChoice): string {
  const query = new URLSearchParams();
  if (status !== 'open') query.set('status', status);
  if (status !== 'open' && result !== 'all') query.set('result', result);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Reference of the bet that an address asks for: `#T-2CFB-A68Q-8FJK`. */
export const refOfHash = (hash: string): string | null => (/^T(-[A-Z0-9]{4}){3}$/.test(hash) ? hash : null);

/** Words of an empty list. */
export function emptyKeys({ status, result }: BetsChoice): { title: PlainKey; text: PlainKey } {
  const kind = result === 'all' ? status : 'result';
  return { title: `bets.empty.${kind}.title`, text: `bets.empty.${kind}.text` };
}
