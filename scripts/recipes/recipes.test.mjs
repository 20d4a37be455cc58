import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createViteServer } from 'vitest/node';
import { freePort } from '../start/ports.mjs';
import { bin, root } from '../toolchain/root.mjs';
import { run } from '../toolchain/run.mjs';
import { applyRecipe, stepsOf, withDiff } from './apply-recipe.mjs';
import { copyRepository } from './repository-copy.mjs';

// Each recipe of docs/recipes is carried out in one copy of the sources, which is then put to use.

const LIMIT_MS = 240_000;
/** Starting a house takes a while on a busy machine. */
const START_LIMIT_MS = 180_000;
const RECIPES = ['add-a-block', 'add-a-locale', 'add-a-sport'];
const recipe = (/** @type {string} */ name) => readFileSync(join(root, 'docs/recipes', `${name}.md`), 'utf8');

/** @type {ReturnType<typeof copyRepository>} */
let copy;
/** @type {Awaited<ReturnType<typeof createViteServer>>} */
let vite;

beforeAll(async () => {
  copy = copyRepository();
  for (const name of RECIPES) applyRecipe(copy.folder, recipe(name));
  const { catalogs } = await import('../../apps/web/vite/catalogs.ts');
  vite = await createViteServer({
    root: join(copy.folder, 'apps/web'),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [catalogs(join(copy.folder, 'packages/i18n/src/locales'))],
  });
}, LIMIT_MS);
afterAll(async () => {
  await vite?.close();
  copy?.remove();
}, LIMIT_MS);

/** A module of the copy. @param {string} file */
const load = (file) => vite.ssrLoadModule(join(copy.folder, file));

test('a recipe has steps, and a change that fits nowhere or twice is refused', () => {
  for (const name of RECIPES) expect(stepsOf(recipe(name)).length).toBeGreaterThan(3);
  expect(withDiff('a\nb\nc', ' a\n-b\n+x\n')).toBe('a\nx\nc');
  expect(() => withDiff('a\nb', ' z\n+x\n')).toThrow('0 times');
  expect(() => withDiff('a\na', ' a\n+x\n')).toThrow('2 times');
});

// Takes in the packages that the recipes change.
test.each(['apps/house', 'apps/web'])(
  'with the recipes %s has the right types',
  async (room) => {
    const { output } = await run(
      bin('tsc'),
      [
        ...['-p', join(copy.folder, room, 'tsconfig.json')],
        ...['--noEmit', '--pretty', 'false', '--checkers', '1'],
      ],
      { cwd: copy.folder },
    );
    expect(output).toBe('');
  },
  LIMIT_MS,
);

test(
  'the new block fits into a layout, renders in the language of its page, and is told to operators',
  async () => {
    const { checkLayout } = await load('packages/contract/src/layout/index.ts');
    const { bindingOf, loadModule } = await load('apps/web/src/layout/registry.ts');
    const settings = { text: { en: 'Doors open at five', de: 'Einlass um fünf' } };
    const zones = { header: [], left_sidebar: [], side_menu: [], tab_bar: [], right_sidebar: [] };
    const checked = checkLayout({
      page: 'home',
      version: 1,
      zones: { ...zones, main: [{ id: 'doors', kind: 'notice', settings }] },
    });
    expect(checked.faults).toEqual([]);
    const [block] = checked.layout.zones.main;
    const { View } = await loadModule('notice', bindingOf('notice'));
    const page = { page: 'home', locale: 'de', search: {} };
    const html = renderToStaticMarkup(
      createElement(View, { block, settings: block.settings, page, zone: 'main' }),
    );
    expect(html).toMatch(/^<p class="[^"]*notice[^"]*" data-tone="neutral">Einlass um fünf<\/p>$/);
    const { blocksPage } = await load('apps/house/scripts/operators/blocks-page.ts');
    expect(blocksPage()).toContain('### `notice`\n\nZones: `main`\n');
  },
  LIMIT_MS,
);

test(
  'the texts of the new language are in its catalog, and English ones stand where none are translated',
  async () => {
    const { loadCatalog } = await load('apps/web/src/data/catalog.ts');
    const [danish, english] = [await loadCatalog('da'), await loadCatalog('en')];
    expect(danish['shell.skip']).toEqual(['Gå til indholdet']);
    expect(Object.keys(danish)).toEqual(Object.keys(english));
  },
  LIMIT_MS,
);

test(
  'a house with the recipes names in the new language, and prices and names the new sport',
  async () => {
    const port = await freePort();
    const house = spawn(process.execPath, ['apps/house/src/main.ts'], {
      cwd: copy.folder,
      env: {
        ...process.env,
        HOUSE_PORT: String(port),
        DATA_DIR: join(copy.folder, 'data'),
        HOUSE_SPORTS: 'football,squash',
        HOUSE_CALENDAR_AT: '2026-11-14T16:45:00Z',
        LOCALES: 'en,da,ar',
      },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => house.once('close', resolve));
    /** @returns {Promise<any>} what the contract says of the call
     * @param {string} path */
    const ask = async (path, language = 'en') => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'accept-language': language },
      });
      return await answer.json();
    };
    try {
      await expect
        .poll(() => ask('/health').catch(() => null), { timeout: START_LIMIT_MS })
        .toMatchObject({ ready: true });
      const named = async (/** @type {string} */ language) =>
        Object.fromEntries(
          (await ask('/book/sports', language)).data.map(
            (/** @type {{ key: string, name: string }} */ sport) => [sport.key, sport.name],
          ),
        );
      expect(await named('da-DK')).toMatchObject({ football: 'Fodbold', squash: 'Squash' });
      expect(await named('ar')).toMatchObject({ squash: 'الإسكواش' });
      const { data: matches } = await ask('/book/matches?sport_key=squash&type=match&bettable=true');
      expect(matches.length).toBeGreaterThan(5);
      for (const { main_market: market } of matches.filter(
        (/** @type {any} */ one) => one.main_market?.status === 1,
      )) {
        const inverse = market.outcomes.reduce(
          (/** @type {number} */ sum, /** @type {{ odds: number }} */ { odds }) => sum + 10_000 / odds,
          0,
        );
        expect(market.outcomes).toHaveLength(2);
        expect(inverse).toBeGreaterThan(1);
        expect(inverse).toBeLessThan(1.2);
      }
      const { data: markets } = await ask(`/book/matches/${matches.at(-1).id}/markets`);
      expect(markets.length).toBeGreaterThan(10);
    } finally {
      house.kill('SIGTERM');
      await ended;
    }
  },
  LIMIT_MS,
);
