/** Reads one value of a parsed answer. Shape: undefined when it is not what the contract says; never throws. */
export type Reader<T> = (value: unknown) => T | undefined;

/** Narrows a parsed value to an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
export const id: Reader<string> = (value) => text(value) || undefined;
export const whole: Reader<number> = (value) => (Number.isSafeInteger(value) ? Number(value) : undefined);
export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** Reads one word of a closed set; the record keeps the set complete when the contract adds a word. */
export const oneOf =
  <K extends string>(words: Readonly<Record<K, true>>): Reader<K> =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(words, value) ? (value as K) : undefined; // its own key

export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : read(value);

/** Reads a list; one unreadable item makes the whole list unreadable. */
export const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const items = value.map(read).filter((item) => item !== undefined);
    return items.length === value.length ? items : undefined;
  };

/** Reads a field that goes beyond the specification: absent or unreadable gives `absent`. */
export const extension =
  <T>(read: Reader<T>, absent: T): Reader<T> =>
  (value) =>
    read(value) ?? absent;

type Fields<T> = { readonly [K in keyof T]-?: Reader<T[K]> };

/** Reads an object; one unreadable field makes the whole object unreadable. Fields that are not named are dropped. */
export const object =
  <T extends object>(fields: Fields<T>): Reader<T> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const found: Partial<T> = {};
    for (const key in fields) {
      const field = fields[key](value[key]);
      if (field === undefined) return undefined;
      found[key] = field;
    }
    return found as T; // every field was read
  };

/** Reads an object whose fields may all be absent; an unreadable one is left out. */
export const partial =
  <T extends object>(fields: { readonly [K in keyof T]-?: Reader<Exclude<T[K], undefined>> }) =>
  (value: unknown): Partial<T> => {
    const found: Partial<T> = {};
    if (!isRecord(value)) return found;
    for (const key in fields) {
      const field = fields[key](value[key]);
      if (field !== undefined) found[key] = field;
    }
    return found;
  };
