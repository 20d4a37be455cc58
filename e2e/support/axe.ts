import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { IS_SOAK } from '../../apps/house/test/support/soak.ts';
import { expect } from './expect.ts';
import { isPhone } from './screen.ts';

export interface AxeOptions {
  /** Selector of the part to check; the whole page without it. */
  readonly within?: string;
  /** Checks these rules alone. */
  readonly rules?: readonly string[];
  /** Leaves these rules out. */
  readonly without?: readonly string[];
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe where it is not loaded yet. It asks the frames of a page by itself, if it is in them. */
async function load(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
}

/** A frame may go while it is asked. */
const loadAll = (page: Page) =>
  Promise.all(
    page
      .frames()
      .map((frame) => (frame === page.mainFrame() ? load(frame) : load(frame).catch(() => undefined))),
  );

/** Runs in the page: the runner of the library for tests copies every node of every result out of it, which takes four times as long. */
async function runAxe({ within, options }: { within: string; options: RunOptions }) {
  const { axe } = window as unknown as typeof globalThis & {
    axe: { run: (context: string, options: RunOptions) => Promise<AxeResults> };
  };
  const { violations } = await axe.run(within, options);
  return violations.map(
    ({ id, help, nodes }) =>
      `axe ${id} (${help}): ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}

/** Violations that axe finds, one line each. */
export async function axeFaults(
  page: Page,
  { within, rules, without = [] }: AxeOptions = {},
): Promise<string[]> {
  await loadAll(page);
  const options: RunOptions = {
    // Without the nodes that passed a report takes a fraction of the time.
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    rules: {
      // Not on by itself: a name holds the words that stand on the control.
      ...(rules ? {} : { 'label-content-name-mismatch': { enabled: true } }),
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  };
  return page.evaluate(runAxe, { within: within ?? ':root', options });
}

export async function expectAccessible(page: Page, options?: AxeOptions): Promise<void> {
  expect(await axeFaults(page, options)).toEqual([]);
}

/** A part of a page in `npm test`, because the crawl looks at the frame around it; the whole page in the soak. */
const expectAccessiblePart = (page: Page, within: string) =>
  expectAccessible(page, IS_SOAK ? {} : { within });

const DIALOG = '[role=dialog]';

export const expectAccessibleDialog = (page: Page) => expectAccessiblePart(page, DIALOG);

/** The docked panel, or the sheet of a phone. */
export const expectAccessibleSlip = (page: Page) =>
  expectAccessiblePart(page, isPhone(page) ? DIALOG : 'section[aria-label="Bet slip"]');

export const expectAccessibleMain = (page: Page) => expectAccessiblePart(page, 'main');
