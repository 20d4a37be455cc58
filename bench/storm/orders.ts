/** The channel that every client listens to; its history covers what is published while they are away. */
export const CHANNEL = 'markets:1';

/** What the hub's process is told to do: cut everybody and publish at once, or tell how it went. */
export type Order = { readonly kind: 'cut'; readonly publications: number } | { readonly kind: 'peak' };

/** What it answers. */
export type Told =
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'cut' }
  | {
      readonly kind: 'peak';
      readonly loopMaxMs: number;
      readonly connections: number;
      /** Connections that its limits sent away, to come again later. */
      readonly refused: number;
    };
