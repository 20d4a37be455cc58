import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '../src/http/openapi.ts';

const contract = fileURLToPath(new URL('../../../packages/contract/', import.meta.url));
const documentFile = `${contract}openapi.json`;
const typesFile = `${contract}src/generated/openapi.ts`;
const check = process.argv.includes('--check');

const document = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
const before = check ? readFileSync(documentFile, 'utf8') : '';
if (check && before !== document) {
  console.error('packages/contract/openapi.json is stale: run `node apps/house/scripts/emit-openapi.ts`.');
  process.exit(1);
}
if (!check) writeFileSync(documentFile, document);

const bin = fileURLToPath(
  new URL(
    'node_modules/openapi-typescript/bin/cli.js',
    new URL('../../../packages/contract/', import.meta.url),
  ),
);
const types = execFileSync(
  process.execPath,
  [bin, documentFile, '--root-types', '--root-types-no-schema-prefix'],
  {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  },
);
if (check && readFileSync(typesFile, 'utf8') !== types) {
  console.error(
    'packages/contract/src/generated/openapi.ts is stale: run `node apps/house/scripts/emit-openapi.ts`.',
  );
  process.exit(1);
}
if (!check) writeFileSync(typesFile, types);
