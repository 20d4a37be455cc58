/** The channel that every client of the bench listens to. */
export const CHANNEL = 'markets:1';
/** About as long as the news of a market. */
export const PAYLOAD_BYTES = 400;

/** What the publishing process is told to do: all at once, or one after the other. */
export type Order =
  | { readonly kind: 'burst'; readonly count: number }
  | {
      readonly kind: 'paced';
      readonly count: number;
      readonly everyMs: number;
      /** Address of a database in which bets are placed meanwhile. */
      readonly placingOn?: string;
    };

/** What it answers. */
export type Told =
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'paced';
      readonly loopP99Ms: number;
      readonly cpuMs: number;
      /** Bets that were taken a second. */
      readonly placed: number;
    };
