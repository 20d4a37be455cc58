import { type APIRequestContext, request as newRequest } from '@playwright/test';
import { afterAll, test as base, beforeAll } from 'vitest';
import { type House, houseAt } from '../support/house.ts';
import { USUAL_SETTINGS } from '../support/kept-stack.ts';
import { type Stack, startStack } from '../support/stack.ts';

interface Served {
  readonly stack: Stack;
  readonly house: House;
  readonly baseURL: string;
  /** Asks the web server as a visitor without a browser. */
  readonly request: APIRequestContext;
}

const START_LIMIT_MS = 180_000;
let started: Stack;
beforeAll(async () => {
  started = await startStack({ houseSettings: USUAL_SETTINGS });
}, START_LIMIT_MS);
afterAll(() => started?.stop());

/** Vitest's test with a house and a web server, which the tests of a file share; in its world nothing moves by itself. */
export const test = base.extend<Served>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from this pattern
  stack: async ({}, use) => use(started),
  house: async ({ stack }, use) => use(houseAt(stack.houseUrl)),
  baseURL: async ({ stack }, use) => use(stack.webUrl),
  request: async ({ baseURL }, use) => {
    const request = await newRequest.newContext({ baseURL });
    await use(request);
    await request.dispose();
  },
});
