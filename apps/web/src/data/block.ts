import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Block, Page, Zone } from '@touchline/contract/layout';
import type { ComponentType } from 'react';
import type { PlainKey } from './messages.ts';

/** The page that a block stands on. Ids are the contract's, `sportKey` is the first segment of the address. */
export interface PageContext {
  readonly page: Page;
  readonly locale: string;
  readonly sportKey?: string;
  /** Of a page about all sports of a type. */
  readonly sportType?: 'cyber';
  readonly sportId?: string;
  readonly categoryId?: string;
  readonly leagueId?: string;
  readonly matchId?: string;
  /** Of a page that an operator added. */
  readonly customPath?: string;
  /** Query of the address, only the parameters that pages know. */
  readonly search: PageSearch;
}

/** Parameters that list screens and the match page read. Source: specification §3. */
export interface PageSearch {
  readonly time?: string;
  readonly date?: string;
  readonly sortBy?: string;
  readonly sport?: string;
  readonly league?: string;
  readonly page?: string;
  readonly isBettable?: string;
  readonly hasVideo?: string;
  readonly sportType?: string;
  readonly tab?: string;
  readonly group?: string;
  readonly status?: string;
  readonly result?: string;
}

export interface BlockProps<S> {
  readonly block: Block;
  readonly settings: S;
  readonly page: PageContext;
  /** The zone that the block stands in, for kinds that look different in each. */
  readonly zone: Zone;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of queries of any data, which only the query client reads
export type AnyQuery = UseQueryOptions<any, Error, any, any> & { queryKey: QueryKey };

/** The `meta` of a reading that a block shows where it is there, and stands without where it is not. */
export const BESIDE = { isBeside: true };

/** What a block kind needs once its code is here. `queries` are ready before the view renders. */
export interface BlockModule<S> {
  readonly View: ComponentType<BlockProps<S>>;
  readonly queries?: (settings: S, page: PageContext) => readonly AnyQuery[];
}

/** How a feature offers a block kind. */
export interface BlockBinding<S> {
  readonly load: () => Promise<BlockModule<S>>;
  readonly Skeleton?: ComponentType<{ settings: S }>;
}

// biome-ignore lint/suspicious/noExplicitAny: settings were checked against the kind's schema before they reach a view
export type BlockBindings = Readonly<Record<string, BlockBinding<any>>>;

/** What a modal's view is given. */
export interface ModalProps {
  readonly props: Readonly<Record<string, unknown>>;
  readonly close: () => void;
}

/** How a feature offers a modal kind. */
export interface ModalBinding {
  readonly titleKey: PlainKey;
  readonly load: () => Promise<{ readonly View: ComponentType<ModalProps> }>;
}

export type ModalBindings = Readonly<Record<string, ModalBinding>>;
