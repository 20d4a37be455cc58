import type { BlockBindings } from '#data/block.ts';

// One call for each file: bundlers write a long one for each name that is taken out of it.
const placedViews = () => import('./placed/views.ts');

/** Block kinds that an administrator fills, and the filter of the lists beside them. */
export const blocks: BlockBindings = {
  text: { load: () => import('./text-block.tsx') },
  operator_text: { load: () => import('./operator-text.tsx') },
  promotions: { load: () => import('./promotions.tsx') },
  clock: { load: () => import('./clock-block.tsx') },
  events_filter: { load: () => import('./events-filter.tsx') },
  label: { load: () => placedViews().then(({ label }) => label) },
  image: { load: () => placedViews().then(({ image }) => image) },
  page_banner: { load: () => placedViews().then(({ pageBanner }) => pageBanner) },
  modal: { load: () => import('./modal-block.tsx') },
  iframe: { load: () => placedViews().then(({ iframe }) => iframe) },
};
