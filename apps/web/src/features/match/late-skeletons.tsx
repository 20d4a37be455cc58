import { lazy, Suspense } from 'react';

// Skeletons are wanted when pages change, so their code is not part of the first page. Each has a boundary of its own: a
// fallback that waits would take the page above it along.
const Scoreboard = lazy(() =>
  import('./skeletons.tsx').then((module) => ({ default: module.ScoreboardSkeleton })),
);
const Markets = lazy(() => import('./skeletons.tsx').then((module) => ({ default: module.MarketsSkeleton })));

export const ScoreboardSkeleton = () => (
  <Suspense fallback={null}>
    <Scoreboard />
  </Suspense>
);

export const MarketsSkeleton = () => (
  <Suspense fallback={null}>
    <Markets />
  </Suspense>
);
