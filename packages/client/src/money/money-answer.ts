import { ERROR_CODES } from '@touchline/contract/errors';
import { ask, type Called } from '../http/ask.ts';
import type { Fault } from '../http/fault.ts';
import type { Reader } from './fields.ts';
import { checkedFault } from './refusal.ts';

/**
 * What became of a call that moves money.
 * `done`: carried out, with the answer read. `refused`: certainly not carried out. `unconfirmed`: nobody knows; ask, and
 * never send a new one.
 */
export type MoneyAnswer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly fault: Fault }
  | { readonly kind: 'unconfirmed' };

const UNAUTHORIZED = 401;
/** Codes by which a backend says with any status that it carried nothing out. */
const NOTHING_DONE: readonly number[] = [ERROR_CODES.not_taken.code, ERROR_CODES.busy.code];
const SERVER_FAULT = 500;

/**
 * Tells whether a fault says that nothing was carried out: the session is over, or an error body of the contract refuses.
 * A 5xx says so with the codes `not_taken` and `busy` alone. A status without our body may come from anything on the way.
 */
function isRefusal({ kind, status, code }: Fault): boolean {
  if (kind !== 'refused') return false;
  if (status === UNAUTHORIZED || NOTHING_DONE.includes(code)) return true;
  return status < SERVER_FAULT && code !== 0;
}

/** Makes a call that moves money. Errors: never rejects; what `read` cannot read is unconfirmed. */
export async function askMoney<T>(call: Promise<Called<unknown>>, read: Reader<T>): Promise<MoneyAnswer<T>> {
  const answer = await ask(call);
  if (!answer.ok) {
    return isRefusal(answer.fault)
      ? { kind: 'refused', fault: checkedFault(answer.fault) }
      : { kind: 'unconfirmed' };
  }
  const value = read(answer.data);
  return value === undefined ? { kind: 'unconfirmed' } : { kind: 'done', value };
}
