import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { readStored, writeStored } from '#data/storage.ts';

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
/** Rows that scripts read, page after page, may take so long to come. */
const COME_MS = 10_000;
/** Pages of one tab whose place is kept. */
const KEPT = 50;

const ROWS = 'main :is(article, [data-row])';

const linksTo = (href: string): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`${ROWS} a[href="${CSS.escape(href)}"]`),
];

/** Returns the place of the row around an element, or null if there is no row with a link. */
function rowPlace(at: Element | null | undefined): Place['row'] {
  const link = at?.closest(ROWS)?.querySelector<HTMLAnchorElement>('a[href]');
  const href = link?.getAttribute('href');
  if (!link || !href) return null;
  return { href, nth: linksTo(href).indexOf(link), top: link.getBoundingClientRect().top };
}

function rowAtTop(): Place['row'] {
  const main = document.querySelector('main')?.getBoundingClientRect();
  if (!main) return null;
  for (let look = 0; look < LOOKS; look += 1) {
    const at = document.elementFromPoint((main.left + main.right) / 2, FIRST_PX + look * STEP_PX);
    const row = rowPlace(at);
    if (row) return row;
  }
  return null;
}

/** Puts the row where it was, as often as what is above it changes, until the reader does something. */
function follow({ scrollY, row }: Place): () => void {
  const over = new AbortController();
  const stop = () => over.abort();
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, stop, { signal: over.signal, passive: true });
  let until = performance.now() + (row ? COME_MS : FOLLOW_MS);
  let hasCome = false;
  const step = () => {
    if (over.signal.aborted) return;
    const link = row && linksTo(row.href)[row.nth];
    if (link && !hasCome) {
      hasCome = true;
      until = performance.now() + FOLLOW_MS;
    }
    // A list that grows at its end is scrolled as far as it goes, which asks for its next page.
    const by = link ? link.getBoundingClientRect().top - row.top : scrollY - window.scrollY;
    if (Math.abs(by) >= 1) window.scrollBy({ top: by, behavior: 'instant' });
    if (performance.now() < until) requestAnimationFrame(step);
    else stop();
  };
  step();
  return stop;
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'scrollY' in value && 'row' in value;

const keptPlaces = () =>
  Object.entries(readStored('places') ?? {}).filter((entry): entry is [string, Place] => isPlace(entry[1]));

/** Whether the page was reloaded or reached by back or forward. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && ['reload', 'back_forward'].includes(String(entry.type));
}

const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href;

/**
 * Brings who goes back or forth, or reloads, to what they looked at: to the row that they clicked, else to that at the top. The
 * router knows by how much the page was scrolled; but rows far from the window have a height that is guessed, and what is left
 * while the next page is on its way is not the page that was seen.
 */
export function startKeepPlace(router: AnyRouter): () => void {
  const places = new Map(keptPlaces());
  const { resolvedLocation } = router.state;
  let shown = resolvedLocation && keyOf(resolvedLocation);
  let clicked: Element | null = null;
  let stopFollowing = () => {};
  const over = new AbortController();
  const keep = (key: string) => {
    const isSeen = clicked?.isConnected && clicked.checkVisibility();
    places.delete(key);
    places.set(key, { scrollY: window.scrollY, row: (isSeen && rowPlace(clicked)) || rowAtTop() });
  };
  const comeBack = (key: string) => {
    const place = places.get(key);
    places.delete(key);
    stopFollowing();
    if (place) stopFollowing = follow(place);
  };
  const noteClick = ({ type, target }: Event) => {
    clicked = type === 'click' && target instanceof Element ? target : null;
  };
  for (const type of ['click', 'scroll'])
    addEventListener(type, noteClick, { signal: over.signal, capture: true, passive: true });
  addEventListener(
    'pagehide',
    () => {
      if (shown) keep(shown);
      writeStored('places', Object.fromEntries([...places].slice(-KEPT)));
    },
    { signal: over.signal },
  );
  if (shown && isReturn()) comeBack(shown);
  const stops = [
    router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
      if (!hrefChanged || !fromLocation || keyOf(fromLocation) !== shown) return;
      stopFollowing();
      keep(shown);
      shown = undefined;
    }),
    router.subscribe('onRendered', ({ toLocation }) => {
      shown = keyOf(toLocation);
      comeBack(shown);
    }),
    () => over.abort(),
  ];
  return () => {
    for (const stop of stops) stop();
    stopFollowing();
  };
}
