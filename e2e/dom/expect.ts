import { computeAccessibleDescription } from 'dom-accessibility-api';
import { expect as vitestExpect } from 'vitest';
import { nextChange } from './changes.ts';
import { type DomLocator, isOn, isShown, nameOf } from './locator.ts';

type Text = string | RegExp;
interface Limit {
  readonly timeout?: number;
}

const LIMIT_MS = 10_000;
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const isAll = (text: string, wanted: Text) =>
  wanted instanceof RegExp ? wanted.test(text) : text === plain(wanted);
const isPart = (text: string, wanted: Text) =>
  wanted instanceof RegExp ? wanted.test(text) : text.includes(plain(wanted));

interface Look {
  readonly holds: boolean;
  readonly seen: unknown;
}

/** Looks until it holds, or holds no longer where it must not. */
async function until(
  not: boolean | undefined,
  told: string,
  look: () => Look,
  { timeout = LIMIT_MS }: Limit = {},
) {
  const isNot = not === true;
  const end = performance.now() + timeout;
  let last = look();
  while (last.holds === isNot && performance.now() < end) {
    await nextChange();
    last = look();
  }
  const { holds, seen } = last;
  return { pass: holds, message: () => `${told}${isNot ? ' still' : ' never'}: ${JSON.stringify(seen)}` };
}

/** The one element; several are a fault of the test. */
function one(locator: DomLocator): HTMLElement | undefined {
  const found = locator.elements() as HTMLElement[]; // pages have no other elements that tests look at
  if (found.length > 1) throw new Error(`${found.length} elements are ${locator}.`);
  return found[0];
}

type Read = (element: HTMLElement) => unknown;
type Self = { readonly isNot?: boolean };

/** A matcher of what one element says. */
const says =
  (name: string, read: Read, isRight: (seen: string, wanted: Text) => boolean) =>
  (self: Self, locator: DomLocator, wanted: Text, limit?: Limit) =>
    until(
      self.isNot,
      `${locator} ${name} ${wanted}`,
      () => {
        const element = one(locator);
        const seen = element && read(element);
        return { holds: element !== undefined && isRight(plain(String(seen ?? '')), wanted), seen };
      },
      limit,
    );

/** A matcher of what one element is. */
const is =
  (name: string, holds: (element: HTMLElement | undefined) => boolean) =>
  (self: Self, locator: DomLocator, limit?: Limit) =>
    until(
      self.isNot,
      `${locator} ${name}`,
      () => {
        const element = one(locator);
        return { holds: holds(element), seen: element?.outerHTML.slice(0, 300) };
      },
      limit,
    );

const isOff = (element: HTMLElement | undefined) =>
  element !== undefined && (element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true');

const MATCHERS = {
  toBeVisible: is('visible', (element) => element !== undefined && isShown(element)),
  toBeHidden: is('hidden', (element) => element === undefined || !isShown(element)),
  toBeAttached: is('attached', (element) => element !== undefined),
  toBeDisabled: is('disabled', isOff),
  toBeEnabled: is('enabled', (element) => element !== undefined && !isOff(element)),
  toBeFocused: is('focused', (element) => element !== undefined && element === document.activeElement),
  toBeEmpty: is('empty', (element) => element !== undefined && plain(element.textContent) === ''),
  toBeChecked: is('checked', isOn),
  toHaveValue: says('value', (element) => (element as HTMLInputElement).value, isAll), // only fields are asked
  toHaveAccessibleName: says('name', nameOf, isAll),
  toHaveAccessibleDescription: says('description', computeAccessibleDescription, isAll),
  toHaveCount: (self: Self, locator: DomLocator, wanted: number, limit?: Limit) =>
    until(
      self.isNot,
      `count of ${locator} ${wanted}`,
      () => {
        const found = locator.elements();
        return { holds: found.length === wanted, seen: found.map(({ textContent }) => plain(textContent)) };
      },
      limit,
    ),
  toHaveAttribute: (self: Self, locator: DomLocator, name: string, wanted?: Text, limit?: Limit) =>
    until(
      self.isNot,
      `${locator} [${name}] ${wanted}`,
      () => {
        const seen = one(locator)?.getAttribute(name) ?? null;
        return { holds: seen !== null && (wanted === undefined || isAll(seen, wanted)), seen };
      },
      limit,
    ),
  toHaveURL: (self: Self, _page: object, wanted: Text | ((url: URL) => boolean), limit?: Limit) =>
    until(
      self.isNot,
      `address ${wanted}`,
      () => {
        const seen = window.location.href;
        if (typeof wanted === 'function') return { holds: wanted(new URL(seen)), seen };
        const address = typeof wanted === 'string' ? new URL(wanted, seen).href : wanted;
        return { holds: isAll(seen, address), seen };
      },
      limit,
    ),
  toHaveTitle: (self: Self, _page: object, wanted: Text, limit?: Limit) =>
    until(
      self.isNot,
      `title ${wanted}`,
      () => ({ holds: isAll(document.title, wanted), seen: document.title }),
      limit,
    ),
};

/** A matcher of one text, or of those of all elements in their order. */
const texts =
  (isRight: (seen: string, wanted: Text) => boolean) =>
  (self: Self, locator: DomLocator, wanted: Text | Text[], limit?: Limit) =>
    until(
      self.isNot,
      `text of ${locator} ${wanted}`,
      () => {
        if (Array.isArray(wanted)) {
          const seen = locator.elements().map(({ textContent }) => plain(textContent));
          return {
            holds: seen.length === wanted.length && seen.every((text, at) => isRight(text, wanted[at] ?? '')),
            seen,
          };
        }
        const element = one(locator);
        const seen = plain(element?.textContent);
        return { holds: element !== undefined && isRight(seen, wanted), seen };
      },
      limit,
    );

type Matcher = (self: Self, ...args: never[]) => Promise<{ pass: boolean; message: () => string }>;
const asMethods = (matchers: Record<string, Matcher>) =>
  Object.fromEntries(
    Object.entries(matchers).map(([name, run]) => [
      name,
      function (this: Self, ...args: unknown[]) {
        return run(this, ...(args as never[])); // as the test gave them
      },
    ]),
  );

vitestExpect.extend(asMethods({ ...MATCHERS, toHaveText: texts(isAll), toContainText: texts(isPart) }));

/** Playwright's assertions in a document. */
export const expect = vitestExpect;
