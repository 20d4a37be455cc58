import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { catalogs } from './apps/web/vite/catalogs.ts';

const NEVER = ['**/node_modules/**', '**/dist/**'];
/** Tests that only compute. They have no limit of time: a busy machine takes as long as it takes. */
export const COMPUTING = [
  'packages/**/src/**/*.test.{ts,tsx}',
  'apps/house/src/**/*.test.{ts,tsx}',
  'scripts/verify/**/*.test.mjs',
];
/** The same of the web app. Its modules hold state, so each file loads its own, in a thread. */
export const OF_MODULES = ['apps/web/{src,test}/**/*.test.{ts,tsx}'];
/** Those of them that change the zone of their process, which a thread may not. */
const OF_PROCESS = ['apps/web/src/data/time-zone.test.ts'];
/** Among those, tests of servers: they wait for sockets. */
export const SERVERS = [
  'packages/contract-check/src/check.test.ts',
  'apps/house/src/http/limited-server.test.ts',
];
/** Tests of the backend. */
export const HOUSE = ['apps/house/{test,scripts}/**/*.test.{ts,tsx}'];
/** Other tests that wait for a server, a database or a process. */
export const WAITING = [
  'apps/web/{server,scripts}/**/*.test.{ts,tsx}',
  'e2e/served/**/*.test.ts',
  'scripts/{recipes,spec-map,start,test,toolchain}/**/*.test.mjs',
];

/** What is about the embedded database itself: beside a PostgreSQL it runs on that as well. The rest about money: `npm run soak -- database`. */
export const EMBEDDED = ['backup', 'crash', 'database', 'metrics', 'upgrade'].map(
  (name) => `apps/house/test/${name}.test.ts`,
);

/** States of the screen: the whole web app in a document without a browser, on servers that run. */
export const STATES = ['e2e/states/**/*.spec.ts', 'e2e/dom/**/*.test.ts'];

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const WITHOUT_LIMIT = { testTimeout: 0, hookTimeout: 0 };
// Guards against a test that hangs: the rest takes as long as the work of the machine beside it lets it.
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000 };

const BUILT_HOUSE = 'apps/house/test/support/built-house.ts';
const SHARED_FOLDER = 'apps/house/test/support/shared-folder.ts';
/** Loads the backend's code once in each worker: that takes longer than most of its tests. */
const ON_A_HOUSE = {
  isolate: false,
  restoreMocks: true,
  globalSetup: [SHARED_FOLDER, BUILT_HOUSE],
  ...PATIENCE,
};

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'computing',
          include: COMPUTING,
          exclude: [...NEVER, ...SERVERS],
          isolate: false,
          restoreMocks: true,
          ...WITHOUT_LIMIT,
        },
      },
      {
        extends: true,
        test: {
          name: 'modules',
          include: OF_MODULES,
          exclude: [...NEVER, ...OF_PROCESS],
          pool: 'threads',
          ...WITHOUT_LIMIT,
        },
      },
      {
        extends: true,
        test: {
          name: 'waiting',
          include: [...WAITING, ...SERVERS, ...OF_PROCESS],
          exclude: NEVER,
          globalSetup: BUILT_HOUSE,
          ...PATIENCE,
        },
      },
      { extends: true, test: { name: 'house', include: HOUSE, exclude: NEVER, ...ON_A_HOUSE } },
      {
        extends: true,
        base: '/sports/',
        // For React's own code for production, as visitors have it.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        plugins: [catalogs(pathOf('packages/i18n/src/locales'))],
        resolve: {
          alias: [
            { find: /^@tanstack\/react-start(\/server)?$/, replacement: pathOf('e2e/dom/framework.ts') },
          ],
        },
        test: {
          name: 'states',
          include: STATES,
          exclude: NEVER,
          environment: pathOf('e2e/dom/environment.ts'),
          globalSetup: 'e2e/support/global-setup.ts',
          expect: { poll: { timeout: 10_000, interval: 20 } },
          isolate: false,
          ...PATIENCE,
          // As the longest walk in a browser.
          testTimeout: 420_000,
        },
      },
      ...(process.env.TEST_DATABASE_URL
        ? [
            {
              extends: true as const,
              test: {
                name: 'embedded',
                include: EMBEDDED,
                env: { TEST_DATABASE_URL: '', TEST_POSTGRES_BIN: '' },
                ...ON_A_HOUSE,
              },
            },
          ]
        : []),
    ],
  },
});
