type InDocument = typeof import('../dom/test.ts');

const KEPT = Symbol.for('touchline.in-document');
const worker = globalThis as { [KEPT]?: Promise<InDocument> };

/** Loads the document's test functions once in each worker, so that its listeners are added once. */
export const inDocument = (): Promise<InDocument> => (worker[KEPT] ??= import('../dom/test.ts'));
