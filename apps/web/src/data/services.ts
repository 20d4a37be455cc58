import type { QueryClient } from '@tanstack/react-query';
import type { Backend } from '@touchline/client/http';
import type { LiveStore, SeedMatch } from '@touchline/client/live';
import type { OddsFormat } from '@touchline/contract';
import { createContext, useContext } from 'react';
import type { LocaleSetup } from './locale.ts';
import type { Catalog, Messages } from './messages.ts';
import type { SharedReadings } from './shared-readings.ts';

export interface Address {
  readonly path: string;
  readonly search: string;
}

/**
 * What a page is made with. One per request on the server, one in the browser.
 * `seeds` is what the live store was given while the page was made, by reading; `renderedAt` server epoch ms of that
 * moment. `readings` are there on the server only.
 */
export interface Services {
  readonly queryClient: QueryClient;
  readonly backend: Backend;
  readonly live: LiveStore;
  readonly messages: Messages;
  /** Messages that the browser's catalog does not have: those of a region and the operator's. Known on the server only. */
  readonly ownMessages?: Catalog | undefined;
  readonly locale: string;
  readonly localeSetup: LocaleSetup;
  readonly oddsFormat: OddsFormat;
  readonly origin: string;
  /** Of the reader, where a rule of the operator names it; pages are the same for all other countries. */
  readonly country?: string | undefined;
  /** What robots may do with pages; known on the server only. */
  readonly robots?: string | undefined;
  readonly readings?: SharedReadings;
  /** Path and query for which the page is made; in the browser, of the address that was opened. */
  readonly opened: Address;
  /** Query of the opened address, as written there and as the server made the page of it; known in the browser. */
  served?: { readonly written: string; readonly search: string };
  seeds: (readonly SeedMatch[])[];
  renderedAt: number;
  /** Blocks that could not be loaded while the page was made, by id. */
  failedBlocks: Set<string>;
}

const byClient = new WeakMap<QueryClient, Services>();

/** Makes the services known to the query functions of their query client. */
export function registerServices(services: Services): Services {
  byClient.set(services.queryClient, services);
  return services;
}

/** Services of a query client. */
export function servicesOf(client: QueryClient): Services {
  const services = byClient.get(client);
  if (!services) throw new Error('This query client has no services');
  return services;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No services above this component');
  return services;
}

export const useLocale = (): string => useServices().locale;

let current: Services | undefined;

/**
 * Sets the services that `currentServices` returns. Safe to share: a render is synchronous on the server, and the browser
 * has one page.
 */
export function setCurrentServices(services: Services): void {
  current = services;
}

/** Services of the page that is being rendered, or that this browser shows. */
export function currentServices(): Services {
  if (!current) throw new Error('No page is being rendered');
  return current;
}
