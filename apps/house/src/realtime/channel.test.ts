import { expect, test } from 'vitest';
import { Channel } from './channel.ts';
import type { Namespace } from './namespaces.ts';

const stream: Namespace = {
  name: 'markets',
  mode: 'stream',
  historySize: 3,
  historyTtlMs: 60_000,
  open: true,
};
const cache: Namespace = { name: 'match', mode: 'cache', historySize: 1, historyTtlMs: 60_000, open: true };

function channelWith(namespace: Namespace, publications: number) {
  const channel = new Channel(`${namespace.name}:1`, namespace, 0);
  for (let n = 1; n <= publications; n++) channel.append({ n }, {}, undefined, n);
  const at = (offset: number, epoch = channel.position.epoch) => ({ offset, epoch });
  const missed = (offset: number, epoch?: string, now = 100) =>
    channel.recover(at(offset, epoch), now).missed?.map((one) => one.offset) ?? null;
  return { channel, missed };
}

test('a stream gives back what came after a position, in order', () => {
  const { missed } = channelWith(stream, 3);
  expect(missed(1)).toEqual([2, 3]);
  expect(missed(3)).toEqual([]);
  expect(missed(0)).toEqual([1, 2, 3]);
});

test('a stream does not recover past what it keeps, from the future, or from another life', () => {
  const { missed } = channelWith(stream, 5);
  expect(missed(1)).toBeNull();
  expect(missed(2)).toEqual([3, 4, 5]);
  expect(missed(9)).toBeNull();
  expect(missed(4, 'another')).toBeNull();
  expect(missed(4, '_')).toBeNull();
});

test('an empty epoch stands for any', () => {
  expect(channelWith(stream, 3).missed(2, '')).toEqual([3]);
});

test('history that is too old is gone', () => {
  const { missed } = channelWith(stream, 3);
  expect(missed(1, undefined, 60_002)).toBeNull();
  expect(missed(2, undefined, 60_002)).toEqual([3]);
  expect(missed(3, undefined, 999_999)).toEqual([]);
});

test('what is too old is let go without being asked for', () => {
  const { channel } = channelWith(stream, 3);
  expect(channel.held).toBe(3);
  channel.forgetOld(60_002);
  expect(channel.held).toBe(1);
  channel.forgetOld(999_999);
  expect(channel.held).toBe(0);
});

test('a channel that goes on keeps no more than what is young enough', () => {
  const { channel } = channelWith(stream, 2);
  channel.append({ n: 3 }, {}, undefined, 60_001);
  expect(channel.held).toBe(2);
  channel.append({ n: 4 }, {}, undefined, 200_000);
  expect(channel.held).toBe(1);
});

test('a cache gives its last publication to all who do not have it', () => {
  const { missed } = channelWith(cache, 5);
  expect(missed(0, '')).toEqual([5]);
  expect(missed(2)).toEqual([5]);
  expect(missed(5)).toEqual([]);
  expect(missed(5, 'another')).toEqual([5]);
});

test('an empty cache recovers only a position that is its own', () => {
  const { missed } = channelWith(cache, 0);
  expect(missed(0, '')).toEqual([]);
  expect(missed(0)).toEqual([]);
  expect(missed(3)).toBeNull();
  expect(missed(0, 'another')).toBeNull();
});

test('a reset is another life', () => {
  const { channel } = channelWith(stream, 3);
  const before = channel.position;
  channel.reset();
  expect(channel.position.offset).toBe(0);
  expect(channel.position.epoch).not.toBe(before.epoch);
  expect(channel.recover(before, 10).missed).toBeNull();
});

test('a channel is idle when nobody listens and nothing it kept could be asked for', () => {
  const { channel } = channelWith(stream, 3);
  expect(channel.isIdle(100_000)).toBe(false);
  expect(channel.isIdle(120_004)).toBe(true);
  channel.subscribers.add('someone' as never);
  expect(channel.isIdle(999_999)).toBe(false);
});
