import type { BlockBindings } from '#data/block.ts';

// One call for both: the frame of the account page is small, and the file of the profile comes with every page.
const views = () => import('./views.ts');

export const blocks: BlockBindings = {
  account: { load: () => views().then(({ account }) => account) },
  wallet: { load: () => import('./wallet-block.tsx') },
  profile: { load: () => views().then(({ profile }) => profile) },
};
