import { expect } from '@playwright/test';
import type { Driver, Key } from './driver.ts';
import { describeTarget, escaped, find, type Target } from './find.ts';

const WAIT = { timeout: 10_000, intervals: [100] };
const SETTLED_LIMIT_MS = 20_000;

/** Somebody at the screen of a browser: each action waits until its element is there and holds still. */
export interface Visitor {
  readonly isPhone: boolean;
  /** Opens a page and waits until it stands. */
  readonly open: (path: string) => Promise<void>;
  readonly click: (target: Target) => Promise<void>;
  readonly fill: (target: Target, text: string) => Promise<void>;
  /** Chooses the option with a value. */
  readonly choose: (target: Target, value: string) => Promise<void>;
  /** Clicks once a click counts, and waits for what comes of it: what moves money ignores one that was meant for what stood there before. */
  readonly clickFor: (target: Target, seen: Target) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Brings something into sight: what is far below is not kept up to date. */
  readonly scrollTo: (target: Target) => Promise<void>;
  /** Waits until something is there, or gone. */
  readonly sees: (target: Target) => Promise<void>;
  readonly misses: (target: Target) => Promise<void>;
  /** Waits until an element shows a text. */
  readonly reads: (target: Target, text: string | RegExp) => Promise<void>;
  readonly hasFocus: (target: Target) => Promise<void>;
  readonly hasAttribute: (target: Target, name: string, value: string | RegExp) => Promise<void>;
  readonly isShown: (target: Target) => Promise<boolean>;
  readonly evaluate: Driver['evaluate'];
}

export function visitorAt(driver: Driver, webUrl: string, isPhone: boolean): Visitor {
  /** Runs `read` in the page on what a target finds: drivers send one function, so it is composed with `find` here. */
  const inPage = <R>(read: (element: Element | null, value: string) => R, target: Target, value = '') => {
    const composed = new Function('target', 'value', `return (${read})((${find})(target), value)`);
    return driver.evaluate(composed as (target: Target, value: string) => R, target, value); // as written above
  };

  const isShown = (target: Target) => inPage((element) => element !== null, target);
  const sees = async (target: Target) =>
    expect.poll(() => isShown(target), { ...WAIT, message: `shown: ${describeTarget(target)}` }).toBe(true);
  const attribute = (target: Target, name: string) =>
    inPage((element, key) => element?.getAttribute(key) ?? null, target, name);

  /** Waits until an element is where it was a moment before. */
  async function holdsStill(target: Target): Promise<void> {
    let before = '';
    const isStill = async () => {
      const box = await inPage((element) => JSON.stringify(element?.getBoundingClientRect() ?? null), target);
      const isSame = box !== 'null' && box === before;
      before = box;
      return isSame;
    };
    await expect.poll(isStill, { ...WAIT, message: `still: ${describeTarget(target)}` }).toBe(true);
  }

  /** Bars stand over the edges of a page: what is acted on comes to its middle. */
  async function scrollTo(target: Target): Promise<void> {
    await sees(target);
    await inPage((element) => {
      const { top = 0 } = element?.getBoundingClientRect() ?? {};
      // WebKit's `scrollIntoView` does nothing for an element in content that it skips, such as a row below the window.
      if (top < 0 || top > window.innerHeight) window.scrollBy(0, top - window.innerHeight / 2);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, target);
  }

  async function settled(): Promise<void> {
    const isSettled = () => driver.evaluate(() => document.documentElement.dataset.settled === '');
    await expect
      .poll(isSettled, { timeout: SETTLED_LIMIT_MS, intervals: [100], message: 'the page stands' })
      .toBe(true);
  }

  async function click(target: Target): Promise<void> {
    await scrollTo(target);
    await holdsStill(target);
    await driver.click(find, target);
  }

  return {
    isPhone,
    isShown,
    sees,
    scrollTo,
    click,
    clickFor: async (target, seen) => {
      await sees(target);
      await settled();
      await click(target);
      await sees(seen);
    },
    evaluate: driver.evaluate,
    press: driver.press,
    open: async (path) => {
      const hasLoaded = () => {
        const { locales, settled } = document.documentElement.dataset;
        const stands = locales === undefined || settled === '';
        return stands && document.readyState === 'complete' && document.fonts.status === 'loaded';
      };
      // Waits, because Firefox reports each file and module that was still loading when the page is left.
      await expect
        .poll(() => driver.evaluate(hasLoaded), { ...WAIT, message: 'loaded, so it can be left' })
        .toBe(true);
      await driver.goto(`${webUrl}${path}`);
      await settled();
    },
    fill: async (target, text) => {
      await click(target);
      await inPage((element) => element instanceof HTMLInputElement && element.select(), target);
      await driver.type(text);
    },
    choose: async (target, value) => {
      await sees(target);
      // The list of a select is the system's own: drivers choose like this as well.
      await inPage(
        (element, wanted) => {
          if (!(element instanceof HTMLSelectElement)) return;
          element.value = wanted;
          element.dispatchEvent(new Event('input', { bubbles: true }));
          element.dispatchEvent(new Event('change', { bubbles: true }));
        },
        target,
        value,
      );
    },
    misses: async (target) =>
      expect.poll(() => isShown(target), { ...WAIT, message: `gone: ${describeTarget(target)}` }).toBe(false),
    reads: async (target, text) => {
      const read = () => inPage((element) => element?.textContent ?? '', target);
      await expect
        .poll(async () => (await read()).replace(/\s+/g, ' '), WAIT)
        .toMatch(typeof text === 'string' ? new RegExp(escaped(text)) : text);
    },
    hasFocus: async (target) =>
      expect
        .poll(() => inPage((element) => element !== null && element === document.activeElement, target), {
          ...WAIT,
          message: `focused: ${describeTarget(target)}`,
        })
        .toBe(true),
    hasAttribute: async (target, name, value) =>
      expect
        .poll(async () => (await attribute(target, name)) ?? '', { ...WAIT, message: name })
        .toMatch(typeof value === 'string' ? new RegExp(`^${escaped(value)}$`) : value),
  };
}
