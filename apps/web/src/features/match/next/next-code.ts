import { late, type Readable, readable } from '#data/late.ts';

type Code = typeof import('./next-matches.tsx');

let code: Readable<Code> | undefined;

/** What a match that is over shows beneath it. Loaded again by the first reader after a failure. */
export function nextCode(): Promise<Code> {
  if (!code || code.status === 'rejected') code = readable(late(() => import('./next-matches.tsx')));
  return code;
}
