import { TEST_RUN_HEADER } from '@touchline/contract/headers';
import { test as base, expect, vi } from 'vitest';
import { type House, houseAt } from '../support/house.ts';
import { dropStack, type HandedStack, takeStack } from '../support/kept-stack.ts';
import { areFailedCallsExpected, expectFailedCalls } from '../support/provoked.ts';
import type { StackOptions } from '../support/stack.ts';
import { leave, loaded, runScripts } from './document.ts';
import { agree, forgetVisitor, keepCookie, ownHeaders } from './network.ts';
import { createBrowser, createPage } from './page.ts';

export { expect } from './expect.ts';

/** What only a browser can show, as layout and pictures, and what the soak alone looks at. */
const IN_BROWSER = /@browser|@phone-only|@soak/;
const index = Number(process.env.VITEST_POOL_ID);

type Use<T> = (value: T) => Promise<void>;
type Page = ReturnType<typeof createPage>;

interface Fixtures {
  readonly settings: Settings;
  readonly stack: HandedStack;
  readonly baseURL: string;
  readonly house: House;
  readonly page: Page;
  readonly request: Page['request'];
  readonly browser: ReturnType<typeof createBrowser>;
}

/** Where the servers of some tests come from. */
export interface Source {
  readonly take: (file: string) => Promise<HandedStack>;
  /** Ends them after a test that failed. */
  readonly drop: (file: string) => Promise<void>;
  /** Cookie that every visitor brings along. */
  readonly cookie?: string;
  /** What tests are given besides, by name. */
  readonly more?: object;
}

/** Vitest's test with a document, on servers that the tests of a worker share. */
const fixturesOf = ({ take, drop, cookie, more = {} }: Source, settings: Settings) =>
  // Hides from Vitest the types that Playwright gives them.
  base.extend<object>(more as never).extend<Fixtures>({
    stack: async (
      {
        task,
        onTestFailed,
      }: { task: { file: { filepath: string } }; onTestFailed: (run: () => unknown) => void },
      use: Use<HandedStack>,
    ) => {
      onTestFailed(() => drop(task.file.filepath));
      await use(await take(task.file.filepath));
    },
    baseURL: async ({ stack }: Fixtures, use: Use<string>) => use(stack.webUrl),
    house: async ({ stack }: Fixtures, use: Use<House>) => use(houseAt(stack.houseUrl)),
    page: async ({ baseURL }: Fixtures, use: Use<Page>) => {
      forgetVisitor(`${baseURL}/sports`);
      agree(baseURL);
      if (cookie) keepCookie(cookie, baseURL);
      ownHeaders.set(TEST_RUN_HEADER, crypto.randomUUID());
      expectFailedCalls(false);
      runScripts(settings.hasScripts);
      const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await use(createPage(baseURL));
      await loaded();
      leave();
      const told = errors.mock.calls.map((parts) => parts.map(String).join(' '));
      errors.mockRestore();
      const unexpected = told.filter((text) => !isExpected(text) && !settings.expectedErrors?.test(text));
      if (unexpected.length > 0) throw new Error(`console errors: ${unexpected.join('\n').slice(0, 2_000)}`);
    },
    request: async ({ page }: Fixtures, use: Use<Page['request']>) => use(page.request),
    browser: async ({ baseURL, page }: Fixtures, use: Use<Fixtures['browser']>) =>
      use(createBrowser(baseURL, page)),
  } as never); // Vitest reads what a fixture needs from its pattern, which its types cannot follow

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

/** Options of Playwright that a document has. */
interface Settings {
  readonly hasScripts: boolean;
  readonly expectedErrors: RegExp | undefined;
}

interface Group {
  readonly title: string;
  settings: Settings;
  /** An option that a document does not have: all tests of the group are a browser's. */
  needs: string | null;
}

const USUAL: Settings = { hasScripts: true, expectedErrors: undefined };
/** What holds for a whole file, by its path: files share this module. */
const files = new Map<string, Group>();
function fileGroup(): Group {
  const path = expect.getState().testPath ?? '';
  const group = files.get(path) ?? { title: '', settings: USUAL, needs: null };
  files.set(path, group);
  return group;
}
/** The groups inside of it, the innermost at the end. */
const inner: Group[] = [];
const innermost = (): Group => inner.at(-1) ?? fileGroup();
/** Options that change nothing in a document: nothing moves there by itself. */
const WITHOUT_EFFECT = /^\{"contextOptions":\{"reducedMotion":"reduce"\}\}$/;

function describe(title: string, run: () => void): void {
  inner.push({ title, settings: innermost().settings, needs: null });
  try {
    run();
  } finally {
    inner.pop();
  }
}

interface Options {
  readonly javaScriptEnabled?: boolean;
  readonly expectedErrors?: RegExp;
}

function use({ javaScriptEnabled, expectedErrors, ...others }: Options): void {
  const group = innermost();
  const { settings } = group;
  group.settings = {
    hasScripts: javaScriptEnabled ?? settings.hasScripts,
    expectedErrors: expectedErrors ?? settings.expectedErrors,
  };
  const text = JSON.stringify(others);
  if (text !== '{}' && !WITHOUT_EFFECT.test(text)) group.needs = text;
}

/**
 * Playwright's test in a document, on servers of a source: the tests that need a browser are left to one. Errors: Error where an option does
 * and no tag says so.
 */
export const testOn = (source: Source) =>
  Object.assign(
    (title: string, details: Details | Body, body?: Body) => {
      const run = typeof details === 'function' ? details : body;
      const tags = typeof details === 'function' ? '' : String(details.tag ?? '');
      if (!run || IN_BROWSER.test(`${title} ${tags}`)) return;
      const needs = [fileGroup(), ...inner].find((group) => group.needs !== null)?.needs;
      if (needs) throw new Error(`"${title}" has ${needs}, which needs a browser: tag it with @browser.`);
      const named = [...inner.map((group) => group.title), title].join(' › ');
      fixturesOf(source, innermost().settings)(named, run as never); // their fixtures are Playwright's by type
    },
    {
      use,
      // Keeps Vitest's limit, because a document is faster than a browser.
      setTimeout() {},
      step: <T>(_title: string, run: () => T): T => run(),
      describe: Object.assign(describe, { configure() {} }),
    },
  );

/** The same on a stack of its options. */
export const testWithStack = (options: StackOptions = {}) =>
  testOn({
    take: (file) => takeStack({ index, options, file }),
    drop: (file) => dropStack({ index, options, file }),
  });
