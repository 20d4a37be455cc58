/** How the connection stands. `terminal` says why it will not come back by itself. */
export interface ConnectionState {
  readonly status: 'connecting' | 'connected' | 'disconnected';
  readonly terminal: { readonly code: number; readonly reason: string } | null;
}

/** Ends what the call that returned it began. */
export type Stop = () => void;

/** The connection state as something to read and to listen to. */
export interface ConnectionWatch {
  get(): ConnectionState;
  subscribe(callback: () => void): Stop;
}

export function createConnectionWatch(report: (error: unknown) => void) {
  let state: ConnectionState = { status: 'disconnected', terminal: null };
  const callbacks = new Set<() => void>();
  const watch: ConnectionWatch = {
    get: () => state,
    subscribe(callback) {
      const entry = () => callback();
      callbacks.add(entry);
      return () => void callbacks.delete(entry);
    },
  };
  return {
    watch,
    set(status: ConnectionState['status'], terminal: ConnectionState['terminal'] = null) {
      state = { status, terminal };
      for (const callback of [...callbacks]) {
        try {
          callback();
        } catch (error) {
          report(error);
        }
      }
    },
  };
}
