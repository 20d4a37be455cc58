import { checkLayout, DEFAULT_LAYOUTS, type Layout, type Page } from '@touchline/contract/layout';
import { reportError } from './report.ts';

/** A layout with every setting filled in; what is wrong in it is left out and reported. */
export function readLayout(page: Page, value: unknown): Layout {
  if (value === undefined || value === null) return DEFAULT_LAYOUTS[page];
  const { layout, faults } = checkLayout(value);
  for (const fault of faults) reportError(`layout ${page}: ${fault.path}: ${fault.reason}`);
  return layout ?? DEFAULT_LAYOUTS[page];
}
