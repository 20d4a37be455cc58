import { expect, test } from 'vitest';
import { checkLayout } from './check-layout.ts';
import { DEFAULT_LAYOUTS } from './default-layouts.ts';
import { BLOCK_KINDS } from './kinds.ts';
import { NAMED_ACTIONS, PAGES, SECTIONS, ZONES } from './zones.ts';

const EMPTY = { page: 'home', version: 1, zones: Object.fromEntries(ZONES.map((zone) => [zone, []])) };
const withBlock = (zone: string, block: object, ...beside: object[]) =>
  checkLayout({
    ...EMPTY,
    zones: { ...EMPTY.zones, [zone]: [{ id: 'one', settings: {}, ...block }, ...beside] },
  });
/** The panel that bets of the right sidebar show in. */
const SLIP = { id: 'slip', kind: 'bet_slip', settings: {} };
const item = (target: object) =>
  withBlock('header', { kind: 'menu_item', settings: { target } }).layout?.zones.header;

test('the default layout of every page needs no repair and keeps to the zones', () => {
  for (const page of PAGES) {
    const { layout, faults } = checkLayout(DEFAULT_LAYOUTS[page]);
    expect(faults).toEqual([]);
    expect(layout).toEqual(DEFAULT_LAYOUTS[page]);
    expect(Object.keys(DEFAULT_LAYOUTS[page].zones).toSorted()).toEqual([...ZONES].toSorted());
  }
});

test('the zones are header, left sidebar, side menu, tab bar, right sidebar and main', () => {
  expect(ZONES).toEqual(['header', 'left_sidebar', 'side_menu', 'tab_bar', 'right_sidebar', 'main']);
});

const NEEDED: Partial<Record<string, object>> = {
  menu_item: { target: { kind: 'section', section: 'sports' } },
  button: { label: { en: 'Live' }, target: { kind: 'section', section: 'in_play' } },
  text: { content: { en: 'Welcome' } },
  operator_text: { name: 'about' },
  match_info: { provider: 'Stats', url: 'https://stats.example/{match_id}' },
  label: { text: { en: 'New' } },
  image: { picture: { src: '/a.png', alt: { en: 'A ball' }, width: 4, height: 3 } },
  page_banner: { items: [{ title: { en: 'Welcome' } }] },
  modal: { label: { en: 'Terms' }, title: { en: 'Terms' }, content: { en: 'Terms' } },
  iframe: { src: 'https://a.example', title: { en: 'Weather' } },
  submenu: { title: { en: 'More' }, items: [{ target: { kind: 'section', section: 'sports' } }] },
  speed_dial: { title: { en: 'More' }, items: [{ target: { kind: 'action', action: 'bet_slip' } }] },
  tabs: { keys: ['all', 'top'] },
  provider_game: { app: 'lotteries' },
  floating_button: { label: { en: 'Help' }, target: { kind: 'section', section: 'results' } },
};

test.each(Object.entries(BLOCK_KINDS))(
  'a %s stands in its zones, with its settings filled in',
  (kind, rule) => {
    const settings = NEEDED[kind] ?? {};
    for (const zone of ZONES) {
      const beside = zone === 'right_sidebar' ? [SLIP] : [];
      const { layout, faults } = withBlock(zone, { kind, settings }, ...beside);
      const mayStand = (rule.zones as readonly string[]).includes(zone);
      expect([zone, faults.length === 0]).toEqual([zone, mayStand]);
      expect(layout?.zones[zone]).toEqual(
        mayStand ? [{ id: 'one', kind, settings: rule.settings.parse(settings) }, ...beside] : beside,
      );
    }
  },
);

test('bets without a slip to stand in are left out and reported', () => {
  const bets = withBlock('right_sidebar', { kind: 'my_bets' });
  expect(bets.layout?.zones.right_sidebar).toEqual([]);
  expect(bets.faults).toEqual([
    { path: 'right_sidebar/one', reason: 'shows in the panel of "bet_slip", which is missing' },
  ]);
});

test('a menu item leads to each section and each named action of the specification, and to no other', () => {
  for (const section of SECTIONS) expect(item({ kind: 'section', section })).toHaveLength(1);
  for (const action of NAMED_ACTIONS) expect(item({ kind: 'action', action })).toHaveLength(1);
  expect(SECTIONS.toSorted()).toEqual(
    [
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
    ].toSorted(),
  );
  expect(NAMED_ACTIONS).toEqual(['sign_in', 'sign_up', 'deposit', 'sports_menu', 'my_bets', 'bet_slip']);
  expect(item({ kind: 'section', section: 'casino' })).toEqual([]);
  expect(item({ kind: 'action', action: 'log_in' })).toEqual([]);
});

test('a menu item leads to addresses of the web, texts and mails, and to no script', () => {
  for (const href of ['https://a.example', 'sms:123', 'mailto:a@b.example', '/sports/live'])
    expect(item({ kind: 'url', href })).toHaveLength(1);
  expect(item({ kind: 'url', href: 'javascript:alert(1)' })).toEqual([]);
});

test('a menu item is called the same for all readers, or by locale', () => {
  const target = { kind: 'section', section: 'sports' };
  for (const title of ['Home', { en: 'Home', de: 'Start' }, null])
    expect(withBlock('header', { kind: 'menu_item', settings: { target, title } }).faults).toEqual([]);
  expect(withBlock('header', { kind: 'menu_item', settings: { target, title: {} } }).faults).toHaveLength(1);
});

test('a text or label without words in any locale is left out', () => {
  expect(withBlock('main', { kind: 'text', settings: { content: { en: ' ' } } }).faults).toHaveLength(1);
  expect(withBlock('main', { kind: 'text', settings: { content: {} } }).layout?.zones.main).toEqual([]);
});

test('an unknown kind and wrong settings are left out and named, the others stay', () => {
  expect(withBlock('main', { kind: 'fireworks' })).toMatchObject({
    layout: { zones: { main: [] } },
    faults: [{ path: 'main/one', reason: 'unknown block kind "fireworks"' }],
  });
  const { layout, faults } = withBlock('main', { kind: 'live_events', settings: { limit: 'many' } });
  expect(layout?.zones.main).toEqual([]);
  expect(faults[0]).toMatchObject({ path: 'main/one', reason: expect.stringContaining('limit') });
});

test('what is no layout is refused with its faults', () => {
  const { layout, faults } = checkLayout({ page: 'home' });
  expect(layout).toBeUndefined();
  expect(faults.length).toBeGreaterThan(0);
});

test.each([
  ['https://stats.example/m/{match_id}?l={locale}', true],
  ['/sports/api/book/match-info/{match_urn}', true],
  ['https://stats.example/', false],
  ['https://stats.example/{match_id}?player={player_id}', false],
  ['https://{match_id}.example/', false],
  ['//stats.example/{match_id}', false],
  ['/\\stats.example/{match_id}', false],
  ['javascript:alert({match_id})', false],
])('a page of match information at %s: %s', (url, isFine) => {
  const { faults } = withBlock('main', { kind: 'match_info', settings: { provider: 'Stats', url } });
  expect(faults.length === 0).toBe(isFine);
});
