import { BLOCK_KINDS, type BlockKind } from '@touchline/contract/layout';
import { z } from 'zod';
import { KIND_NOTES } from './kind-notes.ts';
import { type Named, type SettingSchema, valuesOf } from './setting-values.ts';

const HEAD = `# Blocks

Every kind of block, the [zones](layouts.md#zones) where it may stand, and its settings. This page is generated from the schemas that
check a layout (\`npm exec -- node apps/house/scripts/emit-operator-docs.ts\`). A setting that is left out takes its default; one that is
needed has none. How blocks are placed: [layouts](layouts.md).

The kinds \`event_video\`, \`ending_soon\`, \`theme\`, \`tabs\`, \`operator_text\`, \`promotions\`, \`provider_game\`, \`account\` and \`wallet\` are extensions of the specification.
`;
const TABLE = '| Setting | Values | Default | Means |\n|---|---|---|---|\n';

/** A table's cell: a bar would end it. */
const cell = (text: string) => text.replaceAll('|', '\\|');

function settingRow(name: string, schema: SettingSchema, named: Named): string {
  const { label } = schema;
  if (label === undefined) throw new Error(`The setting "${name}" has no label.`);
  const fallback = schema.default === undefined ? 'needed' : `\`${JSON.stringify(schema.default)}\``;
  return `| \`${name}\` | ${cell(valuesOf(schema, named))} | ${fallback} | ${cell(label)} |\n`;
}

function kindSection(kind: BlockKind): string {
  const { settings, zones } = BLOCK_KINDS[kind];
  // Refinements have no form in it; what they refuse is said by the label.
  const schema = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' });
  const named = (schema.$defs ?? {}) as Named; // a JSON schema of the library's own making
  const rows = Object.entries((schema.properties ?? {}) as Named).map(([name, setting]) =>
    settingRow(name, setting, named),
  );
  const note = KIND_NOTES[kind];
  return [
    `### \`${kind}\`\n`,
    `Zones: ${zones.map((zone) => `\`${zone}\``).join(', ')}\n`,
    ...(note ? [`${note}\n`] : []),
    rows.length > 0 ? `${TABLE}${rows.join('')}` : 'No settings.\n',
  ].join('\n');
}

export function blocksPage(): string {
  const kinds = Object.keys(BLOCK_KINDS) as BlockKind[]; // its own keys
  return `${HEAD}\n${kinds.map(kindSection).join('\n')}`;
}
