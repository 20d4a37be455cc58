/** Runs a test's own reading of the document, during which environment.ts refuses measures. */
export function asking<T>(run: () => T): T {
  Reflect.set(globalThis, 'isTestAsking', true);
  try {
    return run();
  } finally {
    Reflect.set(globalThis, 'isTestAsking', false);
  }
}
