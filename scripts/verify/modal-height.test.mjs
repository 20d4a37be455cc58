import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MODAL_HEIGHT_FRACTION } from '../../packages/contract/src/constants/screen.ts';
import { root } from '../toolchain/root.mjs';

test('modals and sheets take at most the share of the height that the specification gives them', () => {
  const styles = readFileSync(join(root, 'packages/ui/src/dialog/dialog.module.css'), 'utf8');
  const popup = /\.popup \{([^}]*)\}/.exec(styles)?.[1] ?? '';
  expect(popup).toContain(`max-block-size: ${MODAL_HEIGHT_FRACTION * 100}dvh;`);
  const taller = [...styles.matchAll(/(?:block-size|height):[^;]*?([\d.]+)d?vh/g)]
    .map(([, share]) => Number(share))
    .filter((share) => share > MODAL_HEIGHT_FRACTION * 100);
  expect(taller).toEqual([]);
});
