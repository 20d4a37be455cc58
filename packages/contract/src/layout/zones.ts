/** Places of a page that hold blocks. Source: specification §2. */
export const ZONES = ['header', 'left_sidebar', 'side_menu', 'tab_bar', 'right_sidebar', 'main'] as const;
export type Zone = (typeof ZONES)[number];

/** Screens with an address of their own below base and locale, and the page that each shows. Source: specification §2. */
export const SCREENS = {
  live: 'live',
  cybersport: 'cybersport',
  'bets-history': 'bets_history',
  wallet: 'wallet',
  limits: 'limits',
  favorites: 'favorites',
  schedule: 'schedule',
  results: 'results',
  promotions: 'promotions',
  'general-rules': 'general_rules',
  about: 'about',
  racing: 'racing',
  lotteries: 'lotteries',
  account: 'account',
  _app: 'shell',
} as const;

/** Pages that have a layout. `custom` stands for every page that an operator added. */
export const PAGES = [
  'home',
  ...Object.values(SCREENS),
  'sport',
  'category',
  'league',
  'match',
  'custom',
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

/**
 * Values of the query parameter `tab` of pages and lists: a part of the page, or which events a list holds. The bet builder is a
 * tab of its own among the groups of the match page. Source: specification §2, tab keys and event page tabs.
 */
export const TAB_KEYS = [
  'markets',
  'matches',
  'tournaments',
  'outrights',
  'top',
  'all',
  'favorites',
] as const;
export type TabKey = (typeof TAB_KEYS)[number];

/** What a menu item or button may do instead of leading somewhere. Source: specification §2, named actions. */
export const NAMED_ACTIONS = ['sign_in', 'sign_up', 'deposit', 'sports_menu', 'my_bets', 'bet_slip'] as const;
export type NamedAction = (typeof NAMED_ACTIONS)[number];
