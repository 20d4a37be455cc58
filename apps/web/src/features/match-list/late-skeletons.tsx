import { lazy, Suspense } from 'react';
import type { ListSettings } from './list-settings.ts';

// Skeletons are wanted when pages change, so their code is not part of the first page. Each has a boundary of its own: a
// fallback that waits would take the page above it along.
const List = lazy(() => import('./skeletons.tsx').then((module) => ({ default: module.ListSkeleton })));
const Tiles = lazy(() => import('./skeletons.tsx').then((module) => ({ default: module.TilesSkeleton })));

export const ListSkeleton = (props: { settings: ListSettings }) => (
  <Suspense fallback={null}>
    <List {...props} />
  </Suspense>
);

export const TilesSkeleton = (props: { settings: ListSettings }) => (
  <Suspense fallback={null}>
    <Tiles {...props} />
  </Suspense>
);
