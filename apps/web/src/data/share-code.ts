import { queryOptions } from '@tanstack/react-query';
import type { RestoreCurrency, SlipBet } from '@touchline/betting';
import { ask, demand } from '@touchline/client/http';
import type { ShareBet, SharedBet } from '@touchline/contract';
import { CALLS, treatFault } from './fault-policy.ts';
import { hrefHome } from './navigation.ts';
import { reportError } from './report.ts';
import { currentServices, servicesOf } from './services.ts';
import { currentSession } from './session.ts';
import { dispatchSlip } from './slip.ts';

/** Query parameter that carries a code. Source: specification §2. */
export const CODE_PARAMETER = 'betcode';
const CODE_MAX = 20;

/** The code that bets are shared under. The same bets are asked for once. */
export const shareCodeQuery = (bets: readonly ShareBet[]) =>
  queryOptions({
    queryKey: ['share-code', bets],
    queryFn: async ({ client }) => {
      const { book } = servicesOf(client).backend;
      return (await demand(book.POST('/bets/share-code', { body: { bets: [...bets] } }))).code;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The player waits for it, and may ask again himself.
    retry: false,
    enabled: bets.length > 0,
  });

/** Address that opens shared bets, on the home page of this page's locale. */
export const shareLink = (code: string): string =>
  new URL(`${hrefHome()}?${CODE_PARAMETER}=${code}`, window.location.origin).href;

/** The code in what somebody typed or pasted: the code itself, with spaces or dashes, or a link with it. Empty without one. */
export function codeIn(text: string): string {
  const linked = /[?&]betcode=([^&#\s]+)/i.exec(text)?.[1];
  return (linked ?? text)
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, CODE_MAX);
}

/** The code that an address carries, and the address without it. Null where it carries none. */
export function codeOfAddress(href: string): { code: string; rest: string } | null {
  const url = new URL(href);
  const given = url.searchParams.get(CODE_PARAMETER);
  if (given === null) return null;
  url.searchParams.delete(CODE_PARAMETER);
  return { code: codeIn(given), rest: `${url.pathname}${url.search}${url.hash}` };
}

/** What came of opening a code. Source: specification §8, share-bet. */
export type OpenedShare =
  | { readonly kind: 'found'; readonly bets: readonly SharedBet[] }
  | { readonly kind: 'empty' | 'not-found' | 'failed' };

/** Asks what was shared under a code. A failure is reported here. */
export async function openShare(code: string): Promise<OpenedShare> {
  if (code === '') return { kind: 'not-found' };
  const { book } = currentServices().backend;
  const answer = await ask(book.GET('/bets/share-code', { params: { query: { code } } }));
  if (answer.ok) {
    const { bets } = answer.data;
    return bets.length > 0 ? { kind: 'found', bets } : { kind: 'empty' };
  }
  const treatment = treatFault(answer.fault, CALLS.shareCode);
  if (treatment === 'modal') return { kind: 'not-found' };
  if (treatment !== 'silent')
    reportError(`share code ${answer.fault.kind} ${answer.fault.status} ${answer.fault.code}`);
  return { kind: 'failed' };
}

/** Puts shared bets in place of what is on the slip, in the currency of the account that pays. */
export function takeShared(bets: readonly SlipBet[]): void {
  const { account } = currentSession();
  const into: RestoreCurrency | null = account && {
    currency: account.currency,
    subunits: account.subunits,
    rates: account.rates ?? [],
  };
  dispatchSlip({ type: 'share-restored', bets, ...(into && { into }) });
}
