/** Index that a key leads to in a row of `count` items, or null when the key does not move. */
export function stepIndex(key: string, from: number, count: number, isRightToLeft: boolean): number | null {
  if (count === 0) return null;
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (from + 1) % count;
    case backward:
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * Moves the focus along the focusable children of a row with the arrow keys.
 * Shape: for `onKeyDown` of the row; `selector` names what can hold the focus. True when the key was used.
 */
export function moveFocus(
  event: { key: string; currentTarget: Element; target: EventTarget | null; preventDefault(): void },
  selector = 'a, button',
): boolean {
  const row = event.currentTarget;
  const items = [...row.querySelectorAll<HTMLElement>(selector)];
  const held = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
  if (!held) return false;
  const isRightToLeft = getComputedStyle(row).direction === 'rtl';
  const next = stepIndex(event.key, items.indexOf(held), items.length, isRightToLeft);
  if (next === null) return false;
  event.preventDefault();
  items[next]?.focus();
  return true;
}
