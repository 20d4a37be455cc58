import { QueryClient } from '@tanstack/react-query';
import { createBackend } from '@touchline/client/backend';
import type { Backend } from '@touchline/client/http';
import { createLiveStore } from '@touchline/client/live';
import shell from '@touchline/i18n/locales/en/shell.json' with { type: 'json' };
import { localeSetup } from '../locale.ts';
import { createMessages } from '../messages.ts';
import { registerServices, type Services } from '../services.ts';

/** Backend whose calls are answered by `fetch`. */
export const backendWith = (fetch: (request: Request) => Promise<Response>, locale = 'en'): Backend =>
  createBackend({
    platform: 'http://house.example/platform',
    book: 'http://house.example/book',
    locale: () => locale,
    timeoutMs: () => 1_000,
    fetch,
  });

/** Registers the services of an English page; its backend cannot be reached unless `parts` has another one. */
export const pageServices = (parts: Partial<Services> = {}): Services =>
  registerServices({
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    backend: backendWith(() => Promise.reject(new TypeError('unreachable'))),
    live: createLiveStore(),
    messages: createMessages('en', shell),
    locale: 'en',
    localeSetup: localeSetup('en', false),
    oddsFormat: 'european',
    origin: 'http://book.example',
    opened: { path: '/sports', search: '' },
    seeds: [],
    renderedAt: 0,
    failedBlocks: new Set(),
    ...parts,
  });
