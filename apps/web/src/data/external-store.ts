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

/**
 * Follows what is made of a store's value, compared by identity: who asks is drawn anew when that changes alone. What the
 * server rendered with is made of `initial`; where it comes to the same, hydration ends without a second drawing.
 */
export const useOfStore = <T, R>(store: ExternalStore<T>, initial: T, make: (value: T) => R): R =>
  useSyncExternalStore(
    store.subscribe,
    () => make(store.get()),
    () => make(initial),
  );
