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

/**
 * Flashes a button when its price moved, at most once a second. The flash that runs is named by the direction, which
 * `writeFace` writes, and by `data-flash`: a new direction starts its own flash, the same one again needs the other name.
 */
export class Flash {
  #seen: Move | null = null;
  #flashedAt = 0;
  /** The direction that the button shows, and what its `data-flash` says. */
  #direction: Move['direction'] | null = null;
  #name: 'a' | 'b' | 'none' | null = null;

  /** To be called when the face was written; without a move nothing flashes, whatever the name. */
  show(element: PriceElement, move: Move | null): void {
    const isTurned = move?.direction !== this.#direction;
    this.#direction = move?.direction ?? null;
    if (!move || move === this.#seen) return;
    this.#seen = move;
    const isNamed = this.#name === 'a' || this.#name === 'b';
    if (move.at - this.#flashedAt < FLASH_GAP_MS) {
      if (isTurned && isNamed) this.#write(element, 'none');
      return;
    }
    this.#flashedAt = move.at;
    if (!isTurned || !isNamed) this.#write(element, this.#name === 'a' ? 'b' : 'a');
  }

  /** The button shows no move any more, nor a name. */
  forget(): void {
    this.#direction = null;
    this.#name = null;
  }

  #write(element: PriceElement, name: 'a' | 'b' | 'none') {
    this.#name = name;
    element.setAttribute('data-flash', name);
  }
}
