import type { Stop } from './live-store-types.ts';

/** Who listens to a key, and whether it changed since the last call. */
interface Entry {
  readonly key: string;
  // Replaced, never mutated: subscribing or unsubscribing during a notification is safe.
  callbacks: readonly (() => void)[];
  isDirty: boolean;
}

/** Callbacks by key, and the keys that changed since the last call. */
export function createKeyedListeners(options: {
  readonly onDirty: () => void;
  readonly report: (error: unknown) => void;
}) {
  const entries = new Map<string, Entry>();
  let dirty: Entry[] = [];

  // Keeps a dirty entry, so that a callback that subscribes again before the notification gets it.
  const dropUnused = (entry: Entry) => {
    if (entry.callbacks.length === 0 && !entry.isDirty) entries.delete(entry.key);
  };

  const tell = (entry: Entry) => {
    entry.isDirty = false;
    dropUnused(entry);
    for (const callback of entry.callbacks) {
      try {
        callback();
      } catch (error) {
        options.report(error);
      }
    }
  };

  return {
    subscribe(key: string, callback: () => void): Stop {
      const entry = entries.get(key) ?? { key, callbacks: [], isDirty: false };
      entries.set(key, entry);
      entry.callbacks = [...entry.callbacks, callback];
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        // One function may listen twice and leave once.
        entry.callbacks = entry.callbacks.toSpliced(entry.callbacks.indexOf(callback), 1);
        dropUnused(entry);
      };
    },
    /** What is listened to. */
    keys: () => entries.keys(),
    /** Costs a look-up when nobody listens to the key. */
    mark(key: string) {
      const entry = entries.get(key);
      if (!entry || entry.isDirty) return;
      entry.isDirty = true;
      if (dirty.push(entry) === 1) options.onDirty();
    },
    /** Tells of the changed keys, the first `most` of them; for the others a further call is asked for. */
    notify(most = dirty.length) {
      if (dirty.length === 0) return;
      const told = dirty;
      dirty = told.splice(most);
      const isMore = dirty.length > 0;
      for (const entry of told) tell(entry);
      if (isMore) options.onDirty();
    },
  };
}
