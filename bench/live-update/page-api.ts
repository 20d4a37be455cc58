/** Times of one size, in milliseconds of thread time per batch. */
export interface BatchTimes {
  readonly mounted: number;
  /** Store told by patches, as on a match page: only the changed markets. */
  readonly patches: readonly number[];
  /** Store told by cards, as on lists: all markets of the match and its state. */
  readonly cards: readonly number[];
  /** Text, move and label written by hand, the strings being ready. */
  readonly direct: readonly number[];
  /** The same by hand, the strings being made from the odds as a page must. */
  readonly formatted: readonly number[];
  /** Changes that the page showed as they were sent: all of them, or the figures mean nothing. */
  readonly shown: boolean;
}

/** What the page offers to the bench. */
export interface LiveUpdatePage {
  /** Mounts this many prices and measures so many batches. */
  readonly measure: (size: number, batches: number) => Promise<BatchTimes>;
}

declare global {
  interface Window {
    liveUpdate: LiveUpdatePage;
  }
}
