import type { BlockBindings } from '#data/block.ts';

// One call for each file: bundlers write a long one for each name that is taken out of it.
const views = () => import('./views.ts');
const placedViews = () => import('./placed-views.ts');

/** Block kinds that lead somewhere. */
export const blocks: BlockBindings = {
  brand_logo: { load: () => views().then(({ brandLogo }) => brandLogo) },
  menu_item: { load: () => views().then(({ menuItem }) => menuItem) },
  sport_list: { load: () => views().then(({ sportList }) => sportList) },
  top_leagues: { load: () => views().then(({ topLeagues }) => topLeagues) },
  top_leagues_content: {
    load: () => views().then(({ topLeaguesContent }) => topLeaguesContent),
  },
  button: { load: () => views().then(({ button }) => button) },
  divider: { load: () => views().then(({ divider }) => divider) },
  submenu: { load: () => placedViews().then(({ submenu }) => submenu) },
  side_menu: { load: () => placedViews().then(({ sideMenu }) => sideMenu) },
  speed_dial: { load: () => placedViews().then(({ speedDial }) => speedDial) },
  floating_button: { load: () => placedViews().then(({ floatingButton }) => floatingButton) },
  tabs: { load: () => placedViews().then(({ tabs }) => tabs) },
  tournaments: { load: () => placedViews().then(({ tournaments }) => tournaments) },
};
