import type { WebSocket as NodeSocket } from 'ws';
import { FRESH } from '../../apps/house/test/support/fresh.ts';
import { AGREED } from '../support/consent.ts';

// The network of a document: what jsdom leaves out, with the cookies that it keeps.

declare const jsdom: {
  readonly cookieJar: {
    getCookieStringSync(url: string): string;
    setCookieSync(cookie: string, url: string): unknown;
    removeAllCookiesSync(): void;
    getCookiesSync(url: string): readonly { toString(): string }[];
  };
  reconfigure(settings: { url: string }): void;
};

const realFetch = globalThis.fetch;
const RealRequest = globalThis.Request;
const Socket = (globalThis as unknown as { NodeSocket: typeof NodeSocket }).NodeSocket; // of environment.ts
const sockets = new Set<NodeSocket>();

/** Headers that every call of the document carries. */
export const ownHeaders = new Map<string, string>();
/** Answers a call in the place of the network, or leaves it to it. */
export type Answering = (request: Request) => Promise<Response | undefined>;
let answering: Answering | null = null;
/** Who hears of each call of the page, and of each answer. */
export const listeners = new Set<(request: Request) => void>();
export const answerListeners = new Set<(request: Request, answer: Response) => void>();
let isOffline = false;

/** Chooses what answers calls first; null: the network alone. */
export function answerFirst(answer: Answering | null): void {
  answering = answer;
}

export function setOffline(offline: boolean): void {
  isOffline = offline;
  Object.defineProperty(navigator, 'onLine', { value: !offline, configurable: true });
  if (offline) closeSockets();
  window.dispatchEvent(new Event(offline ? 'offline' : 'online'));
}

class DocumentRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
}

/** Sends a request with the document's cookies, and keeps those that come back. */
export async function send(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('connection', FRESH.connection);
  const cookies = jsdom.cookieJar.getCookieStringSync(request.url);
  if (cookies !== '') headers.set('cookie', cookies);
  for (const [name, value] of ownHeaders) headers.set(name, value);
  const answer = await realFetch(new RealRequest(request, { headers }));
  for (const cookie of answer.headers.getSetCookie()) jsdom.cookieJar.setCookieSync(cookie, request.url);
  return answer;
}

/** The same for a call of the page, which says whose it is. */
export function sendOfPage(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('origin', window.location.origin);
  return send(new RealRequest(request, { headers }));
}

async function fetchAsDocument(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new DocumentRequest(input, init);
  // What the test itself asks of the backend.
  if (new URL(request.url).host !== window.location.host) return realFetch(request);
  if (isOffline) throw new TypeError('Failed to fetch');
  for (const tell of listeners) tell(request.clone() as Request);
  const told = answerListeners.size > 0 ? (request.clone() as Request) : request;
  const answer = (await answering?.(request)) ?? (await sendOfPage(request));
  for (const tell of answerListeners) tell(told, answer.clone());
  return answer;
}

class DocumentSocket extends Socket {
  constructor(url: string) {
    const cookie = jsdom.cookieJar.getCookieStringSync(url.replace('ws', 'http'));
    super(isOffline ? 'ws://127.0.0.1:1' : url, { origin: window.location.origin, headers: { cookie } });
    sockets.add(this);
    this.on('error', () => {});
    this.on('close', () => sockets.delete(this));
  }
}

/** Ends the connections of the document that is left. */
export function closeSockets(): void {
  for (const socket of sockets) socket.terminate();
}

/** Forgets what one visitor left. */
export function forgetVisitor(url: string): void {
  setAddress(url);
  jsdom.cookieJar.removeAllCookiesSync();
  localStorage.clear();
  sessionStorage.clear();
  ownHeaders.clear();
  answering = null;
  listeners.clear();
  answerListeners.clear();
  if (isOffline) setOffline(false);
}

/** What a visitor keeps in his browser. */
export interface Visitor {
  readonly url: string;
  readonly cookies: readonly string[];
  readonly local: object;
  readonly session: object;
}

export const visitorNow = (): Visitor => ({
  url: window.location.href,
  cookies: jsdom.cookieJar.getCookiesSync(window.location.href).map(String),
  local: { ...localStorage },
  session: { ...sessionStorage },
});

/** Another visitor comes back. */
export function becomeVisitor({ url, cookies, local, session }: Visitor): void {
  forgetVisitor(url);
  for (const cookie of cookies) jsdom.cookieJar.setCookieSync(cookie, url);
  Object.assign(localStorage, local);
  Object.assign(sessionStorage, session);
}

/** Gives the visitor a cookie. */
export const keepCookie = (cookie: string, url: string): void => {
  jsdom.cookieJar.setCookieSync(cookie, url);
};
/** Lets the visitor agree to all cookies. */
export function agree(url: string): void {
  for (const [name, value] of Object.entries(AGREED)) keepCookie(`${name}=${value}; path=/sports`, url);
}
export const clearCookies = (): void => jsdom.cookieJar.removeAllCookiesSync();

export const setAddress = (url: string): void => jsdom.reconfigure({ url });

Object.assign(globalThis, { fetch: fetchAsDocument, Request: DocumentRequest, WebSocket: DocumentSocket });
