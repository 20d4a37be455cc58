import { expect, test } from 'vitest';
import type { MatchRecord } from '#feed/world.ts';
import { type MatchChange, nextCard, nextPatch, type ToldMatch } from './match-messages.ts';

// The parts of a record that messages are made of.
const match = {
  id: '1042',
  provider: 'betradar',
  status: 1,
  stage: 6,
  clock: null,
  totalScore: [1, 0],
  periodScores: [],
  extras: null,
  gameScore: null,
  server: null,
  statistics: [
    { key: 'possession', home: 58, away: 42 },
    { key: 'attack', home: 3, away: 0 },
  ],
  incidents: [],
  markets: new Map(),
  availableMarkets: 0,
  v: 12,
  stateV: 7,
} as unknown as MatchRecord;

const change = (parts: Partial<MatchChange>): MatchChange => ({
  markets: new Set(),
  isStateChanged: false,
  isPlayChanged: false,
  isUrgent: false,
  ...parts,
});
const told = (): ToldMatch => ({ at: 0, v: 9, incidents: 0, card: new Set() });

test('who attacks makes a patch of its own, without state, and no card', () => {
  const play = change({ isPlayChanged: true });
  const patch = nextPatch(match, play, told(), 1000);
  expect(patch).toEqual({
    event: 'markets_changed',
    v: 12,
    pv: 9,
    ts: 1000,
    id: '1042',
    m: [],
    stats: [['attack', 3, 0]],
  });
  expect(nextCard(match, play, told(), 1000)).toBeNull();
});

test('a new state carries every statistic and makes a card', () => {
  const state = change({ isStateChanged: true, isPlayChanged: true });
  const patch = nextPatch(match, state, told(), 1000);
  expect(patch.stats).toEqual([
    ['possession', 58, 42],
    ['attack', 3, 0],
  ]);
  expect(patch.state?.sc).toEqual([1, 0]);
  expect(nextCard(match, state, told(), 1000)?.event).toBe('match_changed');
});

test('a change of prices alone carries neither', () => {
  const patch = nextPatch(match, change({ markets: new Set(['1042/1/']) }), told(), 1000);
  expect(patch).not.toHaveProperty('stats');
  expect(patch).not.toHaveProperty('state');
});
