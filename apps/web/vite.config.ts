import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { blockSources } from './vite/block-sources.ts';
import { catalogs } from './vite/catalogs.ts';
import { layersInOrder } from './vite/layer-order.ts';
import { leftOut } from './vite/left-out.ts';
import { precompress } from './vite/precompress.ts';
import { releaseOf } from './vite/release.ts';

const catalogFolder = fileURLToPath(new URL('../../packages/i18n/src/locales', import.meta.url));

/** Browsers that the product supports: those with container queries, layers and `light-dark()`. */
const BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/**
 * Rooms whose components render again while somebody types or a match moves. The compiler doubles the size of a view,
 * which the rooms of the first page cannot afford and, since prices pass React by, need not.
 */
const COMPILED = /\/src\/features\/(?:slip|bets|match)\/.*\.tsx?$/;

/** Not what the entry reaches through a package's index alone, and does not use. */
const STARTING = /^(?!.*\/(?:i18n\/src\/(?:money|template)|betting\/src\/currency)\.ts)/;

/** All that the entry reaches is one file, what the views with prices share is another, and what lists share a third. */
const CHUNKS = [
  { name: 'main', tags: ['$initial' as const], test: STARTING, priority: 2 },
  {
    name: 'prices',
    test: /\/src\/parts\/(?:odds|market(?!\/name-market)|match-row|clock|team-mark|score|league-band)\/|\/ui\/src\/(?:button|chip|empty|icon|segmented|tabs)\/|\/react-query\/.*\/useSuspenseQuery\.js/,
    minShareCount: 2,
  },
  {
    name: 'lists',
    test: /\/(?:match-list\/(?:group-|league-section|folded|stretch|match-list|block-head|more-matches|list-)|data\/list-address)/,
    minShareCount: 2,
  },
  // Puts the code that every page loads after hydration into seven files, because ninety small ones cost twice the processor time.
  {
    name: 'base',
    test: /\/src\/(?:data|parts)\/|\/packages\/(?!ui\/src\/(?:dialog|sheet))|compiler-runtime/,
    minShareCount: 3,
  },
  { name: 'engine', test: /\/data\/slip-engine\.ts/ },
  { name: 'start', test: /\/shell\/later-start\.ts/ },
  { name: 'realtime', test: /\/data\/realtime-start\.ts/ },
  {
    name: 'shell',
    test: /\/features\/(?:(?:account|navigation)\/(?:placed-)?views|[a-z-]+\/(?:account|profile|my-bets|clock|notifications|search|bet-slip)-block)\.tsx?|\/shell\/(?:toast-region|offline-strip|side-drawer|legal-foot-view)\.tsx/,
  },
  {
    name: 'running',
    test: /\/(?:later-registry|start|keep-place|worker|near-sprite|age-sign|slip-runtime|query-reads|backend)\.tsx?$/,
  },
  {
    name: 'slip',
    test: /\/(?:slip-content|slip-head|quick-panel|head-share|load-button)\.tsx|\/data\/slip-placing\.ts/,
  },
];

export default defineConfig(({ command }) => ({
  base: '/sports/',
  // Names of classes stand in every row of a list; in development they tell where they come from.
  ...(command === 'build' && { css: { modules: { generateScopedName: 'c[hash:base64:5]' } } }),
  // Imports preload nothing (see modulePreload): leaves the code for it out of Vite's helper, 0.5 kB before the first tap.
  define: {
    __VITE_IS_MODERN__: 'false',
    ...(command === 'build' && { 'import.meta.env.VITE_RELEASE': JSON.stringify(releaseOf()) }),
  },
  build: {
    target: BROWSERS,
    assetsInlineLimit: 0,
    // One file of all styles: no larger than the dozen that a page would name, and none is waited for later.
    cssCodeSplit: false,
    manifest: true,
    // Names of scripts would weigh more in the entry than the turn that they save.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } },
    },
  },
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  plugins: [
    tanstackStart({
      router: {
        // The base path belongs to the locale's rewrite, which knows that home has no trailing slash.
        basepath: '/',
        generatedRouteTree: 'route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        addExtensions: true,
        codeSplittingOptions: { defaultBehavior: [] },
      },
    }),
    react(),
    babel({ include: COMPILED, presets: [reactCompilerPreset()] }),
    catalogs(catalogFolder),
    blockSources(),
    layersInOrder(),
    leftOut(),
    precompress(),
  ],
}));
