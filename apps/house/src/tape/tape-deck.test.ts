import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWorld } from '#feed/create-world.ts';
import type { RealtimePort } from '#realtime/port.ts';
import { NO_FAULTS } from './fault-script.ts';
import { parseTape } from './tape.ts';
import { createTapeDeck } from './tape-deck.ts';

const START = 1_000;
const world = createWorld({ seed: 7, startAt: START, now: START, speed: 1, feeds: [] });
const HEAD = { tape: 2, seed: 7, speed: 1, from: 1_100, feedAt: 1_100 };
const HEARD = { isHeld: false, matchIds: null };
const HELD = { isHeld: true, matchIds: null };
const AS_RECORDED = { speed: 1, script: NO_FAULTS };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-tape-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A deck whose clock goes on by a tenth of a second with each look, and what its port was given. */
function deckOf() {
  const position = { offset: 0, epoch: 'one' };
  const sent: unknown[][] = [];
  const port = {
    publish: async (...given: unknown[]) => {
      sent.push(given);
      return position;
    },
    broadcast: async (channels: readonly string[], data: unknown) => {
      for (const channel of channels) sent.push([channel, data]);
      return channels.map(() => position);
    },
    position: async () => position,
  } as unknown as RealtimePort; // what a deck uses of a port
  let at = START;
  const now = () => {
    at += 100;
    return at;
  };
  return { sent, deck: createTapeDeck(port, { folder, now, world }) };
}

test('what is published and what the feed says goes onto the tape, and to whoever listens', async () => {
  const { sent, deck } = deckOf();
  await deck.port.publish('before', 0);
  deck.record('day', HEARD);
  await deck.port.publish('match', { v: 1 }, { version: 1 });
  deck.note({ type: 'provider_status', provider: 'oddin', status: 'INACTIVE' }, 1_350);
  await deck.port.broadcast(['a', 'b'], 'hello');
  expect(deck.publications()).toBe(3);
  // Its head, three providers, what was said, and the end.
  expect(await deck.stop()).toBe(9);
  expect(deck.publications()).toBe(0);
  await deck.port.publish('after', 0);
  expect(sent.map(([channel]) => channel)).toEqual(['before', 'match', 'a', 'b', 'after']);
  expect(parseTape(readFileSync(join(folder, 'day.jsonl'), 'utf8'))).toEqual({
    head: HEAD,
    publications: [
      { at: 100, channel: 'match', data: { v: 1 }, options: { version: 1 } },
      { at: 200, channel: 'a', data: 'hello' },
      { at: 200, channel: 'b', data: 'hello' },
    ],
    changes: [
      ...(['betradar', 'oddin', 'betconstruct'] as const).map((provider) => ({
        at: 0,
        feed: { type: 'provider_status', provider, status: 'ACTIVE' },
      })),
      { at: 250, feed: { type: 'provider_status', provider: 'oddin', status: 'INACTIVE' } },
    ],
    length: 300,
  });
});

test('what is held back is heard when the tape is played, in order, and once', async () => {
  const { sent, deck } = deckOf();
  deck.record('held', HELD);
  for (let v = 1; v <= 3; v += 1) await deck.port.publish('match', { v }, { version: v });
  await deck.stop();
  expect(sent).toEqual([]);
  expect(await deck.play('held', { ...AS_RECORDED, speed: 100 })).toBe(3);
  expect(sent).toEqual([1, 2, 3].map((v) => ['match', { v }, { version: v }]));
});

test('a tape takes its time, divided by the speed', async () => {
  const { deck } = deckOf();
  deck.record('timed', HELD);
  for (let v = 1; v <= 3; v += 1) await deck.port.publish('match', v);
  await deck.stop();
  const from = performance.now();
  await deck.play('timed', { ...AS_RECORDED, speed: 2 });
  // The last was published 300 ms after the start of the tape.
  expect(performance.now() - from).toBeGreaterThanOrEqual(149);
});

test('what is no tape is refused with its line', async () => {
  const head = JSON.stringify(HEAD);
  const good = '{"at":1,"channel":"a","data":1}';
  for (const [text, reason] of [
    ['', 'Line 1 of the tape cannot be read: it is no JSON'],
    ['{"tape":1,"seed":7}', 'The tape has version 1; this house plays version 2'],
    ['{"tape":2,"seed":7}', 'Line 1 of the tape cannot be read: speed'],
    [`${head}\n${good}\n{"at":-1}`, 'Line 3 of the tape cannot be read: at'],
    [`${head}\n${good}\n{"at":2,"chan`, 'Line 3 of the tape cannot be read: it is no JSON'],
    [`${head}\n{"at":2,"feed":{"type":"sun"}}`, 'Line 2 of the tape cannot be read: feed.type'],
  ] as const)
    expect(() => parseTape(text)).toThrow(reason);
  await expect(deckOf().deck.play('none', AS_RECORDED)).rejects.toThrow('ENOENT');
});
