import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isRequestId, REQUEST_ID_HEADER } from '@touchline/contract/headers';

const running = new AsyncLocalStorage<string>();

/** Name of the request that is being answered; undefined outside of any, such as at the start. */
export const requestId = (): string | undefined => running.getStore();

/** Does something in the name of a request: what it calls and reports, also later, has that name. */
export const inNameOf = <T>(id: string, work: () => T): T => running.run(id, work);

/** The name that the caller chose, else a new one. */
export function chosenId({ headers }: IncomingMessage): string {
  const chosen = headers[REQUEST_ID_HEADER];
  return typeof chosen === 'string' && isRequestId(chosen) ? chosen : randomUUID();
}

/** The header that names the request that is being answered; none outside of any. */
export function requestIdHeader(): Record<string, string> {
  const id = requestId();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}

/** Fetches in the name of the request that is being answered. */
export const fetchNamed: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(requestIdHeader())) headers.set(name, value);
  return fetch(input, { ...init, headers });
};
