import type { Page } from '@touchline/contract/layout';

/** The kind of block that a page has its title from; the other pages have one of their own. */
export const TITLED_BY: Partial<Record<Page, string>> = {
  live: 'live_events',
  match: 'event_stats',
  bets_history: 'my_bets',
  account: 'account',
  wallet: 'wallet',
  limits: 'limits',
  favorites: 'favorites',
  schedule: 'schedule',
  results: 'results',
  racing: 'provider_game',
  lotteries: 'provider_game',
  promotions: 'promotions',
  general_rules: 'operator_text',
  about: 'operator_text',
};
