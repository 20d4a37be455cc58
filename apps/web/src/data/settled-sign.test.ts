import { expect, test, vi } from 'vitest';
import { startSettledSign } from './settled-sign.ts';
import { setTransport } from './transport.ts';
import { begin, during } from './under-way.ts';

const dataset: Record<string, string> = {};
vi.stubGlobal('document', { documentElement: { dataset } });

const isSettled = () => 'settled' in dataset;

test('a page is settled once it is connected and nothing is under way, and not while there is', async () => {
  const endEarly = begin();
  startSettledSign();
  setTransport('up');
  expect(isSettled()).toBe(false);
  endEarly();
  expect(isSettled()).toBe(true);

  const [endOne, endOther] = [begin(), begin()];
  expect(isSettled()).toBe(false);
  endOne();
  endOne();
  expect(isSettled()).toBe(false);
  endOther();
  expect(isSettled()).toBe(true);

  const failing = during(Promise.reject(new Error('no answer')));
  expect(isSettled()).toBe(false);
  await expect(failing).rejects.toThrow('no answer');
  expect(isSettled()).toBe(true);

  const endChannel = begin('channel');
  expect(isSettled()).toBe(false);
  setTransport('polled');
  expect(isSettled()).toBe(true);
  setTransport('up');
  expect(isSettled()).toBe(false);
  endChannel();
  expect(isSettled()).toBe(true);

  setTransport('down');
  expect(isSettled()).toBe(false);
  setTransport('up');
  expect(isSettled()).toBe(true);
});
