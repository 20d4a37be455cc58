import { asking } from './asked.ts';
import { nextChange } from './changes.ts';
import { leave, load } from './document.ts';
import { bePage, DomLocator, pressKey, user } from './locator.ts';
import { answerFirst, clearCookies, listeners, ownHeaders, send, setOffline } from './network.ts';

interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  readonly data?: unknown;
}

const whole = () => new DomLocator(() => [document.documentElement], 'page');

/** Calls of the visitor beside those of the page. */
function requester(baseURL: string) {
  const ask =
    (method: string) =>
    async (path: string, { headers = {}, data }: Asked = {}) => {
      const body = data === undefined ? {} : { body: JSON.stringify(data) };
      const type = data === undefined ? {} : { 'content-type': 'application/json' };
      const url = new URL(path, baseURL);
      const answer = await send(new Request(url, { method, headers: { ...type, ...headers }, ...body }));
      const text = await answer.text();
      return {
        status: () => answer.status,
        ok: () => answer.ok,
        text: async () => text,
        json: async (): Promise<unknown> => JSON.parse(text),
        headers: () => Object.fromEntries(answer.headers),
      };
    };
  return { get: ask('GET'), post: ask('POST'), patch: ask('PATCH'), put: ask('PUT'), delete: ask('DELETE') };
}

type Route = (route: object) => unknown;

/** What a test lets happen to calls of the page. */
function createRoutes() {
  const routes: {
    readonly matches: (url: string) => boolean;
    readonly url: unknown;
    readonly handle: Route;
  }[] = [];
  const asPattern = (glob: string) =>
    new RegExp(
      `^${glob
        .replaceAll(/[.+^${}()|[\]\\?]/g, '\\$&')
        .replaceAll('**', '\0')
        .replaceAll('*', '[^/]*')
        .replaceAll('\0', '.*')}$`,
    );
  const add = (url: string | RegExp | ((url: URL) => boolean), handle: Route) => {
    const matches =
      typeof url === 'function'
        ? (one: string) => url(new URL(one))
        : (one: string) => (typeof url === 'string' ? asPattern(url) : url).test(one);
    routes.unshift({ matches, url, handle });
    answerFirst(answer);
  };
  const remove = (url: unknown) => {
    const left = routes.filter((route) => route.url !== url);
    routes.splice(0, routes.length, ...left);
  };
  const answer = (request: Request): Promise<Response | undefined> => {
    const found = routes.find(({ matches }) => matches(request.url));
    if (!found) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      const goOn = async () => resolve(undefined);
      const route = {
        request: () => ({ url: () => request.url, method: () => request.method }),
        continue: goOn,
        fallback: goOn,
        abort: async () => reject(new TypeError('Failed to fetch')),
        fulfill: async ({
          status = 200,
          json,
          body,
          headers,
          contentType,
        }: {
          status?: number;
          json?: unknown;
          body?: string;
          headers?: Record<string, string>;
          contentType?: string;
        }) => {
          const type = contentType ?? (json === undefined ? undefined : 'application/json');
          resolve(
            new Response(json === undefined ? body : JSON.stringify(json), {
              status,
              headers: { ...headers, ...(type && { 'content-type': type }) },
            }),
          );
        },
        fetch: () => send(request),
      };
      Promise.resolve(found.handle(route)).catch(reject);
    });
  };
  return { add, remove };
}

/** A call of the page, as tests read it. */
const asked = (request: Request, body: string | null) => ({
  url: () => request.url,
  method: () => request.method,
  headers: () => Object.fromEntries(request.headers),
  postData: () => body,
  postDataJSON: (): unknown => JSON.parse(body ?? 'null'),
});

const bodyOf = async (request: Request) => (request.body === null ? null : request.text());

/** The next call of the page that is the one. */
function nextRequest(isIt: string | ((request: ReturnType<typeof asked>) => boolean)) {
  return new Promise((resolve) => {
    const look = async (request: Request) => {
      const one = asked(request, await bodyOf(request));
      if (typeof isIt === 'string' ? !request.url.includes(isIt.replaceAll('*', '')) : !isIt(one)) return;
      listeners.delete(look);
      resolve(one);
    };
    listeners.add(look);
  });
}

function listen(event: string, tell: (request: ReturnType<typeof asked>) => void): void {
  if (event !== 'request') throw new Error(`Whoever hears of "${event}" needs a browser.`);
  listeners.add(async (request) => tell(asked(request, await bodyOf(request))));
}

/** Evaluates as in a page, which is here: a script of a library as well. */
const frame = {
  // biome-ignore lint/security/noGlobalEval: scripts come from the test alone
  evaluate: async (run: string | (() => unknown)) => (typeof run === 'string' ? globalThis.eval(run) : run()),
};

/** Waits until a function of the page holds. Errors: Error with what the page shows where it does not in time. */
async function waitFor<A>(holds: (arg: A) => unknown, arg: A, { timeout = 10_000 } = {}): Promise<void> {
  const until = performance.now() + timeout;
  while (!holds(arg)) {
    if (performance.now() > until) throw new Error(`It does not hold: ${document.body.textContent}`);
    await nextChange();
  }
}

/** Stands for one visitor's page, with the part of Playwright's that tests of states use. */
export function createPage(baseURL: string) {
  const all = whole();
  const routes = createRoutes();
  const goto = (path: string) => load(new URL(path, baseURL).href);
  const page = {
    goto,
    reload: () => goto(window.location.href),
    url: () => window.location.href,
    title: async () => document.title,
    viewportSize: () => ({ width: window.innerWidth, height: window.innerHeight }),
    getByRole: all.getByRole.bind(all),
    getByText: all.getByText.bind(all),
    getByLabel: all.getByLabel.bind(all),
    locator: (css: string) => all.locator(css),
    // Nothing is under a pointer that no element was given to.
    mouse: { move: async () => user.unhover(document.body) },
    keyboard: {
      press: pressKey,
      type: (text: string) => user.keyboard(text),
    },
    evaluate: async <T, A>(run: (arg: A) => T, arg: A): Promise<T> => asking(() => run(arg)),
    waitForFunction: waitFor,
    on: listen,
    waitForRequest: nextRequest,
    frames: () => [frame],
    mainFrame: () => frame,
    request: requester(baseURL),
    route: async (...args: Parameters<typeof routes.add>) => routes.add(...args),
    unroute: async (url: unknown) => routes.remove(url),
    context: () => ({
      clearCookies: async () => clearCookies(),
      setOffline: async (offline: boolean) => setOffline(offline),
      setExtraHTTPHeaders: async (headers: Record<string, string>) => {
        for (const [name, value] of Object.entries(headers)) ownHeaders.set(name, value);
      },
      route: async (...args: Parameters<typeof routes.add>) => routes.add(...args),
      request: requester(baseURL),
    }),
    close: async () => leave(),
  };
  bePage(page);
  return page;
}
