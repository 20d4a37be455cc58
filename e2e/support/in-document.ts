type InDocument = typeof import('../dom/test.ts');

const KEPT = Symbol.for('touchline.in-document');
const worker = globalThis as { [KEPT]?: Promise<InDocument> };

/** Loads what stands for a browser once in each worker: files load their modules anew, and would listen to the document twice. */
export const inDocument = (): Promise<InDocument> => (worker[KEPT] ??= import('../dom/test.ts'));
