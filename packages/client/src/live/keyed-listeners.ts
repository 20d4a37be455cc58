import type { Stop } from './live-store-types.ts';

/** Callbacks by key, and the keys that changed since the last call. */
export function createKeyedListeners(options: {
  readonly onDirty: () => void;
  readonly report: (error: unknown) => void;
}) {
  const listeners = new Map<string, Set<() => void>>();
  let dirty = new Set<string>();

  return {
    subscribe(key: string, callback: () => void): Stop {
      const held = listeners.get(key) ?? new Set();
      // Each subscription has an entry of its own, so that one function may listen twice and leave once.
      const entry = () => callback();
      held.add(entry);
      listeners.set(key, held);
      return () => {
        held.delete(entry);
        if (held.size === 0 && listeners.get(key) === held) listeners.delete(key);
      };
    },
    /** Costs a look-up when nobody listens to the key. */
    mark(key: string) {
      if (!listeners.has(key) || dirty.has(key)) return;
      dirty.add(key);
      options.onDirty();
    },
    notify() {
      const keys = dirty;
      dirty = new Set();
      for (const key of keys) {
        for (const callback of [...(listeners.get(key) ?? [])]) {
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
