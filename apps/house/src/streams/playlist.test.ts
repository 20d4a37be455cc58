import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLIP_PARTS, PART_MS } from './clip.ts';
import { livePlaylist } from './playlist.ts';

/** A playlist as a player reads it. */
function read(text: string) {
  const number = (tag: string) => Number(new RegExp(`^#${tag}:(.*)$`, 'm').exec(text)?.[1]);
  let count = number('EXT-X-DISCONTINUITY-SEQUENCE');
  const parts: { sequence: number; name: string; run: number; at: number | undefined }[] = [];
  let at: number | undefined;
  for (const line of text.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') count += 1;
    const date = /^#EXT-X-PROGRAM-DATE-TIME:(.*)$/.exec(line)?.[1];
    if (date) at = Date.parse(date);
    if (!line.endsWith('.m4s')) continue;
    parts.push({ sequence: number('EXT-X-MEDIA-SEQUENCE') + parts.length, name: line, run: count, at });
    at = undefined;
  }
  return { parts, target: number('EXT-X-TARGETDURATION') };
}

const FROM = Date.UTC(2026, 10, 14, 17, 0, 0, 250);
const BEGIN = Date.UTC(2026, 10, 14, 17);
const instant = fc.integer({ min: BEGIN + 6 * PART_MS, max: BEGIN + 6 * 3_600_000 });

test('a window of six parts ends with the last that is over', () => {
  fc.assert(
    fc.property(instant, (now) => {
      const { parts, target } = read(livePlaylist(now, FROM));
      expect(parts).toHaveLength(6);
      expect(new Set(parts.map(({ name }) => name)).size).toBe(6);
      const end = BEGIN + ((parts.at(-1)?.sequence ?? 0) + 1) * PART_MS;
      expect(end).toBeLessThanOrEqual(now);
      expect(end + PART_MS).toBeGreaterThan(now);
      expect(target * 1000).toBe(PART_MS);
    }),
  );
});

test('a part keeps its number, its file, its run and its time as the window moves on', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 6 * PART_MS }), (now, later) => {
      const [before, after] = [
        read(livePlaylist(now, FROM)).parts,
        read(livePlaylist(now + later, FROM)).parts,
      ];
      expect(after[0]?.sequence).toBeGreaterThanOrEqual(before[0]?.sequence ?? 0);
      const known = new Map(before.map((part) => [part.sequence, part]));
      for (const { sequence, name, run } of after) {
        const earlier = known.get(sequence);
        if (earlier) expect({ name, run }).toEqual({ name: earlier.name, run: earlier.run });
      }
      for (const { sequence, at } of [...before, ...after])
        if (at !== undefined) expect(at).toBe(BEGIN + sequence * PART_MS);
    }),
  );
});

test('a discontinuity stands where the clip begins again, and nowhere else', () => {
  fc.assert(
    fc.property(instant, (now) => {
      const { parts } = read(livePlaylist(now, FROM));
      for (const [place, part] of parts.entries()) {
        expect(part.name).toBe(`${part.sequence % CLIP_PARTS}.m4s`);
        const before = parts[place - 1];
        if (before) expect(part.run - before.run).toBe(part.name === '0.m4s' ? 1 : 0);
      }
    }),
  );
});

test('at the beginning the window is as long as ever, and nothing is counted from below zero', () => {
  const { parts } = read(livePlaylist(BEGIN, FROM));
  expect(parts.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('it ends only when nothing follows', () => {
  const now = BEGIN + 60_000;
  expect(livePlaylist(now, FROM)).not.toContain('ENDLIST');
  expect(livePlaylist(now, FROM, true).trimEnd()).toMatch(/#EXT-X-ENDLIST$/);
});
