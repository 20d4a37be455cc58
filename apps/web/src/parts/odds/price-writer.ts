import type { Move } from '@touchline/client/live';
import type { PriceFace } from './price-face.ts';

const FLASH_GAP_MS = 1_000;

/** The part of a button that a price is written to. */
export interface PriceElement {
  readonly lastElementChild: { readonly firstChild: { nodeValue: string | null } | null } | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

function put(element: PriceElement, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Writes a face over the one that a button shows, only what differs; all of it where that is not known (null).
 * The text node stays the one that was rendered.
 */
export function writeFace(element: PriceElement, next: PriceFace, shown: PriceFace | null): void {
  if (next.text !== shown?.text) {
    const text = element.lastElementChild?.firstChild;
    if (text) text.nodeValue = next.text;
  }
  if (!shown || next.fit !== shown.fit) put(element, 'data-fit', next.fit);
  if (!shown || next.move !== shown.move) put(element, 'data-move', next.move);
  if (next.label !== shown?.label) element.setAttribute('aria-label', next.label);
}

/** Takes off a button what only an open price shows, before it is drawn as suspended or closed. */
export function clearFace(element: PriceElement): void {
  for (const name of ['data-fit', 'data-move', 'data-flash']) element.removeAttribute(name);
}

/** Flashes a button when its price moved, at most once a second; two names in turn start the same flash again. */
export function createFlash() {
  let seenAt = 0;
  let flashedAt = 0;
  let name: 'a' | 'b' | null = null;
  return (element: PriceElement, move: Move | null): void => {
    if (!move) {
      if (name !== null) element.removeAttribute('data-flash');
      name = null;
      return;
    }
    if (move.at === seenAt) return;
    seenAt = move.at;
    if (move.at - flashedAt < FLASH_GAP_MS) return;
    flashedAt = move.at;
    name = name === 'a' ? 'b' : 'a';
    element.setAttribute('data-flash', name);
  };
}
