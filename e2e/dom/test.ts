import { TEST_RUN_HEADER } from '@touchline/contract/headers';
import { test as base, inject, vi } from 'vitest';
import { type House, houseAt } from '../support/house.ts';
import { leave } from './document.ts';
import { forgetVisitor, ownHeaders } from './network.ts';
import { createPage } from './page.ts';

const stacks = inject('stacks');
const stack = stacks[(Number(process.env.VITEST_POOL_ID) - 1) % stacks.length];
if (stack === undefined) throw new Error('No stack was started.');
const { webUrl, houseUrl } = stack;
/** What only a browser can show: layout, pictures, axe. */
const IN_BROWSER = /@browser|@phone-only/;

type Use<T> = (value: T) => Promise<void>;

const fixtures = base.extend<{ page: ReturnType<typeof createPage>; house: House; baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from this pattern
  page: async ({}, use: Use<ReturnType<typeof createPage>>) => {
    forgetVisitor(`${webUrl}/sports`);
    ownHeaders.set(TEST_RUN_HEADER, crypto.randomUUID());
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await use(createPage(webUrl));
    leave();
    const told = errors.mock.calls.map((parts) => parts.map(String).join(' '));
    errors.mockRestore();
    const unexpected = told.filter((text) => !EXPECTED.test(text));
    if (unexpected.length > 0) throw new Error(`console errors: ${unexpected.join('\n').slice(0, 2_000)}`);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  house: async ({}, use: Use<House>) => use(houseAt(houseUrl)),
  baseURL: webUrl,
});

/** React's own word about a document that it did not take over, and what a failed call says. */
const EXPECTED = /Encountered a script tag|\brefused 5\d\d/;

type Body = (fixtures: never) => unknown;
interface Details {
  readonly tag?: string | readonly string[];
}

/** Titles of the groups that tests are named in. */
const groups: string[] = [];

function describe(title: string, run: () => void): void {
  groups.push(title);
  run();
  groups.pop();
}

/** Playwright's test in a document: the tests that need a browser are left to one. */
export const test = Object.assign(
  (title: string, details: Details | Body, body?: Body) => {
    const run = typeof details === 'function' ? details : body;
    const tags = typeof details === 'function' ? '' : String(details.tag ?? '');
    if (run && !IN_BROWSER.test(`${title} ${tags}`)) fixtures([...groups, title].join(' › '), run as never); // their fixtures are Playwright's by type
  },
  {
    use() {},
    setTimeout() {},
    step: <T>(_title: string, run: () => T): T => run(),
    describe: Object.assign(describe, { configure() {} }),
  },
);
