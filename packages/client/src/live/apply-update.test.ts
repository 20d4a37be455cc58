import { expect, test } from 'vitest';
import { type Applied, applySeed, applyStatus, applyUpdate } from './apply-update.ts';
import { emptyMatch, type MatchLive } from './match-live.ts';
import { card, patch, START, seed, state, total, winner } from './test/messages.ts';

const applied = (result: Applied | 'gap'): Applied => {
  if (result === 'gap') throw new Error('An unexpected gap');
  return result;
};
const seeded = (v = 10, m = [winner([20000, 30000, 40000]), total('2.5', [18000, 19000])]): MatchLive =>
  applySeed(undefined, seed(v, m)).match;
const WINNER = '1042/1/';
const TOTAL = '1042/18/total=2.5';

test('a patch changes what it names and says what changed', () => {
  const before = seeded();
  const { match, changed } = applied(applyUpdate(before, patch(11, 10, [winner([21000, 30000, 40000])])));
  expect(match.markets.get(WINNER)?.outcomes.get('1')).toMatchObject({ odds: 21000, active: true });
  expect(changed.outcomes).toEqual([{ key: `${WINNER}/1`, from: 20000, to: 21000 }]);
  expect(changed).toMatchObject({ markets: [], structure: false, state: false });
});

test('unchanged objects are kept: other markets, other outcomes, the state and its parts', () => {
  const before = seeded();
  const { match } = applied(
    applyUpdate(before, patch(11, 10, [winner([21000, 30000, 40000])], { state: state({ sc: [1, 0] }) })),
  );
  expect(match.markets.get(TOTAL)).toBe(before.markets.get(TOTAL));
  expect(match.markets.get(WINNER)?.outcomes.get('2')).toBe(before.markets.get(WINNER)?.outcomes.get('2'));
  expect(match.state).not.toBe(before.state);
  expect(match.state?.clock).toBe(before.state?.clock);
  const again = applied(
    applyUpdate(match, card(12, [winner([21000, 30000, 40000])], { state: state({ sc: [1, 0] }) })),
  );
  expect(again.match.markets).toBe(match.markets);
  expect(again.match.state).toBe(match.state);
  expect(again.changed).toMatchObject({ outcomes: [], markets: [], structure: false, state: false });
});

test('old outcomes are kept with their odds, and take no bets', () => {
  const before = seeded();
  const shorter = { ...winner([20000, 30000, 40000]), o: [['1', 20000, 1]] as [string, number, 1][] };
  const { match } = applied(applyUpdate(before, patch(11, 10, [shorter])));
  const outcomes = match.markets.get(WINNER)?.outcomes;
  expect(outcomes?.get('3')).toMatchObject({ odds: 40000, active: false });
  expect(outcomes?.get('1')).toBe(before.markets.get(WINNER)?.outcomes.get('1'));
});

test('a version that is not newer changes nothing, in a market as in the state', () => {
  const before = seeded(10);
  const older = applied(applyUpdate(before, card(9, [winner([1, 1, 1])], { state: state({ sc: [5, 5] }) })));
  expect(older.match.markets).toBe(before.markets);
  expect(older.match.state).toBe(before.state);
  const same = applied(applyUpdate(before, patch(10, 9, [winner([1, 1, 1])])));
  expect(same.match.markets).toBe(before.markets);
});

test('an unchanged market remembers the newer version, so that an older change cannot come after it', () => {
  const unchanged = applied(applyUpdate(seeded(10), card(20, [winner([20000, 30000, 40000])]))).match;
  const late = applied(applyUpdate(unchanged, card(15, [winner([55555, 30000, 40000])]))).match;
  expect(late.markets).toBe(unchanged.markets);
});

test('a patch whose predecessor is missing is a gap, one that overlaps is not', () => {
  expect(applyUpdate(seeded(10), patch(13, 12, []))).toBe('gap');
  expect(applied(applyUpdate(seeded(10), patch(13, 8, []))).match.heldV).toBe(13);
  expect(applyUpdate(emptyMatch('1042'), patch(13, 12, []))).toBe('gap');
  expect(applied(applyUpdate(seeded(20), patch(13, 12, []))).match.heldV).toBe(20);
});

