/** Runs what a test asks of the document: measures refuse to answer meanwhile (environment.ts, which has modules of its own). */
export function asking<T>(run: () => T): T {
  Reflect.set(globalThis, 'isTestAsking', true);
  try {
    return run();
  } finally {
    Reflect.set(globalThis, 'isTestAsking', false);
  }
}
