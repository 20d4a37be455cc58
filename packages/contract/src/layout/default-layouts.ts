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
  name: 'sports' | 'in_play' | 'e_sports' | 'bets_history',
  icon: string | null,
  visibility?: Block['visibility'],
) =>
  block(
    id,
    'menu_item',
    { target: { kind: 'section', section: name }, icon, show_count: name === 'in_play' },
    visibility,
  );

const action = (id: string, name: 'sports_menu' | 'bet_slip' | 'my_bets', icon: string) =>
  block(id, 'menu_item', { target: { kind: 'action', action: name }, icon });

const signedIn = { signed_in: true };

const frame = (): Omit<Layout['zones'], 'main'> => ({
  header: [
    block('header-logo', 'brand_logo', {}),
    section('header-sports', 'sports', null),
    section('header-live', 'in_play', null),
    section('header-esports', 'e_sports', null),
    section('header-bets', 'bets_history', null, signedIn),
    block('header-clock', 'clock', {}),
    block('header-profile', 'profile', {}),
  ],
  left_sidebar: [
    section('left-home', 'sports', 'home'),
    section('left-live', 'in_play', 'live'),
    section('left-esports', 'e_sports', 'esports'),
    section('left-bets', 'bets_history', 'ticket', signedIn),
    block('left-leagues', 'top_leagues', {}),
    block('left-sports', 'sport_list', {}),
  ],
  side_menu: [
    block('menu-profile', 'profile', {}),
    section('menu-home', 'sports', 'home'),
    section('menu-live', 'in_play', 'live'),
    section('menu-esports', 'e_sports', 'esports'),
    section('menu-bets', 'bets_history', 'ticket', signedIn),
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
    block('home-live', 'live_events', { limit: 30 }),
    block('home-prematch', 'prematch_events', { limit: 40 }),
    block('home-outrights', 'outrights', {}),
  ]),
  live: layout('live', [
    block('live-ending', 'ending_soon', {}),
    block('live-filter', 'events_filter', { times: [], days: 0 }),
    block('live-events', 'live_events', { limit: 150, link: false }),
  ]),
  cybersport: layout('cybersport', [
    block('cyber-sports', 'sport_list', { display: 'chips', title: false }),
    block('cyber-filter', 'events_filter', {}),
    block('cyber-live', 'live_events', { limit: 60 }),
    block('cyber-prematch', 'prematch_events', { limit: 80, time_filter: false }),
    block('cyber-leagues', 'top_leagues_content', { limit: 30 }),
    block('cyber-outrights', 'outrights', { limit: 30 }),
    block('cyber-results', 'result_events', { limit: 10 }),
  ]),
  sport: layout('sport', [
    block('sport-filter', 'events_filter', {}),
    block('sport-live', 'live_events', { limit: 30 }),
    block('sport-prematch', 'prematch_events', { limit: 80, time_filter: false }),
    block('sport-leagues', 'top_leagues_content', { limit: 30 }),
    block('sport-outrights', 'outrights', { limit: 30 }),
    block('sport-results', 'result_events', { limit: 10 }),
  ]),
  category: layout('category', [
    block('category-leagues', 'top_leagues_content', { limit: 30 }),
    block('category-live', 'live_events', { limit: 50 }),
    block('category-prematch', 'prematch_events', { limit: 80 }),
  ]),
  league: layout('league', [
    block('league-live', 'live_events', { limit: 50, link: false }),
    block('league-prematch', 'prematch_events', { limit: 80, time_filter: false }),
    block('league-outrights', 'outrights', { limit: 5 }),
    block('league-results', 'result_events', { limit: 20 }),
  ]),
  match: layout('match', [
    block('match-stats', 'event_stats', {}),
    block('match-markets', 'event_markets', {}),
  ]),
  bets_history: layout('bets_history', [block('bets-page', 'my_bets', { display: 'page' })]),
  not_found: layout('not_found', []),
  error: layout('error', []),
};
