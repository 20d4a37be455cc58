import type { HttpContext } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';

/** Ends a request whose body cannot be parsed. */
function unreadable(): never {
  throw new Refusal('bad_request');
}

/** Reads a JSON body. Errors: Refusal, 400. */
export const readJson = (c: HttpContext): Promise<unknown> => c.req.json<unknown>().catch(unreadable);

/** Reads the fields of a sent form; each is a list if it was sent several times. Errors: Refusal, 400. */
export const readForm = (c: HttpContext) => c.req.parseBody({ all: true }).catch(unreadable);
