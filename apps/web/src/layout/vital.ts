/**
 * Kinds that lead somewhere and do nothing else, whose links work before their code is here, what stands at the end, and
 * those whose texts may wait: they wake up with them, and hold nobody else up.
 */
const LATER_KINDS = new Set([
  'sport_list',
  'top_leagues',
  'top_leagues_content',
  'menu_item',
  'brand_logo',
  'button',
  'text',
  'operator_text',
  'promotions',
  'clock',
  'events_filter',
  'divider',
  'outrights',
  'result_events',
  'schedule',
  'results',
  'prediction',
  'event_video',
  'provider_game',
  'match_preview',
  'search',
  'label',
  'image',
  'page_banner',
  'modal',
  'iframe',
  'side_menu',
  'speed_dial',
  'floating_button',
  'tournaments',
  'tabs',
]);

/** Whether a block of the main zone has to be awake before the page answers taps. */
export const isVital = (kind: string): boolean => !LATER_KINDS.has(kind);
