import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../toolchain/root.mjs';

/**
 * The dependencies of each room. Adding one is a decision: change this table, the room's package.json and
 * docs/decisions together.
 * @type {Record<string, string[]>}
 */
const table = {
  'packages/betting': [],
  'packages/contract': ['@touchline/betting', 'zod'],
  'packages/contract-check': ['@touchline/contract', 'zod'],
  'packages/client': ['@touchline/betting', '@touchline/contract', 'centrifuge', 'openapi-fetch'],
  'packages/ui': ['@base-ui/react', 'react', 'react-dom'],
  'packages/i18n': ['@touchline/betting'],
  'apps/web': [
    '@fontsource-variable/ibm-plex-sans',
    '@fontsource/ibm-plex-sans-arabic',
    '@lingui/message-utils',
    '@tanstack/react-query',
    '@tanstack/react-router',
    '@tanstack/react-start',
    '@touchline/betting',
    '@touchline/client',
    '@touchline/contract',
    '@touchline/i18n',
    '@touchline/ui',
    'hls.js',
    'libphonenumber-js',
    'react',
    'react-dom',
    'sharp',
  ],
  'apps/house': [
    '@electric-sql/pglite',
    '@electric-sql/pglite-socket',
    '@hono/node-server',
    '@hono/zod-openapi',
    '@touchline/betting',
    '@touchline/contract',
    '@touchline/i18n',
    '@zxcvbn-ts/core',
    '@zxcvbn-ts/language-common',
    'drizzle-orm',
    'hono',
    'jose',
    'libphonenumber-js',
    'nodemailer',
    'pg',
    'prom-client',
    'web-push',
    'ws',
    'zod',
  ],
};

/** @param {string} room */
const manifest = (room) => JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'));

describe.each(Object.entries(table))('%s', (room, dependencies) => {
  test('depends on what the table says and on nothing else', () => {
    expect(Object.keys(manifest(room).dependencies ?? {}).sort()).toEqual(dependencies);
  });

  test('has exact versions', () => {
    const { dependencies: all = {}, devDependencies = {} } = manifest(room);
    for (const version of Object.values({ ...all, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

test('every workspace stands in the table', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const workspaces = Object.keys(packages).filter((path) => /^(packages|apps)\/[^/]+$/.test(path));
  expect(workspaces.filter((path) => existsSync(join(root, path))).sort()).toEqual(Object.keys(table).sort());
});

test('a package opens closed doors only: no wildcard over its sources', () => {
  for (const room of Object.keys(table).filter((path) => path.startsWith('packages/'))) {
    const doors = Object.keys(manifest(room).exports);
    expect(doors.filter((door) => door.includes('*') && !/\.(css|json)$/.test(door))).toEqual([]);
  }
});
