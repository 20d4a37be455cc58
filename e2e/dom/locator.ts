import userEvent from '@testing-library/user-event';
import { computeAccessibleName } from 'dom-accessibility-api';
import { asking } from './asked.ts';
import { nextChange } from './changes.ts';
import { loaded, pause } from './document.ts';
import { isIn, type States, withRole } from './roles.ts';

type Text = string | RegExp;
type Find = () => Element[];
interface RoleOptions extends States {
  readonly name?: Text;
  readonly exact?: boolean;
}

export const ACTION_LIMIT_MS = 10_000;

/** What a person does. Nothing waits between two keys. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Compares as Playwright does: a part in any case, or the whole text if `exact`. */
const isText = (text: string, wanted: Text, exact = false) => {
  if (wanted instanceof RegExp) return wanted.test(text);
  return exact ? text === plain(wanted) : text.toLowerCase().includes(plain(wanted).toLowerCase());
};

const HIDDEN =
  '[hidden], dialog:not([open]), [popover]:not([data-popover-open]), details:not([open]) > :not(summary), template, script, style, [style*="display: none"]';
export const isShown = (element: Element) => element.isConnected && element.closest(HIDDEN) === null;

/** Whether a box or a switch is on. */
export const isOn = (element: Element | undefined): boolean =>
  element instanceof HTMLInputElement ? element.checked : element?.getAttribute('aria-checked') === 'true';

/** Whether an element is in the accessibility tree. */
const isTold = (element: Element) => isShown(element) && element.closest('[aria-hidden="true"]') === null;

const inOrder = (elements: Iterable<Element>) =>
  [...new Set(elements)].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );

/** The innermost elements whose text is what is looked for. */
function withText(root: Element, wanted: Text, exact?: boolean): Element[] {
  const found = [...root.querySelectorAll('*')].filter(
    (element) =>
      element.closest('head, script, style') === null && isText(plain(element.textContent), wanted, exact),
  );
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
}

function withLabel(root: Element, wanted: Text, exact?: boolean): Element[] {
  const named = root.querySelectorAll('input, select, textarea, button, [aria-label], [aria-labelledby]');
  return [...named].filter((element) => isText(plain(nameOf(element)), wanted, exact));
}

/** `css` with Playwright's `:visible`. */
function withCss(root: Element, css: string): Element[] {
  const from = root === document.documentElement ? document : root;
  const found = [...from.querySelectorAll(css.replaceAll(':visible', ''))];
  return css.includes(':visible') ? found.filter(isShown) : found;
}

export const nameOf: (element: Element) => string = computeAccessibleName;

