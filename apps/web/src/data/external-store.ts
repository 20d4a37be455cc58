import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
export interface ExternalStore<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (callback: () => void) => () => void;
}

export function createExternalStore<T>(initial: T): ExternalStore<T> {
  let value = initial;
  const callbacks = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const callback of [...callbacks]) callback();
    },
    subscribe(callback) {
      callbacks.add(callback);
      return () => void callbacks.delete(callback);
    },
  };
}

/** Follows a store. `initial` is what the server rendered with, so that hydration agrees. */
export const useExternalStore = <T>(store: ExternalStore<T>, initial: T): T =>
  useSyncExternalStore(store.subscribe, store.get, () => initial);
