// React's own code for production, as visitors have it.
process.env.NODE_ENV = 'production';

import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { WebSocket as NodeSocket } from 'ws';

const FRAME_MS = 8;

/** Elements that a window lays out one below the other; here nothing is laid out, and everything is in view. */
class AllInView {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element) {
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: target.getBoundingClientRect(),
    };
    queueMicrotask(() =>
      this.#callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver),
    ); // what the product reads of them
  }
  unobserve() {}
  disconnect() {}
}

class NeverResized {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Widths in `em`, as the product writes them. */
const widthsOf = (query: string, bound: 'min' | 'max') =>
  [...query.matchAll(new RegExp(`${bound}-width:\\s*([\\d.]+)(em|rem|px)`, 'g'))].map(
    ([, size, unit]) => Number(size) * (unit === 'px' ? 1 : 16),
  );

/** What a mouse and a window of this width answer. */
const matches = (query: string, width: number) =>
  /width|hover: hover|pointer: fine|no-preference|prefers-color-scheme: light/.test(query) &&
  widthsOf(query, 'min').every((least) => width >= least) &&
  widthsOf(query, 'max').every((most) => width <= most);

function addDialogs({ HTMLDialogElement, Event }: typeof globalThis) {
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      this.open = true;
      const first = this.querySelector<HTMLElement>('[autofocus], button, [href], input, select, [tabindex]');
      (first ?? this).focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}

/** Popovers say on themselves that they are open, for want of `:popover-open`. */
function addPopovers({ window, document, HTMLElement, Event }: typeof globalThis) {
  const OPEN = 'data-popover-open';
  const turn = (popover: HTMLElement, isOpen: boolean) => {
    if (popover.hasAttribute(OPEN) === isOpen) return;
    popover.toggleAttribute(OPEN, isOpen);
    const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed'];
    queueMicrotask(() => popover.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState })));
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      turn(this, true);
    },
    hidePopover(this: HTMLElement) {
      turn(this, false);
    },
  });
  const closeOthers = (target: Node | null) => {
    for (const popover of document.querySelectorAll<HTMLElement>(`[${OPEN}]`))
      if (!popover.contains(target)) turn(popover, false);
  };
  window.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[popovertarget]'); // clicks have elements as targets
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    const isOpen = popover?.hasAttribute(OPEN);
    closeOthers(target as Element);
    if (popover) turn(popover, !isOpen);
  });
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeOthers(null);
  });
}

/** The rest stands apart, as the controls of the product do. */
const INLINE = 'mark';
const INVISIBLE =
  '[hidden], dialog:not([open]), [popover]:not([data-popover-open]), details:not([open]) > :not(summary), template, script, style';

function displayOf(element: HTMLElement): string {
  if (element.matches(INVISIBLE)) return 'none';
  return element.style.display || (element.matches(INLINE) ? 'inline' : 'block');
}

/** Styles of a document without style sheets, which jsdom takes milliseconds to say of each element. */
function stylesOf(element: HTMLElement) {
  const styles: Record<string, string> = {
    display: displayOf(element),
    visibility: element.style.visibility || 'visible',
    pointerEvents: 'auto',
  };
  return {
    ...styles,
    getPropertyValue: (name: string) => styles[name] ?? element.style.getPropertyValue(name),
  };
}

const MEASURES = ['offset', 'client', 'scroll'].flatMap((what) =>
  ['Width', 'Height', 'Top', 'Left'].map((of) => what + of),
);

/** Lets a test that asks for layout fail: here all of it is zero, which holds for too much. */
function refuseMeasures({ Element, HTMLElement }: typeof globalThis) {
  const refuse = (told: string) => {
    if (Reflect.get(globalThis, 'isTestAsking'))
      throw new Error(`${told} needs a browser: tag the test with @browser.`);
  };
  for (const name of MEASURES) {
    const owner = name in Element.prototype ? Element.prototype : HTMLElement.prototype;
    const { get } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    Object.defineProperty(owner, name, {
      configurable: true,
      get(this: Element) {
        refuse(name);
        return get?.call(this) ?? 0;
      },
      set() {},
    });
  }
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = function () {
    refuse('getBoundingClientRect');
    return getBoundingClientRect.call(this);
  };
}

/** Adds what jsdom lacks of a browser and the product uses. */
function complete(global: typeof globalThis) {
  const { window, Element } = global;
  Object.assign(window, { getComputedStyle: stylesOf, innerWidth: 1440, innerHeight: 900, scrollTo() {} });
  Object.assign(Element.prototype, {
    scrollTo() {},
    scrollIntoView() {},
    checkVisibility(this: Element) {
      return this.closest('[hidden], dialog:not([open])') === null;
    },
  });
  Object.assign(global, {
    IntersectionObserver: AllInView,
    ResizeObserver: NeverResized,
    // Its own ends with the first document.
    requestAnimationFrame: (run: FrameRequestCallback) => setTimeout(() => run(performance.now()), FRAME_MS),
    cancelAnimationFrame: clearTimeout,
    // jsdom has none, and Safari's stand-in of the product waits for seconds.
    requestIdleCallback: (run: () => void) => setTimeout(run),
    cancelIdleCallback: clearTimeout,
    matchMedia: (query: string) =>
      Object.assign(new global.EventTarget(), { media: query, matches: matches(query, window.innerWidth) }),
    getComputedStyle: stylesOf,
    NodeSocket,
  });
  Object.assign(global.document, { elementFromPoint: () => null });
  addDialogs(global);
  addPopovers(global);
  refuseMeasures(global);
}

/** A document without a browser for tests of states of the screen. */
export default {
  name: 'dom',
  viteEnvironment: 'client',
  async setup(global, options) {
    // Keeps those of Node, which alone it can sign.
    const { Uint8Array: bytes } = global;
    const made = await builtinEnvironments.jsdom.setup(global, options);
    Object.assign(global, { Uint8Array: bytes });
    complete(global);
    return made;
  },
} satisfies Environment;
