import type { Move } from '@touchline/client/live';
import type { PriceFace } from './price-face.ts';

const FLASH_GAP_MS = 1_000;
const FLASH_MS = 600;
/** Flashes end at whole ticks of the clock, all that are due in one write. */
const TICK_MS = 200;

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

/** The buttons whose flashes end at a tick. */
const ending = new Map<number, Set<PriceElement>>();

/** Ends a flash after `FLASH_MS` at most. */
function endLater(element: PriceElement) {
  const now = Date.now();
  const at = Math.floor((now + FLASH_MS) / TICK_MS) * TICK_MS;
  const due = ending.get(at) ?? new Set();
  if (due.size === 0) {
    ending.set(at, due);
    setTimeout(() => {
      ending.delete(at);
      for (const one of due) one.removeAttribute('data-flash');
    }, at - now);
  }
  due.add(element);
}

/**
 * Flashes a button when its price moved, at most once a second, in the colour of the direction that `writeFace` writes.
 * A flash is a state that begins and ends: fading it would have the page drawn anew in every frame of it.
 */
export class Flash {
  #seen: Move | null = null;
  #flashedAt = 0;
  #direction: Move['direction'] | null = null;

  /** To be called when the face was written. */
  show(element: PriceElement, move: Move | null): void {
    if (!move || move === this.#seen) return;
    this.#seen = move;
    const isTurned = move.direction !== this.#direction;
    this.#direction = move.direction;
    if (move.at - this.#flashedAt < FLASH_GAP_MS) {
      // The flash of the other direction does not go on in this one's colour.
      if (isTurned) element.removeAttribute('data-flash');
      return;
    }
    this.#flashedAt = move.at;
    element.setAttribute('data-flash', '');
    endLater(element);
  }
}
