import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Locale } from '../locales.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { Refusal } from './refusal-answer.ts';
import { unkeptTextAt } from './unkept-text.ts';

export interface HttpEnv {
  Bindings: HttpBindings;
  Variables: {
    locale: Locale;
    requestId: string;
    /** Who asks, once a guard or handler looked: null for a visitor. */
    player?: PlayerRow | null;
    /** Whether the request came with a ticket of the payment widget, in place of a session. */
    hasTicket?: boolean;
  };
}
export type HttpContext = Context<HttpEnv>;

/** A part of the API; a request that its schema or the database does not admit is refused with the fields named. */
export function createApi(): OpenAPIHono<HttpEnv> {
  return new OpenAPIHono<HttpEnv>({
    defaultHook(result) {
      const issues = result.success ? [] : result.error.issues;
      const paths = result.success
        ? [unkeptTextAt(result.data)].filter((path) => path !== null)
        : issues.flatMap((issue) =>
            issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
          );
      if (paths.length === 0) return;
      const details = paths.map((path) => ({ key: 'error.request.invalid', field: path.join('.') }));
      // A refinement refuses what could be read: a value that there is not.
      const isRead = issues.length > 0 && issues.every(({ code }) => code === 'custom');
      throw new Refusal(result.target === 'json' || isRead ? 'invalid' : 'bad_request', { details });
    },
  });
}
