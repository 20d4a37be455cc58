/** Kinds that a player acts on where he sees them. The others lead somewhere, or wake up with texts that may wait. */
const VITAL_KINDS = new Set([
  'bet_slip',
  'ending_soon',
  'event_markets',
  'event_stats',
  'favorites',
  'language',
  'live_events',
  'match_info',
  'my_bets',
  'notifications',
  'odds',
  'prematch_events',
  'profile',
  'submenu',
  'theme',
  'top_events',
]);

/** Kinds among them whose texts come with every page, or with every page of a match: `apps/web/test/first-texts.test.ts`. */
const WITH_FIRST_TEXTS = new Set([
  'ending_soon',
  'event_markets',
  'event_stats',
  'live_events',
  'prematch_events',
  'top_events',
]);

/** Whether a kind shows texts that come later, which hydration would miss. */
export const needsLaterTexts = (kind: string): boolean => !WITH_FIRST_TEXTS.has(kind);

/** Whether a block of the main zone has to be awake before the page answers taps. */
export const isVital = (kind: string): boolean => VITAL_KINDS.has(kind);
