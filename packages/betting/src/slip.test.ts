import { describe, expect, test } from 'vitest';
import vectors from '../../../fixtures/betting/slip.json';
import { run, seen } from './test/slip-vectors.ts';

describe('the slip does what the specification says', () => {
  test.each(vectors.rows)('$name ($source)', (row) => {
    const { state, effects } = run(row);
    expect(seen(state)).toMatchObject(row.expect);
    if ('effects' in row) expect(effects.map((effect) => effect.kind)).toEqual(row.effects);
  });

  test('every row quotes a section of the specification', () => {
    expect(vectors.rows.filter((row) => !row.source.startsWith('§'))).toEqual([]);
  });
});
