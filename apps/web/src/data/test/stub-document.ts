import { vi } from 'vitest';

/** Stubs a document in which no element has the focus. */
export function stubDocument(): void {
  vi.stubGlobal('document', { activeElement: null });
  vi.stubGlobal('HTMLElement', class {});
}
