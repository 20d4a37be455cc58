import type { Browser } from '@playwright/test';
import type { Stack } from '../e2e/support/stack.ts';

/** The side of a bar on which a figure has to lie. Both may stand, the bar included. */
export interface Bar {
  readonly atMost?: number;
  readonly atLeast?: number;
  /** What is aimed at beyond the bar, in words. */
  readonly goal?: string;
}

/** One measured number. Without a bar it is there to explain the others. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: '' | '×' | '%' | 's' | 'ms' | 'kB' | 'MB' | 'req/s' | 'events';
  readonly bar?: Bar;
  /** What the number is made of. */
  readonly note?: string;
}

/** What a bench works with; stack and browser are started when the first bench asks for them, and shared. */
export interface Around {
  /** House and web in production mode with a data folder of their own. */
  readonly stack: () => Promise<Stack>;
  readonly browser: () => Promise<Browser>;
  /** An empty folder that is removed at the end. */
  readonly folder: string;
  readonly say: (line: string) => void;
}

export interface Bench {
  readonly name: string;
  readonly title: string;
  readonly run: (around: Around) => Promise<readonly Figure[]>;
}

/** Whether a figure lies on the right side of its bar; null where it has none. */
export function isMet({ value, bar }: Figure): boolean | null {
  if (bar === undefined) return null;
  return (
    value <= (bar.atMost ?? Number.POSITIVE_INFINITY) && value >= (bar.atLeast ?? Number.NEGATIVE_INFINITY)
  );
}
