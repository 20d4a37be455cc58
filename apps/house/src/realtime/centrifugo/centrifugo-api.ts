import { z } from 'zod';
import { ERRORS } from '../codes.ts';
import { RealtimeError } from '../port.ts';
import type { CentrifugoOptions } from './centrifugo-options.ts';

/** Centrifugo could not be asked, or did not answer in time; it may later. */
export class CentrifugoUnreachable extends RealtimeError {
  constructor(why: string) {
    super(100, why);
  }
}

/** Centrifugo answers, but with an internal error: its Redis is away. */
export const BROKER_AWAY = "Centrifugo's API answered with an internal error";

/** Calls Centrifugo's HTTP API. */
export interface CentrifugoApi {
  /**
   * The result of one method.
   * Units: `timeoutMs` milliseconds.
   * Errors: CentrifugoUnreachable when there is no usable answer; RealtimeError with Centrifugo's code.
   */
  call(method: string, body: unknown, timeoutMs: number): Promise<unknown>;
}

const Failure = z.object({ code: z.number(), message: z.string() });
const Answer = z.object({ error: Failure.optional(), result: z.unknown() });

function sayStatus(status: number): string {
  return status === 401 || status === 403
    ? `Centrifugo refuses CENTRIFUGO_API_KEY (${status})`
    : `Centrifugo's API answered ${status}`;
}

function resultOf(value: unknown): unknown {
  // A batch answers its replies beside no `result`.
  if (typeof value === 'object' && value !== null && 'replies' in value) return value;
  const answer = Answer.safeParse(value);
  if (!answer.success) throw new CentrifugoUnreachable("Centrifugo's API answered something else");
  const { error, result } = answer.data;
  if (error?.code === ERRORS.internal.code) throw new CentrifugoUnreachable(BROKER_AWAY);
  if (error) throw new RealtimeError(error.code, error.message);
  return result;
}

/** The API at the address of the options. Connections are kept open between calls, as `fetch` does. */
export function createCentrifugoApi({ apiUrl, apiKey }: CentrifugoOptions): CentrifugoApi {
  return {
    async call(method, body, timeoutMs) {
      let value: unknown;
      try {
        const answer = await fetch(`${apiUrl}/${method}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
          body: JSON.stringify(body),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!answer.ok) {
          await answer.body?.cancel();
          throw new CentrifugoUnreachable(sayStatus(answer.status));
        }
        value = await answer.json();
      } catch (error) {
        if (error instanceof CentrifugoUnreachable) throw error;
        throw new CentrifugoUnreachable(`Centrifugo's API does not answer: ${causeOf(error)}`);
      }
      return resultOf(value);
    },
  };
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
