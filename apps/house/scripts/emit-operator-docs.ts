import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { blocksPage } from './operators/blocks-page.ts';
import { operatingPage } from './operators/operating-page.ts';
import { settingsPage } from './operators/settings-page.ts';

const folder = fileURLToPath(new URL('../../../docs/operators/', import.meta.url));
const isCheck = process.argv.includes('--check');

/** Pages that are made from the schemas and readers of the product. */
const PAGES = {
  'blocks.md': blocksPage(),
  'configuration.md': settingsPage(),
  'operating.md': operatingPage(),
};

for (const [name, text] of Object.entries(PAGES)) {
  if (!isCheck) writeFileSync(`${folder}${name}`, text);
  else if (readFileSync(`${folder}${name}`, 'utf8') !== text) {
    console.error(
      `docs/operators/${name} is stale: run \`npm exec -- node apps/house/scripts/emit-operator-docs.ts\`.`,
    );
    process.exitCode = 1;
  }
}
