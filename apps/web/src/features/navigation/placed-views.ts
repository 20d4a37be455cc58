import type { BlockModule } from '#data/block.ts';
import { foremostLeaguesQuery } from '#data/queries.ts';
import { targetQueries } from '#parts/target/use-target-href.ts';
import { FloatingButton, type FloatingButtonSettings } from './floating-button.tsx';
import { menuItemQueries } from './menu-item.tsx';
import { PageTabs, type PageTabsSettings } from './page-tabs.tsx';
import { SideMenuButton, type SideMenuSettings } from './side-menu-button.tsx';
import { SpeedDial, type SpeedDialSettings } from './speed-dial.tsx';
import { Submenu, type SubmenuSettings } from './submenu.tsx';
import { leaguesFilter } from './top-leagues.tsx';
import { Tournaments, type TournamentsSettings } from './tournaments.tsx';

export const submenu: BlockModule<SubmenuSettings> = {
  View: Submenu,
  queries: ({ items }) => items.flatMap(menuItemQueries),
};
export const sideMenu: BlockModule<SideMenuSettings> = { View: SideMenuButton };
export const speedDial: BlockModule<SpeedDialSettings> = {
  View: SpeedDial,
  queries: ({ items }) => items.flatMap(menuItemQueries),
};
export const floatingButton: BlockModule<FloatingButtonSettings> = {
  View: FloatingButton,
  queries: ({ target }) => targetQueries(target),
};
export const tabs: BlockModule<PageTabsSettings> = { View: PageTabs };
export const tournaments: BlockModule<TournamentsSettings> = {
  View: Tournaments,
  queries: (settings, page) => [foremostLeaguesQuery(leaguesFilter(settings, page))],
};
