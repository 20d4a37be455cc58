import * as contents from './blocks/content.ts';
import * as events from './blocks/events.ts';
import * as games from './blocks/games.ts';
import * as navigation from './blocks/navigation.ts';
import * as placed from './blocks/placed.ts';
import * as player from './blocks/player.ts';
import type { Zone } from './zones.ts';

const side: readonly Zone[] = ['left_sidebar', 'side_menu'];
const bars: readonly Zone[] = ['header', 'side_menu', 'left_sidebar', 'tab_bar'];
const content: readonly Zone[] = ['main'];
const sidesAndContent: readonly Zone[] = ['left_sidebar', 'side_menu', 'right_sidebar', 'main'];
const anywhere: readonly Zone[] = ['header', 'left_sidebar', 'side_menu', 'right_sidebar', 'main'];

/** Each block kind with the schema of its settings and the zones where it may stand. */
export const BLOCK_KINDS = {
  brand_logo: { settings: navigation.brandLogo, zones: ['header', 'left_sidebar', 'side_menu'] },
  menu_item: { settings: navigation.menuItem, zones: bars },
  sport_list: { settings: navigation.sportList, zones: ['left_sidebar', 'side_menu', 'main'] },
  top_leagues: { settings: navigation.topLeaguesNavigation, zones: side },
  top_leagues_content: { settings: navigation.topLeaguesNavigation, zones: content },
  label: { settings: placed.label, zones: anywhere },
  image: { settings: placed.image, zones: sidesAndContent },
  page_banner: { settings: placed.pageBanner, zones: content },
  modal: { settings: placed.modal, zones: sidesAndContent },
  iframe: { settings: placed.iframe, zones: sidesAndContent },
  submenu: { settings: placed.submenu, zones: side },
  side_menu: { settings: placed.sideMenu, zones: ['header', 'tab_bar', 'main'] },
  speed_dial: { settings: placed.speedDial, zones: content },
  floating_button: { settings: placed.floatingButton, zones: content },
  tournaments: { settings: placed.tournaments, zones: content },
  tabs: { settings: navigation.tabs, zones: content },
  search: { settings: navigation.search, zones: anywhere },
  button: { settings: contents.button, zones: anywhere },
  text: { settings: contents.text, zones: anywhere },
  operator_text: { settings: contents.operatorText, zones: content },
  promotions: { settings: contents.promotions, zones: content },
  clock: { settings: contents.clock, zones: anywhere },
  divider: { settings: navigation.divider, zones: anywhere },
  events_filter: { settings: contents.eventsFilter, zones: content },
  live_events: { settings: events.liveEvents, zones: content },
  prematch_events: { settings: events.prematchEvents, zones: content },
  top_events: { settings: events.topEvents, zones: content },
  ending_soon: { settings: events.endingSoon, zones: content },
  outrights: { settings: events.outrights, zones: content },
  result_events: { settings: events.resultEvents, zones: content },
  favorites: { settings: events.favorites, zones: sidesAndContent },
  schedule: { settings: events.schedule, zones: content },
  results: { settings: events.results, zones: content },
  event_markets: { settings: events.eventMarkets, zones: content },
  match_info: { settings: events.matchInfo, zones: content },
  match_preview: { settings: events.matchPreview, zones: content },
  event_stats: { settings: events.eventStats, zones: content },
  event_video: { settings: events.eventVideo, zones: content },
  provider_game: { settings: games.providerGame, zones: content },
  bet_slip: { settings: player.betSlip, zones: ['right_sidebar'] },
  my_bets: { settings: player.myBets, zones: ['right_sidebar', 'main'] },
  wallet: { settings: player.wallet, zones: content },
  limits: { settings: player.limits, zones: content },
  profile: { settings: player.profile, zones: anywhere },
  account: { settings: player.account, zones: content },
  notifications: { settings: player.notifications, zones: anywhere },
  prediction: { settings: player.prediction, zones: content },
  chat_toggle: { settings: player.chatToggle, zones: anywhere },
  language: { settings: player.language, zones: anywhere },
  odds: { settings: player.odds, zones: anywhere },
  theme: { settings: player.theme, zones: anywhere },
} as const;
export type BlockKind = keyof typeof BLOCK_KINDS;
