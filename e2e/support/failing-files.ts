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

/** Expects header, slip and content of a page; only the slip may have failed to load. */
export async function expectStanding(page: Page): Promise<void> {
  await expect(page.getByText(LAST_RESORT, { exact: true })).toHaveCount(0);
  const slip = '[data-zone="right_sidebar"] :is(section, [role="status"])';
  for (const part of ['[data-zone="header"] a', slip, 'main :is(h1, h2)'])
    await expect(page.locator(part).first()).toBeVisible();
}
