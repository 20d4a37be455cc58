import type { LinkTarget, NamedAction, Section } from '@touchline/contract/layout';
import type { IconName } from '@touchline/ui';
import type { PlainKey } from '#data/messages.ts';

/** Names of the sections and actions that this product shows. */
export const SECTION_NAMES: Partial<Record<Section, PlainKey>> = {
  sports: 'book.nav.sports',
  in_play: 'book.nav.live',
  e_sports: 'book.nav.esports',
  favorites: 'page.favorites.title',
  promotions: 'page.promotions.title',
  schedule: 'page.schedule.title',
  results: 'page.results.title',
  horse_racing: 'page.racing.title',
  lotteries: 'page.lotteries.title',
  bets_history: 'book.nav.bets',
};

export const ACTION_NAMES: Partial<Record<NamedAction, PlainKey>> = {
  sign_in: 'book.nav.signIn',
  sign_up: 'book.nav.signUp',
  sports_menu: 'book.nav.menu',
  my_bets: 'book.nav.bets',
  bet_slip: 'book.nav.slip',
};

const ICONS: Readonly<Record<string, IconName>> = {
  home: 'house',
  schedule: 'calendar-days',
  results: 'flag',
  live: 'radio',
  esports: 'gamepad-2',
  star: 'star',
  promotions: 'megaphone',
  racing: 'racing',
  lotteries: 'dices',
  ticket: 'ticket',
  menu: 'menu',
  slip: 'receipt-text',
};

/** Outline for the icon name of a layout; one that is not known becomes a list. */
export const menuIcon = (name: string): IconName => ICONS[name] ?? 'list';

/** Name of a section or action; home is called so where its icon stands beside it. */
export function targetName(target: LinkTarget, hasIcon: boolean): PlainKey | undefined {
  if (target.kind === 'section') {
    return target.section === 'sports' && hasIcon ? 'book.nav.home' : SECTION_NAMES[target.section];
  }
  if (target.kind === 'promo') return 'page.promotions.title';
  return target.kind === 'action' ? ACTION_NAMES[target.action] : undefined;
}
