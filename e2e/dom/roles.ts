import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { documentVersion } from './changes.ts';

/** Elements that have a role by themselves, by role: the others say theirs. */
const TAGS: Readonly<Record<string, readonly string[]>> = {
  article: ['article'],
  banner: ['header'],
  button: ['button', 'summary', 'input'],
  checkbox: ['input'],
  columnheader: ['th'],
  combobox: ['select', 'input'],
  complementary: ['aside'],
  contentinfo: ['footer'],
  definition: ['dd'],
  dialog: ['dialog'],
  group: ['fieldset', 'details', 'optgroup'],
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  img: ['img'],
  link: ['a'],
  list: ['ul', 'ol', 'menu'],
  listbox: ['select', 'datalist'],
  listitem: ['li'],
  main: ['main'],
  navigation: ['nav'],
  option: ['option'],
  progressbar: ['progress'],
  radio: ['input'],
  region: ['section'],
  row: ['tr'],
  searchbox: ['input'],
  slider: ['input'],
  spinbutton: ['input'],
  status: ['output'],
  table: ['table'],
  term: ['dt'],
  textbox: ['input', 'textarea'],
};
const SECTIONS = 'article, aside, main, nav, section';

/** Whether the element's place or name gives it the role that its tag may have. */
function holds(element: Element, role: string): boolean {
  if (element.hasAttribute('role')) return true;
  if (role === 'region') return computeAccessibleName(element) !== '';
  if (role === 'banner' || role === 'contentinfo') return element.parentElement?.closest(SECTIONS) === null;
  if (role === 'columnheader') return element.getAttribute('scope') !== 'row';
  return role !== 'link' || element.hasAttribute('href');
}

let held: { readonly version: number; readonly elements: readonly Element[] } = { version: -1, elements: [] };

/** All elements that say their role, looked for once after each change of the document. */
function allWithRole(): readonly Element[] {
  const version = documentVersion();
  if (held.version !== version) held = { version, elements: [...document.querySelectorAll('[role]')] };
  return held.elements;
}

/** The elements in another that have a role, in their order. */
export function withRole(root: Element, role: string): Element[] {
  const said = allWithRole().filter(
    (one) => one.getAttribute('role') === role && root !== one && root.contains(one),
  );
  const rows = role === 'rowheader' ? [...root.querySelectorAll('th[scope="row"]')] : [];
  const tags = (TAGS[role] ?? []).flatMap((tag) => [...root.getElementsByTagName(tag)]);
  const own = tags.filter((one) => !one.hasAttribute('role') && getRole(one) === role && holds(one, role));
  return [...said, ...rows, ...own];
}

export interface States {
  readonly checked?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly level?: number | undefined;
}

const levelOf = (element: Element) =>
  Number(element.getAttribute('aria-level') ?? element.localName.slice(1));

/** Whether an element is in all of the states. */
export function isIn(element: Element, { level, disabled, ...states }: States): boolean {
  if (level !== undefined && levelOf(element) !== level) return false;
  if (disabled !== undefined && element.matches(':disabled, [aria-disabled="true"]') !== disabled)
    return false;
  return Object.entries(states).every(([name, wanted]) => {
    const said = element.getAttribute(`aria-${name}`);
    const own = name === 'checked' ? Reflect.get(element, 'checked') : undefined;
    return wanted === undefined || (said === null ? own === true : said === 'true') === wanted;
  });
}
