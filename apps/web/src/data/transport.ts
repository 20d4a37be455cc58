import type { TransportState } from '@touchline/client/live';
import { createExternalStore } from './external-store.ts';

/** `polled`: no connection comes, and the page asks every few seconds instead. */
type PageTransport = TransportState | 'polled';

const transport = createExternalStore<PageTransport>('idle');
let reconnect: () => void = () => {};

/** State of the real-time connection. `idle` until the client is here. */
export const transportOf = (): PageTransport => transport.get();
export const onTransport = transport.subscribe;

/** Notes the state, also on the document, where styles see it. */
export function setTransport(state: PageTransport): void {
  transport.set(state);
  document.documentElement.dataset.transport = state;
}

/** How to try again at once. */
export function setReconnect(how: () => void): void {
  reconnect = how;
}

export const reconnectNow = (): void => reconnect();
