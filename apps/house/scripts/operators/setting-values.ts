/** A schema of a setting as JSON schema writes it, as far as settings of blocks use it. */
export interface SettingSchema {
  readonly type?: string | readonly string[];
  readonly label?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: SettingSchema;
  readonly anyOf?: readonly SettingSchema[];
  readonly properties?: Readonly<Record<string, SettingSchema>>;
  readonly $ref?: string;
}
export type Named = Readonly<Record<string, SettingSchema>>;

const NOTHING = '`null`';
const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');

function referenceValues(reference: string, named: Named): string {
  const name = reference.split('/').at(-1) ?? '';
  if (name === 'LinkTarget') return 'see [targets](layouts.md#targets)';
  return code(Object.keys(named[name]?.properties ?? {}));
}

function listValues({ items, minItems, maxItems }: SettingSchema): string {
  if (items?.enum) return `list of ${code(items.enum)}`;
  return maxItems === undefined ? 'list' : `list of ${minItems ?? 0} to ${maxItems}`;
}

function textValues({ pattern }: SettingSchema): string {
  return pattern?.startsWith('^(http') ? 'address that begins with `https://` or `/`' : 'text';
}

/** What a setting may be, in words. */
export function valuesOf(schema: SettingSchema, named: Named): string {
  if (schema.$ref) return referenceValues(schema.$ref, named);
  if (schema.anyOf) {
    const parts = schema.anyOf.map((part) => valuesOf(part, named));
    const isOptional = parts.at(-1) === NOTHING;
    return isOptional ? `${parts.slice(0, -1).join(', ')} or ${NOTHING}` : parts.join(', ');
  }
  if (schema.enum) return code(schema.enum);
  if (typeof schema.type === 'object')
    return schema.type.map((type) => valuesOf({ ...schema, type }, named)).join(' or ');
  switch (schema.type) {
    case 'null':
      return NOTHING;
    case 'boolean':
      return 'yes or no';
    case 'integer':
      return `number ${schema.minimum} to ${schema.maximum}`;
    case 'array':
      return listValues(schema);
    case 'object':
      return schema.properties ? code(Object.keys(schema.properties)) : 'text by locale';
    case 'string':
      return textValues(schema);
    default:
      throw new Error(`No words for a setting such as ${JSON.stringify(schema)}.`);
  }
}
