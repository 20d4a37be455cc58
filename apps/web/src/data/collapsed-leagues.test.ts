import type { Tournament } from '@touchline/contract';
import { expect, test } from 'vitest';
import { collapsedLeagues } from './collapsed-leagues.ts';

const league = (id: string, more: Partial<Tournament> = {}) =>
  ({ id, slug: id, name: id, kind: 'match', priority: 1, ...more }) as Tournament; // only what is read

const circuit = { id: 'circuit', slug: 'circuit', name: 'Circuit' };

test.each(['stage', 'season', 'simple_tournament'] as const)('a %s stands as its parent, once', (kind) => {
  const stages = ['west', 'east'].map((id) => league(id, { kind, parent: circuit }));
  const own = league('circuit', { priority: 7 });
  expect(collapsedLeagues([...stages, league('cup'), own]).map(({ id }) => id)).toEqual(['circuit', 'cup']);
  expect(collapsedLeagues([...stages, own])).toEqual([own]);
});

test('a parent that is not in the list has what its first part has', () => {
  const [shown] = collapsedLeagues([league('west', { kind: 'stage', parent: circuit, priority: 3 })]);
  expect(shown).toMatchObject({ ...circuit, kind: 'match', priority: 3, parent: null });
});

test('a group without a parent is left out, and a league stays what it is', () => {
  expect(collapsedLeagues([league('lost', { kind: 'season' }), league('cup')]).map(({ id }) => id)).toEqual([
    'cup',
  ]);
});
