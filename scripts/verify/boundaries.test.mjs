import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin, root } from '../toolchain/root.mjs';
import { run } from '../toolchain/run.mjs';

/** One violation each: the file, what it says, the rule that must speak. */
const planted = [
  ['packages/betting/src/a.ts', "import { z } from 'zod';\nexport const a = z;", 'noRestrictedImports'],
  [
    'packages/betting/src/b.ts',
    "import { readFile } from 'node:fs';\nexport const a = readFile;",
    'noRestrictedImports',
  ],
  ['packages/betting/src/c.ts', 'export const now = () => Date.now();', 'noRestrictedGlobals'],
  ['packages/betting/src/d.ts', 'export const f = new Intl.NumberFormat();', 'noRestrictedGlobals'],
  [
    'packages/contract/src/a.ts',
    "import { useState } from 'react';\nexport const a = useState;",
    'noRestrictedImports',
  ],
  [
    'packages/contract/src/b.ts',
    "import { Hono } from 'hono';\nexport const a = Hono;",
    'noRestrictedImports',
  ],
  [
    'packages/client/src/a.ts',
    "import { useState } from 'react';\nexport const a = useState;",
    'noRestrictedImports',
  ],
  ['packages/client/src/b.ts', "import { z } from 'zod';\nexport const a = z;", 'noRestrictedImports'],
  [
    'packages/client/src/live/a.ts',
    "import { Centrifuge } from 'centrifuge';\nexport const a = Centrifuge;",
    'noRestrictedImports',
  ],
  [
    'packages/ui/src/a.ts',
    "import { odds } from '@touchline/betting';\nexport const a = odds;",
    'noRestrictedImports',
  ],
  [
    'packages/i18n/src/a.ts',
    "import { useState } from 'react';\nexport const a = useState;",
    'noRestrictedImports',
  ],
  [
    'apps/web/src/parts/a.ts',
    "import { b } from '#features/slip/b.ts';\nexport const a = b;",
    'noRestrictedImports',
  ],
  [
    'apps/web/src/parts/b.ts',
    "import { b } from '../features/slip/b.ts';\nexport const a = b;",
    'noRestrictedImports',
  ],
  [
    'apps/web/src/features/slip/a.ts',
    "import { b } from '#features/bets/b.ts';\nexport const a = b;",
    'noRestrictedImports',
  ],
  [
    'apps/web/src/features/slip/b.ts',
    "import { b } from '../bets/b.ts';\nexport const a = b;",
    'noRestrictedImports',
  ],
  ['apps/web/src/features/slip/c.ts', "export const a = () => void fetch('/');", 'noRestrictedGlobals'],
  [
    'apps/web/src/features/slip/d.ts',
    "export const a = () => new WebSocket('ws://x');",
    'noRestrictedGlobals',
  ],
  ['apps/web/src/data/a.ts', "import { b } from '#parts/b.ts';\nexport const a = b;", 'noRestrictedImports'],
  [
    'apps/web/src/layout/a.ts',
    "import { b } from '#features/slip/b.ts';\nexport const a = b;",
    'noRestrictedImports',
  ],
  [
    'apps/web/src/modals/a.ts',
    "import { b } from '#routes/b.tsx';\nexport const a = b;",
    'noRestrictedImports',
  ],
  [
    'apps/web/src/routes/a.tsx',
    "import { b } from '#routes/b.tsx';\nexport const a = b;",
    'noRestrictedImports',
  ],
  [
    'apps/house/src/http/a.ts',
    "import { db } from '../db/client.ts';\nexport const a = db;",
    'noRestrictedImports',
  ],
  [
    'apps/house/src/http/b.ts',
    "import { eq } from 'drizzle-orm';\nexport const a = eq;",
    'noRestrictedImports',
  ],
  [
    'apps/house/src/commands/a.ts',
    "import { Hono } from 'hono';\nexport const a = Hono;",
    'noRestrictedImports',
  ],
  [
    'apps/house/src/operators/a.ts',
    "import { Hono } from 'hono';\nexport const a = Hono;",
    'noRestrictedImports',
  ],
  [
    'apps/house/src/payments/a.ts',
    "import { Hono } from 'hono';\nexport const a = Hono;",
    'noRestrictedImports',
  ],
  ['apps/house/src/mail/a.ts', "import { Hono } from 'hono';\nexport const a = Hono;", 'noRestrictedImports'],
  [
    'apps/house/src/texts/a.ts',
    "import { Hono } from 'hono';\nexport const a = Hono;",
    'noRestrictedImports',
  ],
  [
    'apps/house/src/feed/a.ts',
    "import { db } from '#db/client.ts';\nexport const a = db;",
    'noRestrictedImports',
  ],
  [
    'apps/house/src/bets/a.ts',
    "import { t } from '@touchline/i18n';\nexport const a = t;",
    'noRestrictedImports',
  ],
  [
    'apps/house/src/bets/cycle-a.ts',
    "import { b } from './cycle-b.ts';\nexport const a = () => b;",
    'noImportCycles',
  ],
  [
    'apps/house/src/bets/cycle-b.ts',
    "import { a } from './cycle-a.ts';\nexport const b = () => a;",
    'noImportCycles',
  ],
  ['apps/house/src/bets/index-of.ts', "export * from './cycle-a.ts';", 'noReExportAll'],
  ['apps/house/src/bets/door.ts', 'export default 1;', 'noDefaultExport'],
  ['apps/house/src/bets/BadName.ts', 'export const a = 1;', 'useFilenamingConvention'],
  ['apps/house/src/bets/long.ts', 'export const a = 1;\n'.repeat(301), 'noExcessiveLinesPerFile'],
];

