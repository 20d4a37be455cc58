/** Values of a list parameter; null when it names none. */
export function textList(value: string | undefined): string[] | null {
  const values = (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return values.length > 0 ? values : null;
}

/** Whole numbers of a list parameter; what is none is left out. */
export function numberList(value: string | undefined): number[] | null {
  return textList(value)?.map(Number).filter(Number.isInteger) ?? null;
}

/** A flag parameter; null when absent. */
export const flag = (value: 'true' | 'false' | '1' | '0' | undefined): boolean | null =>
  value === undefined ? null : value === 'true' || value === '1';
