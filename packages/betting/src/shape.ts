/** A check that a value from outside has a type. */
export type Shape<T> = (value: unknown) => value is T;

/** Whether a value is text. */
export const isText: Shape<string> = (value): value is string => typeof value === 'string';

/** Whether a value is a whole number that keeps its last unit. */
export const isWhole: Shape<number> = (value): value is number => Number.isSafeInteger(value);

/** A check for one of some texts. */
export function isOneOf<const T extends string>(allowed: readonly T[]): Shape<T> {
  return (value): value is T => allowed.some((one) => one === value);
}

/** A check that also lets null pass. */
export function nullable<T>(inner: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || inner(value);
}

/** A check that also lets a missing field pass. */
export function optional<T>(inner: Shape<T>): Shape<T | undefined> {
  return (value): value is T | undefined => value === undefined || inner(value);
}

/** A check for an array of which every item passes. */
export function list<T>(inner: Shape<T>): Shape<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(inner);
}

/** A check for an object that has every field of a type; what else it has does not matter. */
export function shape<T extends object>(fields: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  const checks = Object.entries<Shape<unknown>>(fields);
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    // `in` has been checked by the line before; a missing field reads as undefined and fails its check.
    checks.every(([name, check]) => check((value as Record<string, unknown>)[name]));
}
