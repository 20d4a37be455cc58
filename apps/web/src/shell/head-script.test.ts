import { expect, test } from 'vitest';
import { HEAD_SCRIPT } from './head-script.ts';

/** What the script leaves on the document of a browser that keeps these values. */
function marksOf(kept: Record<string, string>, refuses = false) {
  const dataset: Record<string, string> = {};
  const store = { getItem: (name: string) => kept[name] ?? null };
  const window = {
    get localStorage() {
      if (refuses) throw new DOMException('refused', 'SecurityError');
      return store;
    },
  };
  const run = new Function('document', 'window', `with (window) { ${HEAD_SCRIPT} }`);
  run({ documentElement: { dataset } }, window);
  return dataset;
}

test('theme, density and the collapsed sidebar stand on the document before the first paint', () => {
  expect(marksOf({ theme: '"dark"', density: '"compact"', left_sidebar_collapsed: 'true' })).toEqual({
    theme: 'dark',
    density: 'compact',
    rail: '',
    scripts: 'on',
  });
});

test('nothing kept, broken values and a browser that refuses leave the defaults', () => {
  expect(marksOf({})).toEqual({ scripts: 'on' });
  expect(marksOf({ theme: '"purple"', density: '{', left_sidebar_collapsed: '"yes"' })).toEqual({
    scripts: 'on',
  });
  expect(marksOf({ theme: '"dark"' }, true)).toEqual({ scripts: 'on' });
});
