import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, parse } from './spec-map/spec-map.mjs';
import { root } from './toolchain/root.mjs';

const map = parse(readFileSync(join(root, 'docs', 'spec-map.md'), 'utf8'));
const problems = check(map, root);
for (const problem of problems) process.stdout.write(`docs/spec-map.md${problem}\n`);
const open = map.rows.filter((row) => !map.finished.includes(row.stage)).length;
process.stdout.write(`${map.rows.length} rows, ${open} of stages to come, ${problems.length} problems\n`);
if (problems.length > 0) process.exitCode = 1;
