/**
 * Writes JSON in which equal keys and equal texts are written once: lists of matches repeat both hundreds of times.
 * Shape: two lines. The first is JSON, the texts and the keys of each kind of object. The second is the value as tokens
 * with commas between, each object and list followed by its parts:
 * `o3` an object with the keys of shape 3, `l5` a list of five, `s7` text 7, a bare number, `t` true, `f` false, `n` null,
 * `r9` the object that was finished as number 9 once more: rows repeat their league.
 * No tag can begin in it, so that it may stand in a script element.
 */
interface Words {
  readonly texts: readonly string[];
  readonly shapes: readonly (readonly string[])[];
}

/** Places of things in order of their first use. */
function places<T>() {
  const known = new Map<T, number>();
  return {
    of(key: T): number {
      const place = known.get(key) ?? known.size;
      known.set(key, place);
      return place;
    },
    keys: () => [...known.keys()],
  };
}

/** Text of any JSON value; `undefined` fields are left out, as in JSON. */
export function pack(value: unknown): string {
  const texts = places<string>();
  const shapes = places<string>();
  const tokens: string[] = [];
  const finished = new Map<string, number>();
  const writeObject = (item: object): void => {
    const whole = JSON.stringify(item);
    const same = finished.get(whole);
    if (same !== undefined) {
      tokens.push(`r${same}`);
      return;
    }
    const entries = Object.entries(item).filter(([, field]) => field !== undefined);
    tokens.push(`o${shapes.of(JSON.stringify(entries.map(([key]) => key)))}`);
    for (const [, field] of entries) write(field);
    finished.set(whole, finished.size);
  };
  const write = (item: unknown): void => {
    if (typeof item === 'string') tokens.push(`s${texts.of(item)}`);
    else if (typeof item === 'number') tokens.push(JSON.stringify(item));
    else if (typeof item === 'boolean') tokens.push(item ? 't' : 'f');
    else if (Array.isArray(item)) {
      tokens.push(`l${item.length}`);
      item.forEach(write);
    } else if (typeof item === 'object' && item !== null) writeObject(item);
    else tokens.push('n');
  };
  write(value);
  const words: Words = { texts: texts.keys(), shapes: shapes.keys().map((keys) => JSON.parse(keys)) };
  return `${JSON.stringify(words).replaceAll('<', '\\u003c')}\n${tokens.join(',')}`;
}

/** The value that `pack` wrote. */
export function unpack(packed: string): unknown {
  const end = packed.indexOf('\n');
  const { texts, shapes } = JSON.parse(packed.slice(0, end)) as Words; // written by `pack` of the same build
  const tokens = packed.slice(end + 1).split(',');
  let next = 0;
  const finished: unknown[] = [];
  const read = (): unknown => {
    const token = tokens[next++] ?? 'n';
    const place = Number(token.slice(1));
    switch (token[0]) {
      case 's':
        return texts[place];
      case 'o': {
        const whole = Object.fromEntries((shapes[place] ?? []).map((key) => [key, read()]));
        finished.push(whole);
        return whole;
      }
      case 'r':
        return finished[place];
      case 'l':
        return Array.from({ length: place }, read);
      case 't':
        return true;
      case 'f':
        return false;
      case 'n':
        return null;
      default:
        return Number(token);
    }
  };
  return read();
}
