import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { type BackendOptions, createBackend } from './backend.ts';

/** A backend whose calls are kept, with the answer that each of them gets. */
function listening(answer = () => Response.json({ data: [] }), over: Partial<BackendOptions> = {}) {
  const sent: Request[] = [];
  const backend = createBackend({
    platform: 'http://house.example/platform',
    book: 'http://house.example/book',
    locale: () => 'ar',
    timeoutMs: () => 1_000,
    fetch: async (request) => {
      sent.push(request);
      return answer();
    },
    ...over,
  });
  const last = (name: string) => sent.at(-1)?.headers.get(name);
  return { backend, sent, last };
}

test('calls of the platform accept versioned JSON in the locale, carry the app marker and the credentials', async () => {
  const { backend, sent, last } = listening(undefined, { credentials: 'include' });
  await backend.platform.GET('/player');
  expect(sent[0]?.url).toBe('http://house.example/platform/player');
  expect(last('accept')).toBe('application/vnd.touchline.v1+json');
  expect(last('x-touchline-app')).toBe('web');
  expect(sent[0]?.credentials).toBe('include');
  expect(last('accept-language')).toBe('ar');
});

test('calls of bets are of version 3, the others of the book are plain', async () => {
  const { backend, last } = listening();
  await backend.book.GET('/bets', { params: { query: {} } });
  expect(last('accept')).toBe('application/vnd.touchline.v3+json');
  await backend.book.GET('/bets/requests/{id}', { params: { path: { id: 'request-1' } } });
  expect(last('accept')).toBe('application/vnd.touchline.v3+json');
  await backend.book.GET('/sports');
  expect(last('accept')).toBe('application/json');
});

test.each([
  ['ar', 'ar'],
  ['en-AU', 'en-AU'],
  ['br', 'pt-BR'],
])('a page in %s asks the book for %s', async (locale, asked) => {
  const { backend, last } = listening(undefined, { locale: () => locale });
  await backend.book.GET('/sports');
  expect(last('accept-language')).toBe(asked);
});

test('calls for a request carry its name, and a call with a name of its own keeps that', async () => {
  const { backend, last } = listening(undefined, { requestId: 'name-of-the-page' });
  await backend.book.GET('/sports');
  expect(last('x-request-id')).toBe('name-of-the-page');
  await backend.book.GET('/sports', { headers: { 'x-request-id': 'name-of-the-slip' } });
  expect(last('x-request-id')).toBe('name-of-the-slip');
  const nameless = listening();
  await nameless.backend.book.GET('/sports');
  expect(nameless.last('x-request-id')).toBeNull();
});

test('the localized message, the details and the reason of each bet are read from the data of the body', async () => {
  const details = [{ key: 'error.place_bets.suspended' }];
  const refusal = { code: 103, localized_message: 'The market is suspended.', details };
  const body = {
    code: 103,
    data: { localized_message: 'Paused.', details, errors_by_bet: { b1: refusal } },
  };
  const { backend } = listening(() => Response.json(body, { status: 422, headers: { 'retry-after': '2' } }));
  expect(await ask(backend.book.GET('/sports'))).toEqual({
    ok: false,
    fault: {
      kind: 'refused',
      status: 422,
      code: 103,
      message: 'Paused.',
      details,
      errorsByBet: { b1: refusal },
      retryAfterMs: 2_000,
    },
  });
});

test('whatever else goes wrong is a fault of its kind', async () => {
  const kindOf = async (answer: () => Response, over: Partial<BackendOptions> = {}) => {
    const asked = await ask(listening(answer, over).backend.book.GET('/sports'));
    return asked.ok ? 'ok' : `${asked.fault.kind} ${asked.fault.status}`;
  };
  const fails = (error: Error) => () => {
    throw error;
  };
  expect(await kindOf(() => new Response('<html>', { status: 502 }))).toBe('refused 502');
  expect(await kindOf(() => new Response('<html>', { status: 200 }))).toBe('unreadable 0');
  expect(await kindOf(fails(new TypeError('unreachable')))).toBe('network 0');
  expect(await kindOf(fails(new DOMException('left', 'AbortError')))).toBe('cancelled 0');
  const hanging = (request: Request) =>
    new Promise<Response>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(request.signal.reason)),
    );
  expect(await kindOf(() => Response.json({}), { timeoutMs: () => 5, fetch: hanging })).toBe('timeout 0');
  const deaf = () => new Promise<Response>(() => undefined);
  expect(await kindOf(() => Response.json({}), { timeoutMs: () => 5, fetch: deaf })).toBe('timeout 0');
});
