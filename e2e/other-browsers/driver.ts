export type Engine = 'firefox' | 'webkit';
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** What the journeys ask of a browser. Functions that it is given run in the page and know nothing from outside. */
export interface Driver {
  /** Loads an address, up to its load event. */
  readonly goto: (url: string) => Promise<void>;
  readonly evaluate: <A extends unknown[], R>(run: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
  /** Clicks the element that a function returns. */
  readonly click: <A extends unknown[]>(find: (...args: A) => Element | null, ...args: A) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Ends a visit: what the browser knows of the product is gone. */
  readonly forget: () => Promise<void>;
  /** Returns what went wrong in the pages since it was last asked. */
  readonly errors: () => Promise<string[]>;
  /** A picture of the window, as PNG. */
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Returns and empties what a page in development collected; see `apps/web/server/page-errors.ts`. */
export const takeCollected = (): string[] =>
  (window as { touchlineErrors?: string[] }).touchlineErrors?.splice(0) ?? []; // set by the server in development
