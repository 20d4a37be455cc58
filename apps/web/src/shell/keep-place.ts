import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/** Where on a page a reader was. Units: px of the document, and of the window for the row. */
interface Place {
  readonly scrollY: number;
  /** The row at the top of the window; null where the page has none there. */
  readonly row: { readonly href: string; readonly nth: number; readonly top: number } | null;
}

/** Below what sticks to the top of the page. */
const FIRST_PX = 110;
const STEP_PX = 40;
const LOOKS = 8;
/** Rows above the place may still be drawn at their true height for so long. */
const FOLLOW_MS = 1_500;

const linksTo = (href: string): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`main article a[href="${CSS.escape(href)}"]`),
];

function rowAtTop(): Place['row'] {
  const main = document.querySelector('main')?.getBoundingClientRect();
  if (!main) return null;
  for (let look = 0; look < LOOKS; look += 1) {
    const at = document.elementFromPoint((main.left + main.right) / 2, FIRST_PX + look * STEP_PX);
    const link = at?.closest('main article')?.querySelector<HTMLAnchorElement>('a[href]');
    const href = link?.getAttribute('href');
    if (link && href)
      return { href, nth: linksTo(href).indexOf(link), top: link.getBoundingClientRect().top };
  }
  return null;
}

/** Puts the row where it was, as often as what is above it changes, until the reader does something. */
function follow({ scrollY, row }: Place): () => void {
  const over = new AbortController();
  const stop = () => over.abort();
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, stop, { signal: over.signal, passive: true });
  const until = performance.now() + FOLLOW_MS;
  const step = () => {
    if (over.signal.aborted) return;
    const link = row && linksTo(row.href)[row.nth];
    const by = link ? link.getBoundingClientRect().top - row.top : scrollY - window.scrollY;
    if (Math.abs(by) >= 1) window.scrollBy({ top: by, behavior: 'instant' });
    if (performance.now() < until) requestAnimationFrame(step);
    else stop();
  };
  step();
  return stop;
}

const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href;

/**
 * Brings who goes back or forth to what they looked at. The router knows by how much the page was scrolled; but rows far from
 * the window have a height that is guessed, and what is left while the next page is on its way is not the page that was seen.
 */
export function startKeepPlace(router: AnyRouter): () => void {
  const places = new Map<string, Place>();
  const { resolvedLocation } = router.state;
  let shown = resolvedLocation && keyOf(resolvedLocation);
  let stopFollowing = () => {};
  const stops = [
    router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
      if (!hrefChanged || !fromLocation || keyOf(fromLocation) !== shown) return;
      stopFollowing();
      places.set(shown, { scrollY: window.scrollY, row: rowAtTop() });
      shown = undefined;
    }),
    router.subscribe('onRendered', ({ toLocation }) => {
      shown = keyOf(toLocation);
      const place = places.get(shown);
      places.delete(shown);
      stopFollowing();
      if (place) stopFollowing = follow(place);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    stopFollowing();
  };
}