test('a card never counts as all markets: the patch after it may still be a gap', () => {
  const { match } = applied(applyUpdate(seeded(10), card(20, [winner([1, 2, 3])])));
  expect(match.heldV).toBe(10);
  expect(applyUpdate(match, patch(21, 20, []))).toBe('gap');
});

test('a market that closes, opens or becomes the balanced line changes the structure, a price does not', () => {
  const before = seeded();
  const structure = (m: Parameters<typeof patch>[2]) =>
    applied(applyUpdate(before, patch(11, 10, m))).changed.structure;
  expect(structure([winner([1, 2, 3], { st: -3 })])).toBe(true);
  expect(structure([winner([1, 2, 3], { st: -1 })])).toBe(false);
  expect(structure([total('3.5', [1, 2])])).toBe(true);
  expect(structure([total('2.5', [18000, 19000], { mb: 1 })])).toBe(true);
  expect(structure([winner([1, 2, 3])])).toBe(false);
});

test('a suspension names the market, so that all its buttons are told', () => {
  const { changed } = applied(
    applyUpdate(seeded(), patch(11, 10, [winner([20000, 30000, 40000], { st: -1 })])),
  );
  expect(changed).toMatchObject({ outcomes: [], markets: [WINNER], statuses: [WINNER] });
});

test('a full seed closes the markets that it does not name, a partial one leaves them', () => {
  const partial = applySeed(seeded(10), seed(11, [winner([1, 2, 3])], { full: 0 })).match;
  expect(partial.markets.get(TOTAL)?.status).toBe(1);
  const full = applySeed(seeded(10), seed(11, [winner([1, 2, 3])])).match;
  expect(full.markets.get(TOTAL)?.status).toBe(0);
  expect(full.markets.get(TOTAL)?.outcomes.size).toBe(2);
});

test('an older seed changes nothing', () => {
  const before = seeded(10);
  const { match } = applySeed(before, seed(9, [], { state: state({ sc: [9, 9] }) }));
  expect(match.markets).toBe(before.markets);
  expect(match.state).toBe(before.state);
  expect(match.heldV).toBe(10);
});

test('a seed may carry markets newer than its state', () => {
  const { match } = applySeed(undefined, seed(10, [winner([1, 2, 3])], { sv: 8 }));
  const { match: next } = applied(applyUpdate(match, card(9, [], { state: state({ sc: [1, 0] }) })));
  expect(next.state?.score).toEqual([1, 0]);
});

test('statistics and incidents are merged by key and by id', () => {
  const goal = {
    id: 'g1',
    minute: 11,
    stoppage: 0,
    type: 'goal',
    side: 'home' as const,
    player: 'Ola Nord',
    score: [1, 0] as [number, number],
  };
  const first = applied(
    applyUpdate(seeded(), patch(11, 10, [], { stats: [['shots', 3, 1]], inc: [goal] })),
  ).match;
  const corrected = { ...goal, player: 'Per Berg' };
  const { match } = applied(
    applyUpdate(
      first,
      patch(12, 11, [], {
        stats: [
          ['shots', 4, 1],
          ['fouls', 2, 2],
        ],
        inc: [corrected],
      }),
    ),
  );
  expect(match.report).toEqual({
    statistics: [
      { key: 'shots', home: 4, away: 1 },
      { key: 'fouls', home: 2, away: 2 },
    ],
    incidents: [corrected],
  });
});

test('an announced status holds against readings from before it', () => {
  const finished = applyStatus(seeded(), START + 500, 4, 100);
  expect(finished.state?.status).toBe(4);
  const late = applied(
    applyUpdate(finished, card(12, [], { ts: START + 400, state: state({ sc: [1, 0] }) })),
  ).match;
  expect(late.state).toMatchObject({ status: 4, stage: 100, score: [1, 0] });
  const newer = applied(applyUpdate(late, card(13, [], { ts: START + 600 }))).match;
  expect(newer.state?.status).toBe(1);
  expect(applyStatus(newer, START + 100, 4, 100)).toBe(newer);
});
