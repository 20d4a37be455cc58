import { vi } from 'vitest';
import { closeSockets, send, setAddress } from './network.ts';

// Loads one document after another, each with its own modules.

const { setTimeout: startTimer, clearTimeout: endTimer, setInterval: startInterval } = globalThis;
type Timer = ReturnType<typeof startTimer>;
const timers = new Set<Timer>();
let takeAway: (() => void) | null = null;

/** Of the web app's own program, where its types are checked. */
const MOUNT: string = '../../apps/web/test/mount.tsx';
interface Mounting {
  mount(): Promise<() => void>;
}

/** Waits outside of the document's own timers, which end with it. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => startTimer(resolve, ms));

/** Keeps the timers that code starts, so that those of a document that was left can be ended. */
function keepTimers(): void {
  const kept =
    (start: typeof startTimer) =>
    (...args: Parameters<typeof startTimer>) => {
      const timer = start(...args);
      timers.add(timer);
      return timer;
    };
  Object.assign(globalThis, {
    setTimeout: kept(startTimer),
    setInterval: kept(startInterval as typeof startTimer),
  });
}

/** Ends what a document listens to on the window and on itself: both stay when what they show goes. */
const ends: (() => void)[] = [];
let isLoaded = false;
function keepListeners(): void {
  for (const target of [window, document] as readonly EventTarget[]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
      add(...args);
      if (isLoaded) ends.push(() => target.removeEventListener(...args));
    };
  }
}

keepListeners();
const { pushState, replaceState } = window.history;

/** Leaves the document: nothing of it goes on. */
export function leave(): void {
  if (takeAway === null) return;
  window.dispatchEvent(new Event('pagehide'));
  takeAway();
  takeAway = null;
  isLoaded = false;
  for (const end of ends.splice(0)) end();
  // Removes React's mark, so that the next page listens again.
  for (const note of Object.keys(document).filter((key) => key.startsWith('_reactListening')))
    Reflect.deleteProperty(document, note);
  // Takes back what a router put in their place.
  Object.assign(window.history, { pushState, replaceState });
  closeSockets();
  for (const timer of timers) endTimer(timer);
  timers.clear();
}

/** What each server says on the element of all its documents. */
const roots = new Map<string, Element>();
async function rootOf(origin: string): Promise<Element> {
  const known = roots.get(origin);
  if (known) return known;
  const answer = await send(new Request(`${origin}/sports/_app`));
  const root = new DOMParser().parseFromString(await answer.text(), 'text/html').documentElement;
  roots.set(origin, root);
  return root;
}

/** Makes the document empty, as the server's is before the app takes it over. */
async function clear(origin: string): Promise<void> {
  const html = document.adoptNode((await rootOf(origin)).cloneNode(false)) as HTMLElement; // as cloned
  html.append(document.createElement('head'), document.createElement('body'));
  document.documentElement.replaceWith(html);
}

/** Goes to an address, so that the page before it is found by going back, unless it is the first one. */
function moveTo(url: string): void {
  const isFirst = window.location.origin !== new URL(url).origin;
  if (isFirst || url === window.location.href) setAddress(url);
  else window.history.pushState(null, '', url);
}

/** Loads an address: the whole web app in the document, with data from the servers that run. */
async function loadApp(url: string): Promise<void> {
  vi.resetModules();
  moveTo(url);
  await clear(window.location.origin);
  const { mount } = (await import(MOUNT)) as Mounting; // as above
  takeAway = await mount();
}

const isRedirect = ({ status }: Response) => status >= 300 && status < 400;
const RUNS = 'script:not([type]), script[type="module"], script[type="text/javascript"]';

/** Loads an address as a browser without scripts: the HTML of the server alone. */
async function loadHtml(url: string): Promise<Response> {
  let at = url;
  let answer = await send(new Request(at, { redirect: 'manual' }));
  while (isRedirect(answer)) {
    at = new URL(answer.headers.get('location') ?? '', at).href;
    answer = await send(new Request(at, { redirect: 'manual' }));
  }
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const script of documentElement.querySelectorAll(RUNS)) script.remove();
  moveTo(at);
  document.documentElement.replaceWith(document.adoptNode(documentElement));
  takeAway = () => {};
  return answer;
}

const BLANK = 'about:blank';
async function loadNothing(): Promise<undefined> {
  setAddress(BLANK);
  document.documentElement.replaceChildren();
}

let hasScripts = true;
/** Chooses whether documents run scripts from now on. */
export function runScripts(run: boolean): void {
  hasScripts = run;
}

let loading: Promise<unknown> = Promise.resolve();
/** Waits until no document is being loaded. */
export const loaded = (): Promise<unknown> => loading;

/** Loads an address. Returns the server's answer where scripts are off, else undefined. */
export async function load(url: string): Promise<Response | undefined> {
  leave();
  keepTimers();
  isLoaded = true;
  const next = url === BLANK ? loadNothing() : hasScripts ? loadApp(url) : loadHtml(url);
  loading = next.catch(() => undefined);
  return (await next) ?? undefined;
}

/** Follows a link that the web app leaves to the browser; jsdom does not. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]'); // clicks have elements as targets
  if (event.defaultPrevented || !link || link.target === '_blank' || link.hasAttribute('download')) return;
  if (link.origin !== window.location.origin) return;
  const isHere = link.pathname === window.location.pathname && link.search === window.location.search;
  if (isHere && link.hash !== '') return;
  event.preventDefault();
  // Loads after the click event is over, as a browser does.
  loading = pause(0).then(() => load(link.href));
}
window.addEventListener('click', follow);
