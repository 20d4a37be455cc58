import { deferred } from '#parts/deferred/deferred.tsx';

// Skeletons are wanted when pages change, so their code is not part of the first page; nobody misses one.
const OPTIONS = { Failed: null, needsTexts: false };

export const ScoreboardSkeleton = deferred(
  () => import('./skeletons.tsx').then((module) => module.ScoreboardSkeleton),
  OPTIONS,
);
export const MarketsSkeleton = deferred(
  () => import('./skeletons.tsx').then((module) => module.MarketsSkeleton),
  OPTIONS,
);
