import type { Locator, Page } from '@playwright/test';

/** An action, a press away. */
export interface Prepared {
  readonly act: () => Promise<void>;
  /** Where it is told that it did not work. */
  readonly told: Locator;
  /** Does it once more, in the way that the page offers then. */
  readonly again: () => Promise<void>;
  /** It has worked, and nothing was lost. */
  readonly done: () => Promise<void>;
}

/** Where a page, or a part of it, says that something did not work. */
export const alertIn = (where: Page | Locator): Locator => where.getByRole('alert');