/** What the rooms may do; the rules must stay silent. */
const allowed = [
  ['packages/betting/src/ok.ts', "import { a } from './other.ts';\n\nexport const b = a;\n"],
  ['packages/client/src/ok.ts', "import { Centrifuge } from 'centrifuge';\n\nexport const b = Centrifuge;\n"],
  [
    'apps/web/src/features/slip/ok.ts',
    "import { a } from '#parts/a.ts';\nimport { c } from './c.ts';\n\nexport const b = [a, c];\n",
  ],
  [
    'apps/web/src/layout/block-registry.ts',
    "export const blocks = { slip: () => import('#features/slip/c.ts') };\n",
  ],
  ['apps/web/src/routes/ok.tsx', "import { a } from '#features/slip/c.ts';\n\nexport const Route = a;\n"],
  ['apps/house/src/commands/ok.ts', "import { a } from '#db/client.ts';\n\nexport const b = a;\n"],
  ['apps/house/src/http/ok.ts', "import { a } from '#queries/sports.ts';\n\nexport const b = a;\n"],
  [
    'apps/house/src/bets/ok.ts',
    "import { a } from '@touchline/i18n/catalog-names';\n\nexport const b = a;\n",
  ],
];

const copy = mkdtempSync(join(tmpdir(), 'touchline-boundaries-'));
/** @type {Map<string, Set<string>>} file → rules that spoke */
const spoken = new Map();

beforeAll(async () => {
  for (const file of ['biome.json', 'package.json', '.gitignore']) cpSync(join(root, file), join(copy, file));
  for (const room of ['betting', 'contract', 'client', 'ui', 'i18n']
    .map((name) => `packages/${name}`)
    .concat('apps/web', 'apps/house')) {
    mkdirSync(join(copy, room), { recursive: true });
    cpSync(join(root, room, 'package.json'), join(copy, room, 'package.json'));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [path = '', text = ''] of [...planted, ...allowed]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  const { output } = await run(
    bin('biome'),
    ['lint', '--reporter=github', '--max-diagnostics=none', '--vcs-use-ignore-file=false', '.'],
    { cwd: copy },
  );
  for (const [, rule = '', file = ''] of output.matchAll(/^::error title=lint\/\w+\/(\w+),file=([^,]+)/gm)) {
    const path = file.slice(file.indexOf(copy) === -1 ? 0 : file.indexOf(copy) + copy.length + 1);
    spoken.set(path, (spoken.get(path) ?? new Set()).add(rule));
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(planted)('%s is refused: %s', (path, _text, rule) => {
  expect([...(spoken.get(path) ?? [])]).toContain(rule);
});

test.each(allowed)('%s is allowed', (path) => {
  expect([...(spoken.get(path) ?? [])]).toEqual([]);
});
