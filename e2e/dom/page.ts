import { asking } from './asked.ts';
import { nextChange } from './changes.ts';
import { leave, load, loaded } from './document.ts';
import { bePage, DomLocator, isPage, pressKey, user } from './locator.ts';
import {
  agree,
  answerFirst,
  answerListeners,
  becomeVisitor,
  clearCookies,
  forgetVisitor,
  listeners,
  ownHeaders,
  send,
  sendOfPage,
  setOffline,
  visitorNow,
} from './network.ts';

interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  readonly maxRedirects?: number;
}

/** What a server answered, as tests read it. */
const answered = (answer: Response, text: string) => ({
  status: () => answer.status,
  ok: () => answer.ok,
  text: async () => text,
  json: async (): Promise<unknown> => JSON.parse(text),
  headers: () => Object.fromEntries(answer.headers),
});

/** Calls of the visitor beside those of the page. */
function requester(baseURL: string) {
  const ask =
    (method: string) =>
    async (path: string, { headers = {}, data, maxRedirects }: Asked = {}) => {
      const body = data === undefined ? {} : { body: JSON.stringify(data) };
      const type = data === undefined ? {} : { 'content-type': 'application/json' };
      const url = new URL(path, baseURL);
      const redirect = maxRedirects === 0 ? 'manual' : 'follow';
      const answer = await send(
        new Request(url, { method, redirect, headers: { ...type, ...headers }, ...body }),
      );
      return answered(answer, await answer.text());
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
        fetch: () => sendOfPage(request),
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

/** An answer to the page, as tests read it. */
const answeredTo = (request: Request, answer: Response, text: string) => ({
  ...answered(answer, text),
  url: () => request.url,
  request: () => asked(request, null),
});

const isPart = (url: string, glob: string) => url.includes(glob.replaceAll('*', ''));

/** The next answer to the page that is the one. */
function nextResponse(isIt: string | ((answer: ReturnType<typeof answeredTo>) => boolean)) {
  return new Promise((resolve) => {
    const look = async (request: Request, answer: Response) => {
      const one = answeredTo(request, answer, await answer.text());
      if (typeof isIt === 'string' ? !isPart(request.url, isIt) : !isIt(one)) return;
      answerListeners.delete(look);
      resolve(one);
    };
    answerListeners.add(look);
  });
}

/** The next call of the page that is the one. */
function nextRequest(isIt: string | ((request: ReturnType<typeof asked>) => boolean)) {
  return new Promise((resolve) => {
    const look = async (request: Request) => {
      const one = asked(request, await bodyOf(request));
      if (typeof isIt === 'string' ? !isPart(request.url, isIt) : !isIt(one)) return;
      listeners.delete(look);
      resolve(one);
    };
    listeners.add(look);
  });
}

/** Listeners for uncaught errors. */
const errorListeners = new Set<(error: never) => void>();
window.addEventListener('error', ({ error }) => {
  for (const tell of errorListeners) tell(error as never); // as an event of Playwright's
});

function listen(event: string, tell: (told: never) => void): void {
  if (event === 'pageerror') return void errorListeners.add(tell);
  if (event !== 'request') throw new Error(`Whoever hears of "${event}" needs a browser.`);
  listeners.add(async (request) => tell(asked(request, await bodyOf(request)) as never)); // as the event
}

/** Evaluates as in a page, which is here: a script of a library as well. */
const frame = {
  // biome-ignore lint/security/noGlobalEval: scripts come from the test alone
  evaluate: async (run: string | (() => unknown)) => (typeof run === 'string' ? globalThis.eval(run) : run()),
};

/** The beginning of what a part of the page says, without its scripts. */
function textOf(part: Element): string {
  const copy = part.cloneNode(true) as Element; // as cloned
  for (const script of copy.querySelectorAll('script, style')) script.remove();
  return copy.textContent?.slice(0, 500) ?? '';
}

/** Waits until a function of the page holds. Errors: Error with what the page shows where it does not in time. */
async function waitFor<A>(holds: (arg: A) => unknown, arg: A, { timeout = 10_000 } = {}): Promise<void> {
  const until = performance.now() + timeout;
  while (!holds(arg)) {
    if (performance.now() > until)
      throw new Error(`It does not hold: ${textOf(document.querySelector('main') ?? document.body)}`);
    await nextChange();
  }
}

/** The answer as a test reads it. Errors: its reads throw where there was no answer, which is where scripts are on. */
function readOf(answer: Response | undefined) {
  if (answer) return { status: () => answer.status, headers: () => Object.fromEntries(answer.headers) };
  const refuse = () => {
    throw new Error(
      'A document with scripts has no answer: ask with page.request, or tag the test with @browser.',
    );
  };
  return { status: refuse, headers: refuse };
}

/** Goes along the pages that this document has shown. */
async function goAlong(steps: number): Promise<void> {
  const there = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(steps);
  await there;
}

/** Stands for one visitor's page, with the part of Playwright's that tests of states use. */
export function createPage(baseURL: string) {
  const all = new DomLocator(() => {
    if (!isPage(page)) throw new Error('Another page is shown: tag the test with @browser.');
    return [document.documentElement];
  }, 'page');
  const routes = createRoutes();
  const goto = async (path: string) => readOf(await load(new URL(path, baseURL).href));
  const page = {
    goto,
    reload: () => goto(window.location.href),
    goBack: () => goAlong(-1),
    goForward: () => goAlong(1),
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
    // Runs at once, because the window stays.
    addInitScript: async (run: () => unknown) => void run(),
    waitForFunction: waitFor,
    on: listen,
    waitForRequest: nextRequest,
    waitForResponse: nextResponse,
    frames: () => [frame],
    mainFrame: () => frame,
    request: requester(baseURL),
    route: async (...args: Parameters<typeof routes.add>) => routes.add(...args),
    unroute: async (url: unknown) => routes.remove(url),
    context: () => context,
    close: async () => leave(),
  };
  const context = {
    clearCookies: async () => clearCookies(),
    setOffline: async (offline: boolean) => setOffline(offline),
    setExtraHTTPHeaders: async (headers: Record<string, string>) => {
      for (const [name, value] of Object.entries(headers)) ownHeaders.set(name, value);
    },
    route: async (...args: Parameters<typeof routes.add>) => routes.add(...args),
    request: requester(baseURL),
    close: async () => leave(),
  };
  errorListeners.clear();
  bePage(page);
  return page;
}

/** The browsers of other visitors, who come one after the other: while one is here the page of the test is not. */
export function createBrowser(baseURL: string, first: object) {
  const newContext = async () => {
    const before = visitorNow();
    const headers = [...ownHeaders];
    const keepHeaders = () => {
      for (const [name, value] of headers) ownHeaders.set(name, value);
    };
    leave();
    forgetVisitor(`${baseURL}/sports`);
    agree(baseURL);
    keepHeaders();
    const page = createPage(baseURL);
    const close = async () => {
      await loaded();
      leave();
      becomeVisitor(before);
      keepHeaders();
      bePage(first);
    };
    Object.assign(page, { close });
    Object.assign(page.context(), { close });
    return { newPage: async () => page, close };
  };
  return { newContext, newPage: async () => (await newContext()).newPage() };
}
