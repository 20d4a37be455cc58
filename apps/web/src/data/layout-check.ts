import { checkLayout, DEFAULT_LAYOUTS, fitLayout, type Layout, type Page } from '@touchline/contract/layout';
import { reportError } from './report.ts';

const isPage = (name: string): name is Page => Object.hasOwn(DEFAULT_LAYOUTS, name);

/** The product's own layout of a page, without what leads to sections that are off. */
const ownLayout = (page: string, off: ReadonlySet<string>): Layout =>
  fitLayout(DEFAULT_LAYOUTS[isPage(page) ? page : 'custom'], {
    country: null,
    now: 0,
    fateOf: (target) => (target.kind === 'section' && off.has(target.section) ? 'off' : 'there'),
  }).layout;

/** A layout with every setting filled in; what is wrong in it is left out and reported. */
export function readLayout(page: string, value: unknown, off: ReadonlySet<string>): Layout {
  const own = ownLayout(page, off);
  if (value === undefined || value === null) return own;
  const { layout, faults } = checkLayout(value);
  for (const fault of faults) reportError(`layout ${page}: ${fault.path}: ${fault.reason}`);
  return layout ?? own;
}
