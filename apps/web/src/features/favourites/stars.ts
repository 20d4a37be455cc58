import type { FavouriteKey } from '#data/favourite-toggles.ts';

const SELECTOR = '[data-star]';

const keyOf = (star: Element) => star.getAttribute('data-star') as FavouriteKey; // only the part `star` writes it

/** The favourite that a press is on. */
export function pressedStar(target: EventTarget | null): FavouriteKey | undefined {
  const star = target instanceof Element ? target.closest(SELECTOR) : null;
  return star ? keyOf(star) : undefined;
}

/** Fills the stars below an element. */
export function paintStars(root: ParentNode, isOn: (key: FavouriteKey) => boolean): void {
  for (const star of root.querySelectorAll(SELECTOR)) {
    const text = String(isOn(keyOf(star)));
    if (star.getAttribute('aria-pressed') !== text) star.setAttribute('aria-pressed', text);
  }
}

/** Tells of stars that come later, with rows, leagues and pages. */
export function watchStars(onCome: (root: ParentNode) => void): () => void {
  const observer = new MutationObserver((changes) => {
    const roots = new Set(
      changes.filter(({ addedNodes }) => addedNodes.length > 0).map(({ target }) => target),
    );
    for (const root of roots) if (root instanceof Element) onCome(root);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
