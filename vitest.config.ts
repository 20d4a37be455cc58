import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/src/**/*.test.{ts,tsx}',
      'apps/**/{src,test,server,scripts}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.mjs',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    // Ending houses and databases takes as long as the machine's other work lets it.
    hookTimeout: 60_000,
  },
});
