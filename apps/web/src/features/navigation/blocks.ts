import type { BlockBindings } from '#data/block.ts';

/** Block kinds that lead somewhere. */
export const blocks: BlockBindings = {
  brand_logo: { load: () => import('./views.ts').then(({ brandLogo }) => brandLogo) },
  menu_item: { load: () => import('./views.ts').then(({ menuItem }) => menuItem) },
  sport_list: { load: () => import('./views.ts').then(({ sportList }) => sportList) },
  top_leagues: { load: () => import('./views.ts').then(({ topLeagues }) => topLeagues) },
  top_leagues_content: {
    load: () => import('./views.ts').then(({ topLeaguesContent }) => topLeaguesContent),
  },
  button: { load: () => import('./views.ts').then(({ button }) => button) },
  divider: { load: () => import('./views.ts').then(({ divider }) => divider) },
};