/** Finds elements anew at each use, as Playwright's locator does. */
export class DomLocator {
  readonly #find: Find;
  readonly #told: string;
  constructor(find: Find, told: string) {
    this.#find = find;
    this.#told = told;
  }
  toString(): string {
    return this.#told;
  }
  elements(): Element[] {
    return this.#find();
  }
  #within(find: (root: Element) => Element[], told: string): DomLocator {
    return new DomLocator(() => inOrder(this.#find().flatMap(find)), `${this.#told} ${told}`);
  }
  #only(keep: (element: Element) => boolean, told: string): DomLocator {
    return new DomLocator(() => this.#find().filter(keep), `${this.#told} ${told}`);
  }

  getByRole(role: string, { name, exact, ...states }: RoleOptions = {}): DomLocator {
    const find = (root: Element) =>
      withRole(root, role).filter(
        (element) =>
          isTold(element) &&
          isIn(element, states) &&
          (name === undefined || isText(plain(nameOf(element)), name, exact)),
      );
    return this.#within(find, `${role} ${name ?? ''}`);
  }
  getByText(wanted: Text, { exact }: { exact?: boolean } = {}): DomLocator {
    return this.#within((root) => withText(root, wanted, exact), `text ${wanted}`);
  }
  getByLabel(wanted: Text, { exact }: { exact?: boolean } = {}): DomLocator {
    return this.#within((root) => withLabel(root, wanted, exact), `label ${wanted}`);
  }
  locator(css: string | DomLocator): DomLocator {
    if (typeof css === 'string') return this.#within((root) => withCss(root, css), css);
    return this.#within(
      (root) => css.elements().filter((one) => root !== one && root.contains(one)),
      String(css),
    );
  }
  filter(options: {
    hasText?: Text;
    hasNotText?: Text;
    has?: DomLocator;
    hasNot?: DomLocator;
    visible?: boolean;
  }) {
    const { hasText, hasNotText, has, hasNot, visible } = options;
    const holds = (element: Element, inner: DomLocator) =>
      inner.elements().some((one) => one !== element && element.contains(one));
    return this.#only(
      (element) =>
        (hasText === undefined || isText(plain(element.textContent), hasText)) &&
        (hasNotText === undefined || !isText(plain(element.textContent), hasNotText)) &&
        (has === undefined || holds(element, has)) &&
        (hasNot === undefined || !holds(element, hasNot)) &&
        (visible === undefined || isShown(element) === visible),
      JSON.stringify({ hasText: hasText && String(hasText) }),
    );
  }
  and(other: DomLocator): DomLocator {
    const find = () => {
      const both = new Set(other.elements());
      return this.#find().filter((element) => both.has(element));
    };
    return new DomLocator(find, `${this.#told} and ${other}`);
  }
  or(other: DomLocator): DomLocator {
    return new DomLocator(() => inOrder([...this.#find(), ...other.elements()]), `${this.#told} or ${other}`);
  }
  nth(index: number): DomLocator {
    return new DomLocator(
      () => this.#find().slice(index, index + 1 || undefined),
      `${this.#told} [${index}]`,
    );
  }
  first = (): DomLocator => this.nth(0);
  last = (): DomLocator => this.nth(-1);

  /** The one element, once it is there. Errors: Error where there are several, or none in time. */
  async element(isReady: (element: HTMLElement) => boolean = () => true): Promise<HTMLElement> {
    const until = performance.now() + ACTION_LIMIT_MS;
    for (;;) {
      const found = this.#find() as HTMLElement[]; // pages have no other elements that tests act on
      if (found.length > 1) throw new Error(`${found.length} elements are ${this.#told}.`);
      const [element] = found;
      if (element && isReady(element)) return element;
      if (performance.now() > until) throw new Error(`There is no ${this.#told} to act on.`);
      await nextChange();
    }
  }
  #ready(): Promise<HTMLElement> {
    return this.element((element) => isShown(element) && !element.matches(':disabled'));
  }

  async click({ force = false } = {}): Promise<void> {
    await user.click(await (force ? this.element() : this.#ready()));
    // Waits for events that come after the click, such as `toggle`.
    await pause(0);
    await loaded();
  }
  async dblclick(): Promise<void> {
    await user.dblClick(await this.#ready());
  }
  async hover(): Promise<void> {
    await user.hover(await this.#ready());
  }
  async focus(): Promise<void> {
    (await this.element()).focus();
  }
  async blur(): Promise<void> {
    (await this.element()).blur();
  }
  async fill(text: string): Promise<void> {
    const field = (await this.#ready()) as HTMLInputElement; // only fields are filled
    field.focus();
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, field.maxLength > 0 ? text.slice(0, field.maxLength) : text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await pause(0);
  }
  clear = (): Promise<void> => this.fill('');
  async pressSequentially(text: string): Promise<void> {
    await user.type(await this.#ready(), text);
  }
  async press(key: string): Promise<void> {
    (await this.element()).focus();
    await pressKey(key);
  }
  async check(): Promise<void> {
    const box = await this.#ready();
    if (!isOn(box)) await user.click(box);
  }
  async uncheck(): Promise<void> {
    const box = await this.#ready();
    if (isOn(box)) await user.click(box);
  }
  async selectOption(wanted: string | { label: string }): Promise<void> {
    const label = typeof wanted === 'string' ? wanted : wanted.label;
    const isIt = (one: HTMLOptionElement) =>
      (typeof wanted === 'string' && one.value === label) || plain(one.textContent) === label;
    const list = await this.element((element) => [...element.querySelectorAll('option')].some(isIt));
    const option = [...list.querySelectorAll('option')].find(isIt);
    if (!option) throw new Error(`${this.#told} has no option ${label}.`);
    await user.selectOptions(list, option);
  }
  async dispatchEvent(name: string): Promise<void> {
    (await this.element()).dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
  }
  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.element();
  }

  count = async (): Promise<number> => this.#find().length;
  all = async (): Promise<DomLocator[]> => this.#find().map((_, index) => this.nth(index));
  isVisible = async (): Promise<boolean> => this.#find().some(isShown);
  isEnabled = async (): Promise<boolean> => !(await this.element()).matches(':disabled');
  isChecked = async (): Promise<boolean> => isOn(await this.element());
  textContent = async (): Promise<string | null> => (await this.element()).textContent;
  innerText = async (): Promise<string> => plain((await this.element()).textContent);
  allTextContents = async (): Promise<string[]> => this.#find().map(({ textContent }) => textContent ?? '');
  allInnerTexts = async (): Promise<string[]> => this.#find().map(({ textContent }) => plain(textContent));
  inputValue = async (): Promise<string> => ((await this.element()) as HTMLInputElement).value; // only fields are asked
  getAttribute = async (name: string): Promise<string | null> => (await this.element()).getAttribute(name);
  evaluate = async <T, A>(run: (element: HTMLElement, arg: A) => T, arg: A): Promise<T> => {
    const element = await this.element();
    return asking(() => run(element, arg));
  };
  evaluateAll = async <T, A>(run: (elements: Element[], arg: A) => T, arg: A): Promise<T> =>
    asking(() => run(this.#find(), arg));
  async waitFor({
    state = 'visible',
    timeout = ACTION_LIMIT_MS,
  }: {
    state?: 'visible' | 'hidden' | 'attached' | 'detached';
    timeout?: number;
  } = {}) {
    const until = performance.now() + timeout;
    const holds = () => {
      const found = this.#find();
      const isThere = state === 'visible' || state === 'hidden' ? found.some(isShown) : found.length > 0;
      return isThere === (state === 'visible' || state === 'attached');
    };
    while (!holds()) {
      if (performance.now() > until) throw new Error(`${this.#told} is not ${state}.`);
      await nextChange();
    }
  }
  page = (): object => thePage;
}

let thePage: object = {};
export function bePage(page: object): void {
  thePage = page;
}
/** Whether a page is the one that is shown. */
export const isPage = (page: object): boolean => page === thePage;

const PRESSES: ReadonlySet<string> = new Set(['Enter', 'Space']);
const KEYS: Readonly<Record<string, string>> = { Space: ' ' };

/** Presses a key or a chord: `Escape`, `Control+z`. */
export async function pressKey(chord: string): Promise<void> {
  const parts = chord.split('+');
  const key = parts.pop() ?? '';
  if (key === 'Tab') return user.tab({ shift: parts.includes('Shift') });
  // Presses what the library does not: it knows buttons and links.
  const { activeElement } = document;
  if (activeElement?.matches('summary') && PRESSES.has(chord)) return user.click(activeElement);
  const held = parts.map((part) => `{${part}>}`).join('');
  const released = parts.map((part) => `{/${part}}`).join('');
  await user.keyboard(`${held}${key.length === 1 ? key : `{${KEYS[key] ?? key}}`}${released}`);
}
