import { type APIRequestContext, expect } from '@playwright/test';

/** Longer than the web server and the backend keep a page or a file. */
const LIMIT_MS = 30_000;

/** Waits until the web server answers a page with a text. */
export const untilServed = (request: APIRequestContext, path: string, text: string): Promise<void> =>
  expect
    .poll(async () => (await request.get(path)).text(), { timeout: LIMIT_MS, message: `${path}: ${text}` })
    .toContain(text);
