/** PostgreSQL keeps no U+0000 in a text, and half of a surrogate pair is no character. */
const isKept = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Where a request holds a text that the database cannot keep: the path to it, or null. */
export function unkeptTextAt(value: unknown): readonly string[] | null {
  if (typeof value === 'string') return isKept(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, child] of Object.entries(value)) {
    if (!isKept(name)) return [];
    const below = unkeptTextAt(child);
    if (below) return [name, ...below];
  }
  return null;
}
