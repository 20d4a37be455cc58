/** Places of a page that hold blocks. Source: specification §2. */
export const ZONES = ['header', 'left_sidebar', 'side_menu', 'tab_bar', 'right_sidebar', 'main'] as const;
export type Zone = (typeof ZONES)[number];

/** Pages that have a layout. */
export const PAGES = [
  'home',
  'live',
  'cybersport',
  'sport',
  'category',
  'league',
  'match',
  'bets_history',
  'not_found',
  'error',
] as const;
export type Page = (typeof PAGES)[number];

/** Navigation targets inside the product. Source: specification §2, section identifiers. */
export const SECTIONS = [
  'sports',
  'in_play',
  'e_sports',
  'favorites',
  'sport',
  'match',
  'league',
  'schedule',
  'results',
  'promotions',
  'bets_history',
  'horse_racing',
  'lotteries',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Named values of the query parameter `time` of lists: in play, from now on, or a day. */
export const LIST_TIMES = ['live', '1h', '3h', '12h', 'today', 'tomorrow'] as const;
export type ListTime = (typeof LIST_TIMES)[number];

/** What a menu item or button may do instead of leading somewhere. Source: specification §2, named actions. */
export const NAMED_ACTIONS = ['sign_in', 'sign_up', 'deposit', 'sports_menu', 'my_bets', 'bet_slip'] as const;
export type NamedAction = (typeof NAMED_ACTIONS)[number];
