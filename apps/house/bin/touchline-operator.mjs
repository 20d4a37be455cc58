#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// TypeScript is read by Node 24; an older one hands over to the project's own.
const NEEDED = 24;
const main = fileURLToPath(new URL('../src/operator-cli/main.ts', import.meta.url));
const own = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
const node = Number(process.versions.node.split('.')[0]) >= NEEDED ? process.execPath : own;
const { status, error } = spawnSync(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
if (error) process.stderr.write(`Node ${NEEDED} is needed: ${error.message}\n`);
process.exitCode = status ?? 1;
