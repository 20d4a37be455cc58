import type { Backend, BackendOptions } from '@touchline/client/http';

import { late } from './late.ts';
import { during } from './under-way.ts';

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;
type Api = 'platform' | 'book';
type Caller = (path: string, options?: unknown) => Promise<unknown>;

/**
 * The two APIs in the browser. The page was made with its data, so the code that asks for more comes with the first
 * question.
 */
export function createLazyBackend(options: BackendOptions): Backend {
  let loading: Promise<Backend> | undefined;
  const load = () => {
    loading ??= late(() => import('@touchline/client/backend')).then(({ createBackend }) =>
      createBackend(options),
    );
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const clientOf = (api: Api) => {
    const ask = async (method: (typeof METHODS)[number], path: string, init: unknown) => {
      const client = (await load())[api] as unknown as Record<string, Caller>; // one shape for ten overloads
      return client[method]?.(path, init);
    };
    const call =
      (method: (typeof METHODS)[number]): Caller =>
      (path, init) =>
        during(ask(method, path, init));
    return Object.fromEntries(METHODS.map((method) => [method, call(method)]));
  };
  return { platform: clientOf('platform'), book: clientOf('book') } as unknown as Backend; // as above
}
