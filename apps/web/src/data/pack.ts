/**
 * Writes JSON in which equal keys and equal texts are written once. Lists of matches repeat both hundreds of times.
 * Shape of a value: a text is its place in `texts`; `[]` starts with what it is: -1 a list, else the place of its keys
 * in `shapes`; a number is `[-2, n]`; true, false and null are themselves.
 */
interface Packed {
  readonly texts: readonly string[];
  readonly shapes: readonly (readonly string[])[];
  readonly value: PackedValue;
}
type PackedValue = number | boolean | null | readonly PackedValue[];

const LIST = -1;
const NUMBER = -2;

/** Text of any JSON value; `undefined` fields are left out, as in JSON. */
export function pack(value: unknown): string {
  const texts = new Map<string, number>();
  const shapes = new Map<string, { place: number; keys: string[] }>();
  const textPlace = (text: string) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    texts.set(text, texts.size);
    return texts.size - 1;
  };
  const write = (item: unknown): PackedValue => {
    if (typeof item === 'string') return textPlace(item);
    if (typeof item === 'number') return [NUMBER, item];
    if (Array.isArray(item)) return [LIST, ...item.map(write)];
    if (typeof item !== 'object' || item === null) return typeof item === 'boolean' ? item : null;
    const entries = Object.entries(item).filter(([, field]) => field !== undefined);
    const name = JSON.stringify(entries.map(([key]) => key));
    const shape = shapes.get(name) ?? { place: shapes.size, keys: entries.map(([key]) => key) };
    shapes.set(name, shape);
    return [shape.place, ...entries.map(([, field]) => write(field))];
  };
  const written = write(value);
  const packed: Packed = {
    texts: [...texts.keys()],
    shapes: [...shapes.values()].map(({ keys }) => keys),
    value: written,
  };
  return JSON.stringify(packed);
}

/** The value that `pack` wrote. */
export function unpack(packed: string): unknown {
  const { texts, shapes, value } = JSON.parse(packed) as Packed; // written by `pack` of the same build
  const read = (item: PackedValue): unknown => {
    if (typeof item === 'number') return texts[item];
    if (item === null || typeof item === 'boolean') return item;
    const [tag, ...fields] = item;
    if (tag === NUMBER) return fields[0];
    if (tag === LIST) return fields.map(read);
    const keys = shapes[Number(tag)] ?? [];
    return Object.fromEntries(keys.map((key, place) => [key, read(fields[place] ?? null)]));
  };
  return read(value);
}
