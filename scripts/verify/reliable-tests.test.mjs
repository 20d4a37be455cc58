import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../toolchain/root.mjs';

// What made tests in a browser fail without a fault in the product, and is kept out of them.

const SPECS = globSync(['e2e/**/*.spec.ts'], { cwd: root });
/** All but what reads a document in the place of a browser. */
const SEARCHING = globSync(['e2e/**/*.ts'], { cwd: root, exclude: (path) => path === 'e2e/dom' });
const ALL = globSync(['e2e/**/*.ts'], { cwd: root, exclude: (path) => path.endsWith('.test.ts') });

const ACTION = /\.(?:click|dblclick|tap|press|check|uncheck|fill|selectOption)\(/;
/** The body of a loop that tries again: from its opening line to the line that closes it with the same indent. */
const LOOP = /^( *)[^\n]*expect\(async \(\) => \{\n([\s\S]*?)\n\1\}\)\.toPass\(/gm;

/** @param {string} source */
const loopsThatAct = (source) =>
  [...source.matchAll(LOOP)].map(([, , body = '']) => body).filter((body) => ACTION.test(body));

/** @param {string} source */
const sleeps = (source) => source.match(/\.waitForTimeout\(|node:timers\/promises/g) ?? [];

/** @param {string} source */
const searchesLive = (source) => source.match(/\bliveMatches\(/g) ?? [];

/** A text that is looked for: what follows the opening bracket, up to the bracket that closes it. */
const TEXT = /getByText\(((?:[^()]|\([^()]*\))*)\)/g;

/** Texts that are looked for as a part of another one, whichever it is. @param {string} source */
const looseTexts = (source) =>
  [...source.matchAll(TEXT)].flatMap(([all, asked = '']) =>
    /^\s*(?:\/|new RegExp\()|exact: true/.test(asked) ? [] : [all],
  );

/**
 * @param {string[]} files
 * @param {(source: string) => readonly string[]} faultsOf
 */
const faulty = (files, faultsOf) =>
  files.flatMap((file) =>
    faultsOf(readFileSync(join(root, file), 'utf8')).map((fault) => `${file}: ${fault.trim()}`),
  );

test('no test acts again and again until something comes of it: it waits until one action counts', () => {
  const loop = (/** @type {string} */ act) =>
    `  await expect(async () => {\n    ${act}\n    await expect(a).toBeVisible();\n  }).toPass();`;
  expect(loopsThatAct(loop('if (await a.isVisible()) await a.click();'))).toHaveLength(1);
  expect(loopsThatAct(loop('await page.reload();'))).toEqual([]);
  expect(faulty(ALL, loopsThatAct)).toEqual([]);
});

test('no test sleeps: it waits for what it waits for', () => {
  expect(sleeps('await page.waitForTimeout(500);')).toHaveLength(1);
  expect(faulty(ALL, sleeps)).toEqual([]);
});

test('a test looks for the whole of a text, or says by an expression which part of it', () => {
  expect(looseTexts("page.getByText('Bet');\na.getByText(wordOf('en'));")).toHaveLength(2);
  expect(
    looseTexts("page.getByText('Bet', { exact: true }); a.getByText(/bet/); a.getByText(new RegExp(b))"),
  ).toEqual([]);
  expect(faulty(SEARCHING, looseTexts)).toEqual([]);
});

test('no test looks through the matches in play: it asks for one by what is special about it', () => {
  expect(faulty(SPECS, searchesLive)).toEqual([]);
});
