import type { EpochMs } from '@touchline/betting';
import { CLIP_PARTS, PART_MS } from './clip.ts';

/** Parts that a playlist names. Fewer than the clip has, so that no address stands in it twice. */
const WINDOW = 6;

const partOf = (sequence: number) => sequence % CLIP_PARTS;

/**
 * The clip as a broadcast without end, at an instant: a window of its parts that moves on by itself. Parts are counted from
 * the whole seconds of `from`, so that every reader and every restart finds the same, and the counts stay low: players go
 * through all of them. `isOver`: nothing follows any more. Source: RFC 8216.
 */
export function livePlaylist(now: EpochMs, from: EpochMs, isOver = false): string {
  const begin = Math.floor(from / 1_000) * 1_000;
  const end = Math.max(WINDOW, Math.floor((now - begin) / PART_MS));
  const first = end - WINDOW;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${PART_MS / 1000}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // How often the clip began again before the window; the mark that leaves the window with its part is counted from then on.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / CLIP_PARTS)}`,
    '#EXT-X-MAP:URI="start.mp4"',
  ];
  for (let sequence = first; sequence < end; sequence += 1) {
    if (partOf(sequence) === 0) lines.push('#EXT-X-DISCONTINUITY');
    if (sequence === first || partOf(sequence) === 0)
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(begin + sequence * PART_MS).toISOString()}`);
    lines.push(`#EXTINF:${(PART_MS / 1000).toFixed(3)},`, `${partOf(sequence)}.m4s`);
  }
  if (isOver) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}
