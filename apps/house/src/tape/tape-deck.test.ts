import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RealtimePort } from '#realtime/port.ts';
import { NO_FAULTS } from './fault-script.ts';
import { parseTape } from './tape.ts';
import { createTapeDeck } from './tape-deck.ts';

const WORLD = { seed: 7, speed: 1 };
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
  let at = 1_000;
  const now = () => {
    at += 100;
    return at;
  };
  return { sent, deck: createTapeDeck(port, { folder, now, world: WORLD }) };
}

test('what is published and what the feed says goes onto the tape, and to whoever listens', async () => {
  const { sent, deck } = deckOf();
  await deck.port.publish('before', 0);
  deck.record('day', false);
  await deck.port.publish('match', { v: 1 }, { version: 1 });
  deck.note({ type: 'state', matchId: '5', v: 2 }, 1_350);
  await deck.port.broadcast(['a', 'b'], 'hello');
  expect(deck.publications()).toBe(3);
  expect(await deck.stop()).toBe(5);
  expect(deck.publications()).toBe(0);
  await deck.port.publish('after', 0);
  expect(sent.map(([channel]) => channel)).toEqual(['before', 'match', 'a', 'b', 'after']);
  expect(parseTape(readFileSync(join(folder, 'day.jsonl'), 'utf8'))).toEqual({
    head: { tape: 1, ...WORLD, from: 1_100 },
    publications: [
      { at: 100, channel: 'match', data: { v: 1 }, options: { version: 1 } },
      { at: 200, channel: 'a', data: 'hello' },
      { at: 200, channel: 'b', data: 'hello' },
    ],
    changes: [{ at: 250, feed: { type: 'state', matchId: '5', v: 2 } }],
  });
});

test('what is held back is heard when the tape is played, in order, and once', async () => {
  const { sent, deck } = deckOf();
  deck.record('held', true);
  for (let v = 1; v <= 3; v += 1) await deck.port.publish('match', { v }, { version: v });
  await deck.stop();
  expect(sent).toEqual([]);
  expect(await deck.play('held', { ...AS_RECORDED, speed: 100 })).toBe(3);
  expect(sent).toEqual([1, 2, 3].map((v) => ['match', { v }, { version: v }]));
});

test('a tape takes its time, divided by the speed', async () => {
  const { deck } = deckOf();
  deck.record('timed', true);
  for (let v = 1; v <= 3; v += 1) await deck.port.publish('match', v);
  await deck.stop();
  const from = performance.now();
  await deck.play('timed', { ...AS_RECORDED, speed: 2 });
  // The last was published 300 ms after the start of the tape.
  expect(performance.now() - from).toBeGreaterThanOrEqual(149);
});

test('what is no tape is refused with its line', async () => {
  expect(() => parseTape('')).toThrow('Line 1 of the tape');
  expect(() => parseTape('{"tape":2}')).toThrow('Line 1 of the tape');
  const head = JSON.stringify({ tape: 1, ...WORLD, from: 0 });
  expect(() => parseTape(`${head}\n{"at":1,"channel":"a","data":1}\n{"at":-1}`)).toThrow(
    'Line 3 of the tape',
  );
  await expect(deckOf().deck.play('none', AS_RECORDED)).rejects.toThrow('ENOENT');
});
