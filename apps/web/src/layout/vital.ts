/** Kinds that lead somewhere and do nothing else, whose links work before their code is here, and what stands at the end. */
const LATER_KINDS = new Set([
  'sport_list',
  'top_leagues',
  'top_leagues_content',
  'menu_item',
  'brand_logo',
  'button',
  'text',
  'clock',
  'events_filter',
  'divider',
  'outrights',
  'result_events',
]);

/** Whether a block of the main zone has to be awake before the page answers taps. */
export const isVital = (kind: string): boolean => !LATER_KINDS.has(kind);
