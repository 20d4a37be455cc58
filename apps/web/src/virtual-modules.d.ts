declare module 'virtual:catalog/*' {
  import type { Catalog } from '#data/messages.ts';
  export const messages: Catalog;
}

/** Set while the server loads a block's code, to learn its source files. */
declare var touchlineSources: Set<string> | undefined;
