import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const CARD = '[data-card]';

/**
 * Keeps the keyboard's place when the card that holds the focus goes: the focus moves to the head of the card that takes
 * its place, without scrolling. The page's own order of focus is not touched otherwise.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  const held = useRef<{ card: Element; place: number } | null>(null);

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const note = (event: FocusEvent) => {
      const card = event.target instanceof Element ? event.target.closest(CARD) : null;
      held.current = card && { card, place: [...list.querySelectorAll(CARD)].indexOf(card) };
    };
    const clear = (event: FocusEvent) => {
      // Removal of the focused element has no next target either, but then the card is gone.
      if (held.current?.card.isConnected && event.relatedTarget === null) held.current = null;
    };
    list.addEventListener('focusin', note);
    list.addEventListener('focusout', clear);
    return () => {
      list.removeEventListener('focusin', note);
      list.removeEventListener('focusout', clear);
    };
  }, [ref]);

  useLayoutEffect(() => {
    const last = held.current;
    if (!last || last.card.isConnected || document.activeElement !== document.body) return;
    held.current = null;
    const cards = ref.current?.querySelectorAll(CARD) ?? [];
    const next = cards[Math.min(last.place, cards.length - 1)];
    next?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  });
}
