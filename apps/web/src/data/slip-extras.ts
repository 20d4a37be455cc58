import type { ComponentType } from 'react';
import { createExternalStore, useExternalStore } from './external-store.ts';

/** Places of the slip that other features fill: below the receipt, in the empty slip, in the tabs row, above the selections. */
export type SlipExtraPlace = 'receipt' | 'empty' | 'head' | 'quick';

interface Extra {
  readonly place: SlipExtraPlace;
  readonly View: ComponentType;
}

const NONE: readonly Extra[] = [];
const extras = createExternalStore<readonly Extra[]>(NONE);

/** Fills a place of the slip. The result empties it. */
export function registerSlipExtra(place: SlipExtraPlace, View: ComponentType): () => void {
  const extra = { place, View };
  extras.set([...extras.get(), extra]);
  return () => extras.set(extras.get().filter((one) => one !== extra));
}

/** What fills a place, in the order of registration. */
export const useSlipExtras = (place: SlipExtraPlace): readonly ComponentType[] =>
  useExternalStore(extras, NONE).flatMap((extra) => (extra.place === place ? extra.View : []));
