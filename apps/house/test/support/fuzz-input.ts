import fc from 'fast-check';

/** The part of JSON Schema that the contract's document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** What a generator of inputs knows of the house: parts of the document by name, and texts that name something in it. */
export interface Known {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly ids: readonly string[];
  /** What fits where a field or a parameter has this name. */
  readonly byName: Readonly<Record<string, readonly unknown[]>>;
  /** Whether a name that something fits gets nothing else. */
  readonly isStrict?: boolean;
}

/** Texts that have broken programs: for databases, parsers, paths, markup and sorting. */
const NASTY_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '😀'.repeat(40),
  "'; drop table bets; --",
  '../../etc/passwd',
  '%00',
  '%',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '-1',
  '0',
  '1e309',
  'NaN',
  '9'.repeat(30),
  'x'.repeat(5_000),
  'sr:match:1',
];
const NASTY_NUMBERS = [
  0,
  -1,
  1,
  0.5,
  -0,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e21,
  1e308,
  Number.MAX_SAFE_INTEGER,
];
/** Names of free records, which the contract keys by currency: fiat, crypto, none (ISO 4217), and what is no own name. */
const CURRENCY_NAMES = ['EUR', 'BTC', 'XXX', '__proto__'];
const SOME_ITEMS = 3;
const SOME_TEXT = 24;

export const nastyText = fc.constantFrom(...NASTY_TEXTS);
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(...NASTY_NUMBERS),
  fc.constantFrom(null, true, false),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Chosen values, and now and then any: a name that nothing has ends a request before the code behind it is reached. */
const mostlyOf = <T>(chosen: readonly T[], any: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  chosen.length === 0 ? any : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...chosen) }, any);

/** Texts of a schema: those that name something in the house, and any that the schema allows. */
function texts(schema: Schema, { ids }: Known): fc.Arbitrary<string> {
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  // Of this machine: an address that is kept may be called.
  if (schema.format === 'uri') return fc.webPath().map((path) => `http://127.0.0.1:9${path}`);
  const { minLength = 0, maxLength = SOME_TEXT } = schema;
  const any = fc.string({
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, SOME_TEXT)),
    unit: 'grapheme',
  });
  const short = ids.filter(({ length }) => length >= minLength && length <= maxLength);
  return mostlyOf(short, any);
}

const allowsNull = ({ type, anyOf = [] }: Schema): boolean =>
  [type].flat().includes('null') || anyOf.some(allowsNull);

/** Values of a field: mostly some that fit its name, where there are. */
export function fitting(name: string, schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const fits = (known.byName[name] ?? []).filter((one) => one !== null || allowsNull(schema));
  if (known.isStrict && fits.length > 0) return fc.constantFrom(...fits);
  return mostlyOf(fits, values(schema, known));
}

function objects(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const named = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, fitting(name, one, known)]),
  );
  if (Object.keys(named).length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.constantFrom(...CURRENCY_NAMES), values(additionalProperties, known));
  return fc.record(named, { requiredKeys: required.filter((name) => name in named) });
}

function numbers({ type, minimum, maximum }: Schema): fc.Arbitrary<number> {
  if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  const least = Math.ceil(minimum ?? -1_000);
  return fc.integer({ min: least, max: Math.max(least, Math.min(maximum ?? 100_000, 2 ** 31 - 1)) });
}

/** Values that a schema allows. */
export function values(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined)
    return values(known.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, known);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => values(choice, known)));
  if (schema.allOf?.[0]) return values(schema.allOf[0], known);
  const [type] = [schema.type ?? 'any'].flat();
  switch (type) {
    case 'string':
      return texts(schema, known);
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = SOME_ITEMS } = schema;
      return fc.array(values(items, known), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, SOME_ITEMS)),
      });
    }
    case 'object':
      return objects(schema, known);
    default:
      return anything;
  }
}

/** Puts something else at one place of a value. */
function brokenAt(value: unknown, at: number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[at % Math.max(keys.length, 1)];
  if (key === undefined) return by;
  const rest = Math.floor(at / keys.length);
  const child = brokenAt((value as Record<string, unknown>)[key], rest, by);
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === key ? child : one));
  return { ...value, [key]: child };
}

/** Values that a schema allows, half as many in which one place holds something else, and some of any kind. */
export const valuesAndBroken = (schema: Schema, known: Known): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: values(schema, known) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(values(schema, known), fc.nat(), anything)
        .map(([value, at, by]) => brokenAt(value, at, by)),
    },
    { weight: 1, arbitrary: anything },
  );

/** A text for an address or a query: of a value that the schema allows, or one that breaks programs. */
export const textsAndBroken = (name: string, schema: Schema, known: Known): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 2, arbitrary: fitting(name, schema, known).map(String) },
    { weight: 1, arbitrary: nastyText },
  );
