import type { Move } from '@touchline/client/live';
import type { PriceFace } from './price-face.ts';

const FLASH_GAP_MS = 1_000;

/** The part of a button that a price is written to. */
export interface PriceElement {
  readonly lastElementChild: { readonly firstChild: { nodeValue: string | null } | null } | null;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

function put(element: PriceElement, name: string, value: string | undefined) {
  if (value === undefined) {
    if (element.getAttribute(name) !== null) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Writes a face to its button, only what differs. The text node stays the one that was rendered.
 */
export function writeFace(element: PriceElement, face: PriceFace): void {
  const text = element.lastElementChild?.firstChild;
  if (text && text.nodeValue !== face.text) text.nodeValue = face.text;
  put(element, 'data-fit', face.fit);
  put(element, 'data-move', face.move);
  put(element, 'aria-label', face.label);
}

/** Flashes a button when its price moved, at most once a second; two names in turn start the same flash again. */
export function createFlash() {
  let seenAt = 0;
  let flashedAt = 0;
  return (element: PriceElement, move: Move | null): void => {
    if (!move) {
      element.removeAttribute('data-flash');
      return;
    }
    if (move.at === seenAt) return;
    seenAt = move.at;
    if (move.at - flashedAt < FLASH_GAP_MS) return;
    flashedAt = move.at;
    element.setAttribute('data-flash', element.getAttribute('data-flash') === 'a' ? 'b' : 'a');
  };
}
