/** Lines that a card shows before all are asked for. */
export const LINES_SHOWN = 5;

/**
 * The lines that stand around the most balanced one, in order; around the middle where none is.
 * Shape: `lines` in order of their value.
 */
export function shownLines<T extends { readonly most_balanced: boolean }>(lines: readonly T[]): readonly T[] {
  if (lines.length <= LINES_SHOWN) return lines;
  const balanced = lines.findIndex(({ most_balanced }) => most_balanced);
  const middle = balanced < 0 ? Math.floor(lines.length / 2) : balanced;
  const start = Math.min(Math.max(0, middle - Math.floor(LINES_SHOWN / 2)), lines.length - LINES_SHOWN);
  return lines.slice(start, start + LINES_SHOWN);
}
