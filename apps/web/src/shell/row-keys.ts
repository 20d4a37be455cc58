import { stepIndex } from '@touchline/ui';

// A row of a list is one Tab stop, and the arrow keys move inside it. Without scripts every control is a stop of its own.

const ROW = '[data-row]';
const CONTROLS = 'a[href]:not([data-to-slip]), button';

/** The outermost row around an element: a strip of prices inside a row is not one of its own. */
function rowOf(target: EventTarget | null): Element | null {
  let row = target instanceof Element ? target.closest(ROW) : null;
  for (let outer = row; outer; outer = outer.parentElement?.closest(ROW) ?? null) row = outer;
  return row;
}

const controlsOf = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );

let isBackward = false;

// While the focus is inside, Tab leaves the row; the others are reached by arrow keys.
function enter({ target, relatedTarget }: FocusEvent): void {
  const row = rowOf(target);
  if (!row) return;
  const controls = controlsOf(row);
  const [first] = controls;
  if (!controls.includes(target as HTMLElement)) return; // the link to the slip, which stays a stop
  if (isBackward && target !== first && !(relatedTarget instanceof Node && row.contains(relatedTarget))) {
    first?.focus();
    return;
  }
  for (const control of controls) control.tabIndex = control === target ? 0 : -1;
}

function leave({ target, relatedTarget }: FocusEvent): void {
  const row = rowOf(target);
  if (!row || (relatedTarget instanceof Node && row.contains(relatedTarget))) return;
  for (const control of row.querySelectorAll(CONTROLS)) control.removeAttribute('tabindex');
}

function step(event: KeyboardEvent): void {
  isBackward = event.key === 'Tab' && event.shiftKey;
  const { key, target } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const row = rowOf(target);
  if (!row) return;
  const controls = controlsOf(row);
  const from = controls.indexOf(target as HTMLElement); // not a control: -1, and then it stays
  if (from < 0) return;
  const next = stepIndex(key, from, controls.length, getComputedStyle(row).direction === 'rtl');
  if (next === null) return;
  event.preventDefault();
  controls[next]?.focus();
}

/** Makes every row of every list one Tab stop. Returns what ends it. */
export function startRowKeys(): () => void {
  const over = new AbortController();
  const { signal } = over;
  document.addEventListener('focusin', enter, { signal });
  document.addEventListener('focusout', leave, { signal });
  document.addEventListener('keydown', step, { signal });
  document.addEventListener('pointerdown', () => (isBackward = false), { signal });
  return () => over.abort();
}
