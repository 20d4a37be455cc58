import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

type Failing = 'once' | 'always' | 'broken';

/** Fails a built file for this browser; `null` ends it. A person sets the same cookie: see docs/development.md. */
export async function failFile(page: Page, file: string | null, how: Failing = 'always'): Promise<void> {
  const context = page.context();
  await context.clearCookies({ name: 'failing_file' });
  if (file === null) return;
  await context.addCookies([
    { name: 'failing_file', value: `${how}:${file}`, domain: '127.0.0.1', path: '/sports' },
  ]);
}

/** Names of all scripts of the build, with their hashes. */
export const builtScripts = (): string[] =>
  readdirSync(new URL('../../apps/web/dist/client/assets/', import.meta.url)).flatMap((file) =>
    file.endsWith('.js') ? file.slice(0, -'.js'.length) : [],
  );

const LAST_RESORT = 'UNEXPECTED ERROR IN ERROR APP';

/** The parts of home that stay whatever file is missing. */
export async function expectStanding(page: Page): Promise<void> {
  await expect(page.getByText(LAST_RESORT)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bet slip' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
}
