import { type Gap, gapOf, nearGap } from './focus-gap.ts';

// A control that disappears with its own press must not take the focus with it. One observer serves every control: what
// replaced it gets the focus, else what is next to it, else what had the focus before.

/** Parts of the page of which each remembers what had the focus in it last. */
const PART = '[role=dialog], [data-block], [data-zone], section';
const MOST_PARTS = 8;

const CONTROLS = 'a[href], button, summary, [tabindex="0"], input:is([type=checkbox], [type=radio])';

const isUsable = (element: Element): boolean =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled, [role=tab][tabindex="-1"]') &&
  element.closest('[inert], [aria-hidden=true]') === null;

/** Controls inside an element. Fields of text are none: on touch they would raise the keyboard. */
const controlsIn = (scope: Element): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable);

/** What the part around a gap says takes the focus, by selectors, the innermost part first. */
function hinted({ parent }: Gap): HTMLElement | undefined {
  for (let at = parent.closest<HTMLElement>('[data-focus-next]'); at; ) {
    const found = [...at.querySelectorAll<HTMLElement>(at.dataset.focusNext ?? '')].find(isUsable);
    if (found) return found;
    at = at.parentElement?.closest<HTMLElement>('[data-focus-next]') ?? null;
  }
  return undefined;
}

/** A part that has something to read but no control yet, because the rest of it is loading. */
function emptyPart({ parent }: Gap): HTMLElement | undefined {
  const part = parent.closest<HTMLElement>(PART);
  if (!part?.textContent?.trim() || !part.checkVisibility()) return undefined;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  return part;
}

function successorOf(gap: Gap): HTMLElement | undefined {
  if (!gap.parent.isConnected) return undefined;
  const part = gap.parent.closest(PART);
  return hinted(gap) ?? (part ? (nearGap(gap, part, controlsIn) ?? emptyPart(gap)) : undefined);
}

/** Keeps the focus on the page when its control disappears. Returns what ends it. */
export function startFocusKeeper(): () => void {
  const over = new AbortController();
  const { signal } = over;
  const gaps = new Map<HTMLElement, Gap>();
  let held: HTMLElement | null = null;
  /** What had the focus last in each part of the page, the latest at the end. */
  let visited: HTMLElement[] = [];
  /** A part that holds the focus until it has a control. */
  let waiting: HTMLElement | null = null;
  let isPointer = false;

  const isLost = () => document.activeElement === document.body || document.activeElement === null;
  const focus = (element: HTMLElement) => element.focus({ preventScroll: isPointer });
  const gapAt = (element: HTMLElement): Gap | undefined =>
    element.isConnected && element.parentElement
      ? { parent: element.parentElement, before: element.previousSibling, added: [] }
      : gaps.get(element);

  function enter({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    held = target;
    if (target !== waiting) waiting = null;
    const part = target.closest(PART);
    visited = [...visited.filter((one) => one.closest(PART) !== part), target].slice(-MOST_PARTS);
    for (const known of gaps.keys()) if (!visited.includes(known)) gaps.delete(known);
  }

  /** A control that was left by a press on nothing is not missed when it disappears later. */
  function leave({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null) return;
    setTimeout(() => {
      if (target === held && held?.isConnected && isLost() && isUsable(held)) held = null;
    });
  }

  function mend(): void {
    if (!held || !isLost() || isUsable(held)) return;
    for (const element of [held, ...visited.toReversed()]) {
      const gap = isUsable(element) ? undefined : gapAt(element);
      const next = isUsable(element) ? element : gap && successorOf(gap);
      if (!next) continue;
      focus(next);
      waiting = next.matches(CONTROLS) || controlsIn(next).length > 0 ? null : next;
      return;
    }
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  function fill(): void {
    if (!waiting || document.activeElement !== waiting) return;
    const [first] = controlsIn(waiting);
    if (first) focus(first);
  }

  const observer = new MutationObserver((records) => {
    for (const element of visited) {
      if (element.isConnected || gaps.get(element)?.parent.isConnected) continue;
      const gap = gapOf(gaps.get(element)?.parent ?? element, records);
      if (gap) gaps.set(element, gap);
    }
    if (waiting) fill();
    // What takes the focus by itself, as a dialog does, has done so by then.
    if (held && isLost() && !isUsable(held)) requestAnimationFrame(() => setTimeout(mend));
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['hidden', 'disabled'],
  });
  document.addEventListener('focusin', enter, { signal });
  document.addEventListener('focusout', leave, { signal });
  document.addEventListener('pointerdown', () => (isPointer = true), { signal, capture: true });
  document.addEventListener('keydown', () => (isPointer = false), { signal, capture: true });
  if (document.activeElement instanceof HTMLElement && !isLost()) {
    held = document.activeElement;
    visited = [held];
  }
  return () => {
    over.abort();
    observer.disconnect();
  };
}
