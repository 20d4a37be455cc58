import { unit } from '#feed/random.ts';
import type { Kit, KitPattern } from './records.ts';

const PATTERNS: readonly KitPattern[] = [
  'plain',
  'stripes',
  'hoops',
  'halves',
  'sash',
  'belt',
  'pale',
  'quarters',
];

const SHIRTS =
  '#b3202c #1f4e9e #0f6b4a #f2b705 #5b2a86 #101820 #e6e6e6 #d4541a #0c7c8c #7a1f3d #2e7d32 #1b2a52'.split(
    ' ',
  );

/** Colours and pattern for a mark; any text may be the key. */
export function kitOf(key: string): Kit {
  const a = Math.floor(unit('kit-a', key) * SHIRTS.length);
  const b = (a + 1 + Math.floor(unit('kit-b', key) * (SHIRTS.length - 1))) % SHIRTS.length;
  const pattern = PATTERNS[Math.floor(unit('kit', key) * PATTERNS.length)] ?? 'plain';
  return { pattern, a: hex(SHIRTS[a]), b: hex(SHIRTS[b]) };
}

function hex(colour: string | undefined): `#${string}` {
  return `#${(colour ?? '#888888').slice(1)}`;
}
