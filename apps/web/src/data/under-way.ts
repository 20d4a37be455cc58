let others = 0;
let channels = 0;
let told: (() => void) | undefined;

/** Notes that the page has begun something that it will end by itself. Call the result when it has ended. */
export function begin(what: 'channel' | 'other' = 'other'): () => void {
  let isOver = false;
  const count = (by: number) => {
    if (what === 'channel') channels += by;
    else others += by;
    told?.();
  };
  count(1);
  return () => {
    if (isOver) return;
    isOver = true;
    count(-1);
  };
}

/** Notes that a promise is waited for. Returns the same promise. */
export function during<T>(promise: Promise<T>): Promise<T> {
  const end = begin();
  promise.then(end, end);
  return promise;
}

/** Whether something is under way; channels, which wait as long as there is no connection, do not count without one. */
export const isUnderWay = (isConnected: boolean): boolean => others + (isConnected ? channels : 0) > 0;

/** Calls one listener whenever something begins or ends. */
export function onUnderWay(listener: () => void): void {
  told = listener;
}
