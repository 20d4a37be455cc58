import { TEST_RUN_HEADER } from '@touchline/contract/headers';
import { test as base, inject, vi } from 'vitest';
import { type House, houseAt } from '../support/house.ts';
import { areFailedCallsExpected, expectFailedCalls } from '../support/provoked.ts';
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
    expectFailedCalls(false);
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await use(createPage(webUrl));
    leave();
    const told = errors.mock.calls.map((parts) => parts.map(String).join(' '));
    errors.mockRestore();
    const unexpected = told.filter((text) => !isExpected(text));
    if (unexpected.length > 0) throw new Error(`console errors: ${unexpected.join('\n').slice(0, 2_000)}`);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  house: async ({}, use: Use<House>) => use(houseAt(houseUrl)),
  baseURL: webUrl,
});

/** React's word about a script of the document, which a browser never makes of code. */
const OF_REACT = 'Encountered a script tag';
/** What the product reports of a call that the test makes fail. */
const FAILED_CALL = /\brefused 5\d\d/;
const isExpected = (text: string) =>
  text.startsWith(OF_REACT) || (areFailedCallsExpected() && FAILED_CALL.test(text));

type Body = (fixtures: never) => unknown;
interface Details {
  readonly tag?: string | readonly string[];
}

interface Group {
  readonly title: string;
  /** An option that a document does not have: all tests of the group are a browser's. */
  needs: string | null;
}

/** The file, and the groups that its tests are named in. */
const groups: Group[] = [{ title: '', needs: null }];
/** Options that change nothing in a document: nothing moves there by itself. */
const WITHOUT_EFFECT = /^\{"contextOptions":\{"reducedMotion":"reduce"\}\}$/;

function describe(title: string, run: () => void): void {
  groups.push({ title, needs: null });
  try {
    run();
  } finally {
    groups.pop();
  }
}

function use(options: object): void {
  const text = JSON.stringify(options);
  const group = groups.at(-1);
  if (group && !WITHOUT_EFFECT.test(text)) group.needs = text;
}

/** Playwright's test in a document: the tests that need a browser are left to one. Errors: Error where an option does and no tag says so. */
export const test = Object.assign(
  (title: string, details: Details | Body, body?: Body) => {
    const run = typeof details === 'function' ? details : body;
    const tags = typeof details === 'function' ? '' : String(details.tag ?? '');
    if (!run || IN_BROWSER.test(`${title} ${tags}`)) return;
    const needs = groups.find((group) => group.needs !== null)?.needs;
    if (needs) throw new Error(`"${title}" has ${needs}, which needs a browser: tag it with @browser.`);
    const named = [...groups.slice(1).map((group) => group.title), title].join(' › ');
    fixtures(named, run as never); // their fixtures are Playwright's by type
  },
  {
    use,
    // Keeps Vitest's limit, because a document is faster than a browser.
    setTimeout() {},
    step: <T>(_title: string, run: () => T): T => run(),
    describe: Object.assign(describe, { configure() {} }),
  },
);
