import type { BlockBindings } from '#data/block.ts';

/** Kinds that this feature shows. Their views come in one file: a list of names is shorter than a call for each. */
const KINDS = [
  'own_bonuses',
  'bonus',
  'bonuses',
  'mobile_bonuses_group',
  'promocode',
  'jackpot_card',
  'jackpot_banner',
  'jackpot_leaderboard',
] as const;

export const blocks: BlockBindings = Object.fromEntries(
  KINDS.map((kind) => [kind, { load: () => import('./views.ts').then(({ modules }) => modules[kind]) }]),
);
