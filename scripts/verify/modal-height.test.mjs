import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MODAL_HEIGHT_FRACTION } from '../../packages/contract/src/constants/screen.ts';
import { root } from '../toolchain/root.mjs';

test('modals and sheets take at most the share of the height that the specification gives them', () => {
  const styles = readFileSync(join(root, 'packages/ui/src/dialog/dialog.module.css'), 'utf8');
  const popup = /\.popup \{([^}]*)\}/.exec(styles)?.[1] ?? '';
  expect(popup).toContain(`max-block-size: calc(${MODAL_HEIGHT_FRACTION * 100}dvh - var(--keyboard, 0px));`);
  const taller = [...styles.matchAll(/(?:block-size|height):[^;]*?([\d.]+)d?vh/g)]
    .map(([, share]) => Number(share))
    .filter((share) => share > MODAL_HEIGHT_FRACTION * 100);
  expect(taller).toEqual([]);
});

const RULE = /([^{};]+)\{([^{}]*)\}/g;
const SIZED_BY_CONTENT = /(?<![\w-])(?:block-size|height):\s*(?:fit|min|max)-content/;
/** `flex: 1`, `flex: 1 1 0`, `flex-basis: 0`: the item starts from nothing. */
const STARTS_FROM_NOTHING = /(?<![\w-])flex(?:-basis:\s*0|:\s*[\d.]+(?:\s+[\d.]+)?(?:\s+0(?:%|px)?)?\s*;)/;

/**
 * Selectors of the flex items that may shrink in height and start from nothing, in a sheet that sizes a box by its content.
 * WebKit takes such a box for one with a definite height, so that a basis of 0% leaves the item without any.
 * @param {string} styles
 */
const heightless = (styles) =>
  SIZED_BY_CONTENT.test(styles)
    ? [...styles.matchAll(RULE)]
        .filter(
          ([, , body = '']) => STARTS_FROM_NOTHING.test(body) && /min-(?:block-size|height):/.test(body),
        )
        .map(([, selector = '']) => selector.trim())
    : [];

test('nothing in a box as high as its content starts from a height of nothing', () => {
  const box = '.box { block-size: fit-content; }';
  for (const flex of ['flex: 1;', 'flex: 1 1 0;', 'flex: 1 0 0%;', 'flex-basis: 0;'])
    expect(heightless(`${box} .body { ${flex} min-block-size: 0; }`)).toEqual(['.body']);
  expect(heightless(`${box} .body { flex: 1 1 auto; min-block-size: 0; }`)).toEqual([]);
  const paths = globSync('{apps,packages}/*/src/**/*.css', { cwd: root });
  expect(paths.length).toBeGreaterThan(50);
  const found = paths.flatMap((path) =>
    heightless(readFileSync(join(root, path), 'utf8')).map((name) => `${path} ${name}`),
  );
  expect(found).toEqual([]);
});
