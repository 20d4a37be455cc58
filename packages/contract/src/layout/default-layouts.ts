import type { z } from 'zod';
import { BLOCK_KINDS, type BlockKind } from './kinds.ts';
import type { Block, Layout } from './layout.ts';
import type { Page } from './zones.ts';

const block = <K extends BlockKind>(
  id: string,
  kind: K,
  settings: z.input<(typeof BLOCK_KINDS)[K]['settings']>,
  visibility?: Block['visibility'],
): Block => ({
  id,
  kind,
  settings: BLOCK_KINDS[kind].settings.parse(settings),
  ...(visibility ? { visibility } : {}),
});

const section = (
  id: string,
  name:
    | 'sports'
    | 'in_play'
    | 'e_sports'
    | 'favorites'
    | 'schedule'
    | 'results'
    | 'promotions'
    | 'horse_racing'
    | 'lotteries'
    | 'bets_history',
  icon: string | null,
  visibility?: Block['visibility'],
) =>
  block(
    id,
    'menu_item',
    {
      target: { kind: 'section', section: name },
      icon,
      show_count: name === 'in_play' || name === 'favorites',
    },
    visibility,
  );

const action = (id: string, name: 'sports_menu' | 'bet_slip' | 'my_bets', icon: string) =>
  block(id, 'menu_item', { target: { kind: 'action', action: name }, icon });

const signedIn = { signed_in: true };

/** Tabs of a page about many matches, and what its list of them holds. */
const parts = (page: string) => [
  block(`${page}-tabs`, 'tabs', { keys: ['matches', 'outrights', 'tournaments'] }),
  block(
    `${page}-lists`,
    'tabs',
    { keys: ['all', 'top', 'favorites'], display: 'chips' },
    { tabs: ['matches'] },
  ),
];

/** What the tabs show beside all matches. */
const otherParts = (page: string) => [
  block(
    `${page}-top`,
    'top_events',
    { display: 'tile', limit: 12, title: false, empty: true },
    { tabs: ['top'] },
  ),
  block(`${page}-favorites`, 'favorites', { limit: 500, title: false }, { tabs: ['favorites'] }),
  block(`${page}-outrights`, 'outrights', { limit: 50, title: false, empty: true }, { tabs: ['outrights'] }),
  block(
    `${page}-leagues`,
    'tournaments',
    { limit: 200, title: false, empty: true },
    { tabs: ['tournaments'] },
  ),
];
const all = { tabs: ['all' as const] };

const frame = (): Omit<Layout['zones'], 'main'> => ({
  header: [
    block('header-logo', 'brand_logo', {}),
    section('header-sports', 'sports', null),
    section('header-live', 'in_play', null),
    section('header-esports', 'e_sports', null),
    section('header-bets', 'bets_history', null, signedIn),
    block('header-clock', 'clock', {}),
    block('header-search', 'search', {}),
    block('header-notifications', 'notifications', {}),
    block('header-profile', 'profile', {}),
  ],
  left_sidebar: [
    section('left-home', 'sports', 'home'),
    section('left-live', 'in_play', 'live'),
    section('left-esports', 'e_sports', 'esports'),
    section('left-schedule', 'schedule', 'schedule'),
    section('left-results', 'results', 'results'),
    section('left-racing', 'horse_racing', 'racing'),
    section('left-lotteries', 'lotteries', 'lotteries'),
    section('left-favorites', 'favorites', 'star'),
    section('left-bets', 'bets_history', 'ticket', signedIn),
    section('left-promotions', 'promotions', 'promotions'),
    block('left-chat', 'chat_toggle', {}),
    block('left-leagues', 'top_leagues', {}),
    block('left-sports', 'sport_list', {}),
  ],
  side_menu: [
    block('menu-profile', 'profile', {}),
    block('menu-notifications', 'notifications', {}),
    section('menu-home', 'sports', 'home'),
    section('menu-live', 'in_play', 'live'),
    section('menu-esports', 'e_sports', 'esports'),
    section('menu-schedule', 'schedule', 'schedule'),
    section('menu-results', 'results', 'results'),
    section('menu-racing', 'horse_racing', 'racing'),
    section('menu-lotteries', 'lotteries', 'lotteries'),
    section('menu-favorites', 'favorites', 'star'),
    section('menu-bets', 'bets_history', 'ticket', signedIn),
    section('menu-promotions', 'promotions', 'promotions'),
    block('menu-chat', 'chat_toggle', {}),
    block('menu-leagues', 'top_leagues', {}),
    block('menu-sports', 'sport_list', {}),
    block('menu-divider', 'divider', {}),
    block('menu-language', 'language', {}),
    block('menu-odds', 'odds', {}),
    block('menu-theme', 'theme', {}),
  ],
  tab_bar: [
    section('tab-home', 'sports', 'home'),
    action('tab-sports', 'sports_menu', 'menu'),
    action('tab-slip', 'bet_slip', 'slip'),
    section('tab-live', 'in_play', 'live'),
    action('tab-bets', 'my_bets', 'ticket'),
  ],
  right_sidebar: [block('right-slip', 'bet_slip', {}), block('right-bets', 'my_bets', {})],
});

