import { deferred } from '#parts/deferred/deferred.tsx';

// Skeletons are wanted when pages change, so their code is not part of the first page; nobody misses one.
const OPTIONS = { Failed: null, needsTexts: false };

export const ListSkeleton = deferred(
  () => import('./skeletons.tsx').then((module) => module.ListSkeleton),
  OPTIONS,
);
export const TilesSkeleton = deferred(
  () => import('./skeletons.tsx').then((module) => module.TilesSkeleton),
  OPTIONS,
);
