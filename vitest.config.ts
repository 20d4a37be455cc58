import { defineConfig } from 'vitest/config';

const NEVER = ['**/node_modules/**', '**/dist/**'];
/** Tests that only compute. They have no limit of time: a busy machine takes as long as it takes. */
export const COMPUTING = [
  'packages/**/src/**/*.test.{ts,tsx}',
  'apps/*/src/**/*.test.{ts,tsx}',
  'apps/web/test/**/*.test.{ts,tsx}',
  'scripts/verify/**/*.test.mjs',
];
/** Among those, tests of servers: they wait for sockets. */
export const SERVERS = [
  'packages/contract-check/src/check.test.ts',
  'apps/house/src/http/limited-server.test.ts',
];
/** Tests that wait for a server, a database or a process. */
export const WAITING = [
  'apps/house/{test,scripts}/**/*.test.{ts,tsx}',
  'apps/web/{server,scripts}/**/*.test.{ts,tsx}',
  'scripts/{recipes,spec-map,start,test,toolchain}/**/*.test.mjs',
];

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
          testTimeout: 0,
          hookTimeout: 0,
        },
      },
      {
        extends: true,
        test: {
          name: 'waiting',
          include: [...WAITING, ...SERVERS],
          exclude: NEVER,
          testTimeout: 20_000,
          // Ending houses and databases takes as long as the machine's other work lets it.
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