const layout = (page: Page, main: Block[], zones = frame()): Layout => ({
  page,
  version: 1,
  zones: { ...zones, main },
});

/** The layout of each page where an operator placed none, or a broken one. */
export const DEFAULT_LAYOUTS: Record<Page, Layout> = {
  home: layout('home', [
    block('home-sports', 'sport_list', { display: 'chips', title: false }, { devices: ['phone', 'tablet'] }),
    block('home-top', 'top_events', {}),
    block('home-ending', 'ending_soon', {}),
    block('home-live', 'live_events', { limit: 20 }),
    block('home-prematch', 'prematch_events', { limit: 20 }),
    block('home-outrights', 'outrights', {}),
  ]),
  live: layout('live', [
    block('live-ending', 'ending_soon', {}),
    block('live-filter', 'events_filter', { times: [], days: 0 }),
    block('live-events', 'live_events', { limit: 60, link: false }),
  ]),
  cybersport: layout('cybersport', [
    block('cyber-sports', 'sport_list', { display: 'chips', title: false }),
    ...parts('cyber'),
    block('cyber-filter', 'events_filter', {}, all),
    block('cyber-live', 'live_events', { limit: 30 }, all),
    block('cyber-prematch', 'prematch_events', { limit: 40, time_filter: false }, all),
    block('cyber-results', 'result_events', { limit: 10 }, all),
    ...otherParts('cyber'),
  ]),
  sport: layout('sport', [
    ...parts('sport'),
    block('sport-filter', 'events_filter', {}, all),
    block('sport-live', 'live_events', { limit: 30 }, all),
    block('sport-prematch', 'prematch_events', { limit: 40, time_filter: false }, all),
    block('sport-results', 'result_events', { limit: 10 }, all),
    ...otherParts('sport'),
  ]),
  category: layout('category', [
    ...parts('category'),
    block('category-live', 'live_events', { limit: 30 }, all),
    block('category-prematch', 'prematch_events', { limit: 40 }, all),
    ...otherParts('category'),
  ]),
  league: layout('league', [
    block('league-live', 'live_events', { limit: 30, link: false }),
    block('league-prematch', 'prematch_events', { limit: 40, time_filter: false }),
    block('league-outrights', 'outrights', { limit: 5 }),
    block('league-results', 'result_events', { limit: 20 }),
  ]),
  match: layout('match', [
    block('match-stats', 'event_stats', {}),
    block('match-video', 'event_video', {}),
    block('match-preview', 'match_preview', {}),
    block('match-markets', 'event_markets', {}),
    block('match-prediction', 'prediction', {}),
  ]),
  bets_history: layout('bets_history', [block('bets-page', 'my_bets', { display: 'page' })]),
  wallet: layout('wallet', [block('wallet', 'wallet', {})]),
  limits: layout('limits', [block('limits', 'limits', {})]),
  favorites: layout('favorites', [block('favorites-page', 'favorites', {})]),
  schedule: layout('schedule', [block('schedule', 'schedule', {})]),
  results: layout('results', [block('results', 'results', {})]),
  racing: layout('racing', [block('racing-page', 'provider_game', { app: 'horse_racing' })]),
  lotteries: layout('lotteries', [block('lotteries-page', 'provider_game', { app: 'lotteries' })]),
  account: layout('account', [block('account-page', 'account', {})]),
  promotions: layout('promotions', [block('promotions-list', 'promotions', {})]),
  general_rules: layout('general_rules', [block('rules-text', 'operator_text', { name: 'general-rules' })]),
  about: layout('about', [block('about-text', 'operator_text', { name: 'about', contents: false })]),
  custom: layout('custom', []),
  shell: layout('shell', []),
  not_found: layout('not_found', []),
  error: layout('error', []),
};
