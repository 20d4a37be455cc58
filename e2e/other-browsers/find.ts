/** A kind of element as a person who cannot see it is told. */
export type Role = keyof typeof SELECTORS;

const SELECTORS = {
  alert: '[role=alert]',
  article: 'article',
  banner: 'header',
  button: 'button, [role=button]',
  combobox: 'select, [role=combobox]',
  dialog: '[role=dialog]',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  main: 'main',
  option: '[role=option]',
  radio: 'input[type=radio]',
  region: 'section[aria-label], section[aria-labelledby], [role=region]',
  status: '[role=status], output',
  textbox: 'input:not([type]), input[type=text], input[type=email], input[type=password], textarea',
} as const;

/** One step towards an element: a role with a name, or a selector for what has none. */
export interface Step {
  readonly selector: string;
  /** Source of the pattern that the whole name fits. */
  readonly name?: string;
}

/** The first visible element that the last step finds inside what the steps before it found. */
export type Target = readonly Step[];

/** A text as the source of a pattern that it fits. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The element with a role and a name (whole, or a pattern), inside another where one is given. */
export const at = (role: Role, name?: string | RegExp, inside: Target = []): Target => [
  ...inside,
  {
    selector: SELECTORS[role],
    ...(name !== undefined && { name: typeof name === 'string' ? `^${escaped(name)}$` : name.source }),
  },
];

export const atSelector = (selector: string, inside: Target = []): Target => [...inside, { selector }];

export const describeTarget = (target: Target): string =>
  target.map(({ selector, name }) => (name === undefined ? selector : `${selector} /${name}/`)).join(' > ');

/** Runs in the page. */
export function find(target: Target): Element | null {
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const { display, visibility } = getComputedStyle(node);
    if (display === 'none' || visibility === 'hidden') return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    const text = label ?? [...node.childNodes].map(textOf).join('');
    return display.startsWith('inline') ? text : ` ${text} `;
  };
  const labelsOf = (element: Element): readonly Element[] => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    if (ids.length > 0) return ids.flatMap((id) => document.getElementById(id) ?? []);
    return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? [...(element.labels ?? [])]
      : [];
  };
  const nameOf = (element: Element): string => {
    const labels = labelsOf(element);
    const legend = element instanceof HTMLFieldSetElement ? element.querySelector('legend') : null;
    const text = labels.length > 0 ? labels.map(textOf).join(' ') : textOf(legend ?? element);
    return text.replace(/\s+/g, ' ').trim();
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  let found: ParentNode[] = [document];
  for (const { selector, name } of target) {
    const pattern = name === undefined ? null : new RegExp(name);
    found = found
      .flatMap((parent) => [...parent.querySelectorAll(selector)])
      .filter((element) => isShown(element) && (pattern === null || pattern.test(nameOf(element))));
  }
  const [first] = found;
  return first instanceof Element ? first : null;
}
