import { BLOCK_KINDS } from '@touchline/contract/layout';
import { expect, test } from 'vitest';
import { bindingOf, loadModule } from './registry.ts';

test.each(Object.keys(BLOCK_KINDS))('a feature offers the block kind %s, with a view', async (kind) => {
  const binding = bindingOf(kind);
  if (!binding) throw new Error(`No feature offers "${kind}".`);
  const module = await loadModule(kind, binding);
  expect(module.View).toBeTypeOf('function');
  expect(loadModule(kind, binding)).toBe(loadModule(kind, binding));
});

test('nobody offers a kind that the contract does not have', () => {
  expect(bindingOf('fireworks')).toBeUndefined();
});
