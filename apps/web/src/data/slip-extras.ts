import { type ComponentType, useEffect } from 'react';
import { createExternalStore, useExternalStore } from './external-store.ts';
import { laterMessages } from './later-messages.ts';
import { reportError } from './report.ts';

/** Places of the slip that other features fill: below the receipt, in the empty slip, in the tabs row, above the selections. */
export type SlipExtraPlace = 'receipt' | 'empty' | 'head' | 'quick';

interface Extra {
  readonly place: SlipExtraPlace;
  readonly load: () => Promise<ComponentType>;
  /** Null until it is here. */
  readonly View: ComponentType | null;
}

const NONE: readonly Extra[] = [];
const extras = createExternalStore<readonly Extra[]>(NONE);
const asked = new Set<Extra['load']>();

/** Fills a place of the slip. Its code comes when a slip that has the place is on screen. The result takes it away. */
export function registerSlipExtra(place: SlipExtraPlace, load: Extra['load']): () => void {
  extras.set([...extras.get(), { place, load, View: null }]);
  return () => {
    asked.delete(load);
    extras.set(extras.get().filter((extra) => extra.load !== load));
  };
}

/** What fills a place, in the order of registration, as far as its code and its texts are here. */
export function useSlipExtras(place: SlipExtraPlace): readonly ComponentType[] {
  const ofPlace = useExternalStore(extras, NONE).filter((extra) => extra.place === place);
  const missing = ofPlace.filter(({ View }) => View === null);
  useEffect(() => {
    for (const { load } of missing) bring(load);
  });
  return ofPlace.flatMap(({ View }) => View ?? []);
}

function bring(load: Extra['load']): void {
  if (asked.has(load)) return;
  asked.add(load);
  Promise.all([load(), laterMessages()]).then(
    ([View]) => extras.set(extras.get().map((extra) => (extra.load === load ? { ...extra, View } : extra))),
    (error) => {
      asked.delete(load);
      reportError(error);
    },
  );
}
