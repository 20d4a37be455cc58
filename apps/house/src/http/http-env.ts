import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Locale } from '../locales.ts';
import { Refusal } from './refusal-answer.ts';

export interface HttpEnv {
  Bindings: HttpBindings;
  Variables: { locale: Locale };
}
export type HttpContext = Context<HttpEnv>;

/** A part of the API; a request that its schema does not admit is refused with the fields named. */
export function createApi(): OpenAPIHono<HttpEnv> {
  return new OpenAPIHono<HttpEnv>({
    defaultHook(result) {
      if (result.success) return;
      const details = result.error.issues.map((issue) => ({
        key: 'error.request.invalid',
        field: issue.path.join('.'),
      }));
      throw new Refusal(result.target === 'json' ? 'invalid' : 'bad_request', { details });
    },
  });
}
