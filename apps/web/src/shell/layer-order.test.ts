import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layerOrder } from '../../vite/layer-order.ts';

test('the tokens state the order of layers, the base before components and pages', () => {
  const tokens = readFileSync(new URL('../../../../packages/ui/src/tokens.css', import.meta.url), 'utf8');
  const layers = layerOrder(tokens).match(/\w+/g) ?? [];
  expect(layers.slice(1)).toEqual(['tokens', 'base', 'ui', 'parts', 'features', 'scripts']);
});

test('tokens without an order fail the build', () => {
  expect(() => layerOrder(':root { color: red }')).toThrow('order of layers');
});
