import {
  APP_HEADER,
  APP_MARKER,
  acceptLanguage,
  BETS_ACCEPT,
  PLATFORM_ACCEPT,
  REQUEST_ID_HEADER,
  TEST_RUN_HEADER,
} from '@touchline/contract/headers';
import type { paths } from '@touchline/contract/types';
import createClient, { type Client, type Middleware } from 'openapi-fetch';

type Under<Prefix extends string> = {
  [P in keyof paths as P extends `${Prefix}${infer Rest}` ? Rest : never]: paths[P];
};

/** Paths of the Platform API, without its prefix. */
export type PlatformPaths = Under<'/platform'>;
/** Paths of the Sportsbook API, without its prefix. */
export type BookPaths = Under<'/book'>;

/** Where the two APIs are and how to speak to them. */
export interface BackendOptions {
  /** Bases of the two APIs without a trailing slash; each call appends its path. */
  readonly platform: string;
  readonly book: string;
  /** Locale of the answers, asked at each call. */
  readonly locale: () => string;
  /** Longest wait for an answer, asked at each call. */
  readonly timeoutMs: () => number;
  /** `include` where the bases are of another origin and the session is a cookie. */
  readonly credentials?: RequestCredentials;
  /** Name of the request that these calls are made for, where they are; a call may have another one of its own. */
  readonly requestId?: string | undefined;
  /** The test that these calls are made for; in development alone. */
  readonly testRun?: string | undefined;
  /** Further headers of each call, such as the country of who it is made for. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Told the server's epoch ms of each answer that carries a date. */
  readonly onServerTime?: (serverMs: number) => void;
}

/** The two APIs behind one pair of typed clients. */
export interface Backend {
  readonly platform: Client<PlatformPaths>;
  readonly book: Client<BookPaths>;
}

const BETS_PATH = /\/bets(\/|$|\?)/;

/**
 * Clients of the two APIs.
 * Errors: calls never reject for an HTTP status; they reject when no answer came. Use `ask` to have both as a value.
 * Source: headers of specification §7.
 */
export function createBackend(options: BackendOptions): Backend {
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const limited = async (request: Request) => {
    const ms = options.timeoutMs();
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(ms)]);
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The signal alone does not do: Node forgets one that nothing else holds, and with it the limit.
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DOMException('No answer in time', 'TimeoutError')), ms);
    });
    try {
      return await Promise.race([send(new Request(request, { signal })), late]);
    } finally {
      clearTimeout(timer);
    }
  };
  const shared = {
    fetch: limited,
    credentials: options.credentials ?? 'same-origin',
    headers: {
      [APP_HEADER]: APP_MARKER,
      ...(options.requestId !== undefined && { [REQUEST_ID_HEADER]: options.requestId }),
      ...(options.testRun !== undefined && { [TEST_RUN_HEADER]: options.testRun }),
      ...options.headers,
    },
  } as const;
  const platform = createClient<PlatformPaths>({ ...shared, baseUrl: options.platform });
  const book = createClient<BookPaths>({ ...shared, baseUrl: options.book });
  const language = () => ({ 'accept-language': acceptLanguage(options.locale()) });
  platform.use(
    // Beyond the specification, which names the language for the book alone: countries, legal texts and errors are read, too.
    headersOf(() => ({ accept: PLATFORM_ACCEPT, ...language() })),
    clockOf(options),
  );
  book.use(
    headersOf((url) => ({
      accept: BETS_PATH.test(url) ? BETS_ACCEPT : 'application/json',
      ...language(),
    })),
    clockOf(options),
  );
  return { platform, book };
}

function headersOf(headers: (url: string) => Record<string, string>): Middleware {
  return {
    onRequest({ request }) {
      for (const [name, value] of Object.entries(headers(request.url))) request.headers.set(name, value);
      return request;
    },
  };
}

function clockOf({ onServerTime }: BackendOptions): Middleware {
  return {
    onResponse({ response }) {
      const date = Date.parse(response.headers.get('date') ?? '');
      if (onServerTime && Number.isFinite(date)) onServerTime(date);
      return undefined;
    },
  };
}
