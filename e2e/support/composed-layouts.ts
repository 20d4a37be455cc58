import {
  BLOCK_KINDS,
  DEFAULT_LAYOUTS,
  type Page as PageName,
  ZONES,
} from '../../packages/contract/src/layout/index.ts';

export const KINDS = Object.keys(BLOCK_KINDS) as (keyof typeof BLOCK_KINDS)[]; // the keys of a constant
export type Kind = (typeof KINDS)[number];
export type Zone = (typeof ZONES)[number];
type Placed = { readonly id: string; readonly kind: string; readonly settings: object };

/** Settings that a kind cannot do without. */
export const NEEDED: Partial<Record<Kind, object>> = {
  menu_item: { target: { kind: 'section', section: 'in_play' } },
  button: { label: { en: 'Go live' }, target: { kind: 'section', section: 'in_play' } },
  text: { content: { en: '# Welcome' } },
  result_events: { empty: true },
  operator_text: { name: 'about' },
  label: { text: { en: 'New' } },
  image: { picture: { src: '/sports/icon.png', alt: { en: 'A ball' }, width: 40, height: 30 } },
  page_banner: { items: [{ title: { en: 'Derby day' } }] },
  modal: { label: { en: 'Terms' }, title: { en: 'Terms' }, content: { en: 'All of them' } },
  iframe: { src: '/sports/about', title: { en: 'About' }, height: 100 },
  submenu: { title: { en: 'More' }, items: [{ target: { kind: 'section', section: 'results' } }] },
  speed_dial: { title: { en: 'Ways on' }, items: [{ target: { kind: 'section', section: 'results' } }] },
  tabs: { keys: ['all', 'top'] },
  floating_button: { label: { en: 'Results' }, target: { kind: 'section', section: 'results' } },
  provider_game: { app: 'lotteries' },
  match_info: { provider: 'Stats', url: '/sports/api/book/match-info/{match_id}?locale={locale}' },
};

const TO_RESULTS = { kind: 'section', section: 'results' };
const FEW_BY_DAY = { sport_key: 'football', limit: 2, title: false, days: 3, sort: false };

/** Settings other than the default ones. */
export const OTHER: Partial<Record<Kind, object>> = {
  brand_logo: { show_name: false },
  menu_item: {
    target: { kind: 'sport', sport_key: 'football' },
    title: 'The game',
    icon: 'live',
    show_count: true,
  },
  button: {
    label: { en: 'Kick off' },
    target: { kind: 'url', href: 'https://a.example' },
    look: 'primary',
    width: 'narrow',
  },
  text: { content: { en: '- one\n- [two](/sports/live)' }, width: 'narrow' },
  clock: { seconds: false, date: true },
  events_filter: { times: ['today'], days: 0, bettable: false, sort: false },
  sport_list: { display: 'chips', title: false },
  top_leagues: { sport_key: 'football', limit: 2 },
  top_leagues_content: { sport_key: 'football', limit: 2 },
  live_events: { sport_key: 'football', limit: 3, title: false, link: false },
  prematch_events: { sport_key: 'football', limit: 3, title: false, time_filter: false },
  label: { text: { en: 'Fresh' }, tone: 'live', target: TO_RESULTS },
  image: {
    picture: { src: '/sports/icon.png', alt: { en: 'A ball' }, width: 900, height: 600 },
    target: TO_RESULTS,
    width: 'narrow',
  },
  page_banner: { items: [{ title: { en: 'Derby day' } }, { title: { en: 'Cup day' } }], display: 'card' },
  modal: { ...NEEDED.modal, opens: 'once' },
  iframe: { ...NEEDED.iframe, height: 120, width: 'narrow' },
  submenu: { ...NEEDED.submenu, icon: 'star', open: true },
  side_menu: { title: { en: 'Everything' } },
  speed_dial: { ...NEEDED.speed_dial, icon: 'star' },
  floating_button: { ...NEEDED.floating_button, closable: false },
  tournaments: { sport_key: 'football', limit: 2, title: false, display: 'button' },
  tabs: { ...NEEDED.tabs, display: 'chips' },
  operator_text: { name: 'general-rules', contents: false },
  promotions: { limit: 1 },
  schedule: { ...FEW_BY_DAY, times: false, bettable: false },
  results: FEW_BY_DAY,
  match_preview: { form: false, head_to_head: false, open: true },
  event_video: { upcoming: false },
  top_events: { display: 'card', limit: 2, title: false },
  ending_soon: { limit: 2, title: false },
  outrights: { limit: 1, title: false },
  result_events: { limit: 2, empty: true },
  event_markets: { columns: 'one' },
  event_stats: { statistics: false, incidents: false, tracker: false },
  match_info: { ...NEEDED.match_info, height: 300, open: true },
  my_bets: { display: 'page' },
  provider_game: { app: 'horse_racing', height: 500 },
  profile: { show_balance: false },
};

/** Kinds that are about the match of their page. */
export const OF_MATCH: readonly Kind[] = ['event_markets', 'event_stats', 'match_info', 'event_video'];
/** Kinds that are about the match of their page before it begins. */
export const OF_COMING: readonly Kind[] = ['match_preview', 'prediction'];
/** Kinds that show a visitor nothing. */
export const OF_PLAYER: readonly Kind[] = ['notifications'];
/** What shows nothing while there is nothing to show: no market ends soon, another tab of the panel is open. */
export const MAY_BE_EMPTY = ['main ending_soon', 'right_sidebar my_bets'];

export const mayStand = (kind: Kind, zone: Zone) =>
  (BLOCK_KINDS[kind].zones as readonly string[]).includes(zone);

const blockOf = (zone: Zone, kind: Kind, settings: object): Placed => ({
  id: `${zone}-${kind}`.replaceAll('_', '-'),
  kind,
  settings,
});

/** A layout with every kind in every zone where it may stand. */
export const fullLayout = (page: PageName, settingsOf: (kind: Kind) => object) => ({
  page,
  version: 1,
  zones: Object.fromEntries(
    ZONES.map((zone) => [
      zone,
      KINDS.filter(
        (kind) => mayStand(kind, zone) && (page === 'match' || ![...OF_MATCH, ...OF_COMING].includes(kind)),
      ).map((kind) => blockOf(zone, kind, settingsOf(kind))),
    ]),
  ),
});

/** A full layout with kinds in its content once more, with other settings than before. */
export const withOther = ({ zones, ...rest }: ReturnType<typeof fullLayout>, kinds: readonly Kind[]) => ({
  ...rest,
  zones: {
    ...zones,
    main: [
      ...(zones.main ?? []),
      ...kinds.map((kind) => ({ ...blockOf('main', kind, OTHER[kind] ?? {}), id: `other-${kind}` })),
    ],
  },
});

export const withMain = (page: PageName, main: readonly Placed[]) => ({
  page,
  version: 1,
  zones: { ...DEFAULT_LAYOUTS[page].zones, main },
});
