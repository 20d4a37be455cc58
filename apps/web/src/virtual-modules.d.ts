declare module 'virtual:catalog/*' {
  import type { Catalog } from '#data/messages.ts';
  export const messages: Catalog;
}

declare module 'virtual:regional-catalogs' {
  import type { Catalog } from '#data/messages.ts';
  /** What regions say otherwise than their language, by locale. */
  export const catalogs: Readonly<Record<string, Catalog>>;
}

/** Set while the server loads a block's code, to learn its source files. */
declare var touchlineSources: Set<string> | undefined;
