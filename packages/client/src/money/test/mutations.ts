import fc from 'fast-check';

type Path = readonly (string | number)[];

/** Every place in a parsed value, the value itself first. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    placesIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inside];
}

export const GONE = Symbol('gone');

/** The value with another one at a place; `GONE` drops the field or the item. */
export function changedAt(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to === GONE ? undefined : to;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => (index === key ? changedAt(item, rest, to) : item));
    return rest.length === 0 && to === GONE ? items.filter((_, index) => index !== key) : items;
  }
  const copy: Record<string, unknown> = { ...(value as object) }; // a path leads through objects
  if (rest.length === 0 && to === GONE) delete copy[key];
  else copy[key] = changedAt(copy[key], rest, to);
  return copy;
}

const WRONG = [GONE, null, 'parked', '', 0, -1, 1.5, true, [], {}, [null], 'constructor'] as const;

/** Every single mutation, by place and value. */
export const mutations = (value: unknown) =>
  placesIn(value).flatMap((path) => WRONG.map((to) => ({ path, to, body: changedAt(value, path, to) })));

/** Arbitrary values that differ from the given one in up to four places. */
export const anyMutation = (value: unknown) =>
  fc
    .array(
      fc.record({ at: fc.nat(), to: fc.oneof(fc.constantFrom(...WRONG), fc.jsonValue(), fc.anything()) }),
      { minLength: 1, maxLength: 4 },
    )
    .map((steps) =>
      steps.reduce<unknown>((body, { at, to }) => {
        const places = placesIn(body);
        return changedAt(body, places[at % places.length] ?? [], to);
      }, value),
    );
