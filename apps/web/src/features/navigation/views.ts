import type { BlockModule } from '#data/block.ts';
import { countersQuery, foremostLeaguesQuery, sportsQuery } from '#data/queries.ts';
import { targetQueries } from '#parts/target/use-target-href.ts';
import { BrandLogo, type BrandLogoSettings } from './brand-logo.tsx';
import { ButtonBlock, type ButtonSettings } from './button-block.tsx';
import { Divider } from './divider.tsx';
import { LeagueCards } from './league-cards.tsx';
import { MenuItem, type MenuItemSettings, menuItemQueries } from './menu-item.tsx';
import { SportList, type SportListSettings } from './sport-list.tsx';
import { type LeaguesSettings, leaguesFilter, TopLeagues } from './top-leagues.tsx';

export const brandLogo: BlockModule<BrandLogoSettings> = { View: BrandLogo };
export const menuItem: BlockModule<MenuItemSettings> = { View: MenuItem, queries: menuItemQueries };
export const sportList: BlockModule<SportListSettings> = {
  View: SportList,
  queries: () => [sportsQuery(), countersQuery()],
};
export const topLeagues: BlockModule<LeaguesSettings> = {
  View: TopLeagues,
  queries: (settings) => [foremostLeaguesQuery(leaguesFilter(settings)), countersQuery()],
};
export const topLeaguesContent: BlockModule<LeaguesSettings> = {
  View: LeagueCards,
  queries: (settings, page) => [foremostLeaguesQuery(leaguesFilter(settings, page)), countersQuery()],
};
export const button: BlockModule<ButtonSettings> = {
  View: ButtonBlock,
  queries: ({ target }) => targetQueries(target),
};
export const divider: BlockModule<object> = { View: Divider };
