import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface AxeOptions {
  /** Selector of the part to check; the whole page without it. */
  readonly within?: string;
  /** Checks these rules alone. */
  readonly rules?: readonly string[];
  /** Leaves these rules out. */
  readonly without?: readonly string[];
}

/** Violations that axe finds, one line each. */
export async function axeFaults(page: Page, { within, rules, without }: AxeOptions = {}): Promise<string[]> {
  // Without the nodes that passed a report takes a fraction of the time.
  const builder = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    // Not on by itself: a name holds the words that stand on the control.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  if (within) builder.include(within);
  if (rules) builder.withRules([...rules]);
  if (without) builder.disableRules([...without]);
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `axe ${id} (${help}): ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}

export async function expectAccessible(page: Page, options?: AxeOptions): Promise<void> {
  expect(await axeFaults(page, options)).toEqual([]);
}
