/** Rows of several pages, each once: what arrives meanwhile moves others to the next page. */
export function distinctRows<T extends { readonly id: string }>(pages: readonly (readonly T[])[]): T[] {
  const rows = new Map<string, T>();
  for (const row of pages.flat()) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}
