import { BLOCK_KINDS } from '@touchline/contract/layout';
import { expect, test, vi } from 'vitest';
import { bindingOf, loadModule, moduleToShow } from './registry.ts';

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

const MODULE = { View: () => null };

test('the code of a block that fails is loaded twice, then only for who asks again', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject(new Error('no file')));
  const failing = loadModule('fireworks', { load });
  await vi.runAllTimersAsync();
  await expect(failing).rejects.toThrow('no file');
  expect(moduleToShow('fireworks', { load }, false)).toBe(failing);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValueOnce(MODULE as never); // the mock is typed by its rejection
  expect(await loadModule('fireworks', { load })).toBe(MODULE);
  vi.useRealTimers();
});
