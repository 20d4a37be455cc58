import { type Answer, bareFault, FaultError, faultOf, faultOfThrown } from './fault.ts';

/** What a call of the typed clients resolves to. */
export interface Called<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/**
 * An answer as a value.
 * Errors: never rejects; whatever went wrong is the fault.
 */
export async function ask<T>(call: Promise<Called<T>>): Promise<Answer<T>> {
  try {
    const { data, error, response } = await call;
    if (!response.ok) return { ok: false, fault: faultOf(response, error) };
    if (data === undefined && response.status !== 204) {
      return { ok: false, fault: bareFault('unreadable', response.status) };
    }
    return { ok: true, data: data as T }; // 204 has no body, and its calls are typed without one
  } catch (error) {
    return { ok: false, fault: faultOfThrown(error) };
  }
}

/**
 * The data of an answer.
 * Errors: throws `FaultError` with the fault.
 */
export async function demand<T>(call: Promise<Called<T>>): Promise<T> {
  const answer = await ask(call);
  if (!answer.ok) throw new FaultError(answer.fault);
  return answer.data;
}
