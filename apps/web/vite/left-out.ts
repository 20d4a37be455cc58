import type { Plugin } from 'vite';

/** What a library brings along and this app never calls, by who imports it: what stands in its place. */
const LEFT_OUT = [
  // Routes carry the link component as a property; this app's links are anchors.
  {
    importer: '@tanstack/react-router/dist/esm/route.js',
    source: './link.js',
    code: 'export const Link = () => null;',
  },
  // Commands are calls of the backend; the query client only reads.
  {
    importer: '@tanstack/query-core/build/modern/queryClient.js',
    source: './mutationCache.js',
    code: `export class MutationCache {
      build() { throw new Error('This app has no mutations: see vite/left-out.ts.'); }
      findAll() { return []; }
      async resumePausedMutations() {}
      clear() {}
    }`,
  },
  {
    importer: '@tanstack/query-core/build/modern/query.js',
    source: './infiniteQueryBehavior.js',
    code: `export const infiniteQueryBehavior = () => {
      throw new Error('This app has no infinite queries: see vite/left-out.ts.');
    };`,
  },
];
const PREFIX = '\0left-out:';

/** Leaves out of the browser's build what would have to arrive before the first tap: 2.9 kB. */
export const leftOut = (): Plugin => ({
  name: 'touchline:left-out',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    const part = LEFT_OUT.find((one) => one.source === source && importer?.includes(one.importer));
    return part ? PREFIX + part.source : null;
  },
  load: (id) => LEFT_OUT.find(({ source }) => id === PREFIX + source)?.code ?? null,
});
