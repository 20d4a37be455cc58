import type { Stop } from './live-store-types.ts';

/** Callbacks by key, and the keys that changed since the last call. */
export function createKeyedListeners(options: {
  readonly onDirty: () => void;
  readonly report: (error: unknown) => void;
}) {
  // The lists are never changed but replaced, so that who comes or goes while a key is told disturbs nobody.
  const listeners = new Map<string, readonly (() => void)[]>();
  let dirty = new Set<string>();

  return {
    subscribe(key: string, callback: () => void): Stop {
      listeners.set(key, [...(listeners.get(key) ?? []), callback]);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const held = listeners.get(key) ?? [];
        // One function may listen twice and leave once.
        const left = held.toSpliced(held.indexOf(callback), 1);
        if (left.length === 0) listeners.delete(key);
        else listeners.set(key, left);
      };
    },
    /** Costs a look-up when nobody listens to the key. */
    mark(key: string) {
      if (!listeners.has(key)) return;
      if (dirty.size === 0) options.onDirty();
      dirty.add(key);
    },
    notify() {
      if (dirty.size === 0) return;
      const keys = dirty;
      dirty = new Set();
      for (const key of keys) {
        for (const callback of listeners.get(key) ?? []) {
          try {
            callback();
          } catch (error) {
            options.report(error);
          }
        }
      }
    },
  };
}
