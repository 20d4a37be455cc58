import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placementBonus } from './bonus/placement-bonus.ts';
import { isFreebet, NO_BONUSES, type SlipBonus } from './slip-bet.ts';
import { isLocked } from './slip-core.ts';
import type { SlipEvent } from './slip-event.ts';
import { savedSlip } from './slip-restore.ts';
import type { SlipState } from './slip-state.ts';
import { bonusSlip, offering } from './test/bonus-slip.ts';
import { selectionInput } from './test/selection-input.ts';
import { after } from './test/stories.ts';

const freebet = (id: string): SlipBonus => ({ id, type: 'freebet_only_win', odds: null });
const hunting: SlipBonus = { id: '1', type: 'hunting', odds: null };
const boost: SlipBonus = { id: '3', type: 'comboboost', odds: 11_000 };
const choose = (bonus: SlipBonus | null, betId = 'b1'): SlipEvent => ({
  type: 'bonus-chosen',
  betId,
  bonus,
  freebetStake: 500,
});
const rules = (isMultiActiveFreebetsAllowed: boolean): SlipEvent => ({
  type: 'rules-changed',
  rules: { isMultiActiveFreebetsAllowed },
});

// Few bets, bonuses and matches, so that they meet.
const matchId = fc.constantFrom('1', '2', '3');
const betId = fc.constantFrom('b1', 'b2', 'b3');
const bonus = fc.constantFrom(freebet('7'), freebet('8'), hunting, boost);
const available = fc.record({
  comboboost: fc.constantFrom(null, boost),
  freebet: fc.subarray([freebet('7'), freebet('8')]),
  hunting: fc.constantFrom(null, hunting),
  lootbox: fc.constant(null),
  tournament: fc.constant(null),
});
const event: fc.Arbitrary<SlipEvent> = fc.oneof(
  { weight: 2, arbitrary: matchId.map((id) => added(id)) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('bonuses-answered' as const), betId, available }) },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.option(bonus, { nil: null }), betId).map(([one, id]) => choose(one, id)),
  },
  fc.boolean().map(rules),
  fc.constantFrom<SlipEvent>(
    { type: 'bet-type-changed', betType: 'SINGLE' },
    { type: 'bet-type-changed', betType: 'COMBO' },
    { type: 'selection-removed', id: '1/1//1' },
    { type: 'undone' },
    { type: 'place-pressed', requestId: 'r', isSignedIn: true },
    { type: 'placement-not-received', requestId: 'r' },
    { type: 'currency-changed', currency: 'USD', subunits: 100 },
  ),
);
const story = fc.array(event, { maxLength: 40 });

function added(id: string): SlipEvent {
  return { type: 'selection-added', selection: selectionInput({ matchId: id }) };
}

function eachStep(law: (before: SlipState, one: SlipEvent, next: SlipState) => void): void {
  fc.assert(
    fc.property(story, (events) => {
      events.reduce((before, one) => {
        const next = after([one], before);
        law(before, one, next);
        return next;
      }, after([]));
    }),
    { numRuns: 500 },
  );
}

const two = after([added('1'), added('2'), { type: 'bet-type-changed', betType: 'SINGLE' }]);
const offered = ['b1', 'b2'].map((id): SlipEvent => {
  const freebets = { ...NO_BONUSES, freebet: [freebet('7'), freebet('8')] };
  return { type: 'bonuses-answered', betId: id, available: freebets };
});
const tokens = ({ bets }: SlipState) => bets.map((bet) => bet.bonus?.id ?? null);

test('a second freebet needs the switch, and no token is on two bets', () => {
  const both = [choose(freebet('7')), choose(freebet('8'), 'b2')];
  expect(tokens(after([...offered, ...both], two))).toEqual(['7', null]);
  const allowed = after([rules(true), ...offered, ...both], two);
  expect(tokens(allowed)).toEqual(['7', '8']);
  expect(allowed.bets.map(({ stake }) => stake)).toEqual([500, 500]);
  expect(tokens(after([choose(freebet('7'), 'b2')], allowed))).toEqual(['7', '8']);
  const off = after([rules(false)], allowed);
  expect(tokens(off)).toEqual(['7', null]);
  expect(off.bets.map(({ stake }) => stake)).toEqual([500, 0]);
});

test('a token that comes back with undo is taken off where the rules no longer allow a second one', () => {
  const both = [choose(freebet('7')), choose(freebet('8'), 'b2')];
  const removed = { type: 'selection-removed', id: '2/1//1' } as const;
  const story = [rules(true), ...offered, ...both, removed];
  expect(tokens(after([...story, { type: 'undone' }], two))).toEqual(['7', '8']);
  expect(tokens(after([...story, rules(false), { type: 'undone' }], two))).toEqual(['7', null]);
});

test('another freebet takes the place of the one on the same bet', () => {
  expect(tokens(after([...offered, choose(freebet('7')), choose(freebet('8'))], two))).toEqual(['8', null]);
});

test('laws of freebets hold in any story', () => {
  eachStep((_before, _one, next) => {
    const freebets = next.bets.filter((bet) => isFreebet(bet.bonus));
    const ids = freebets.map((bet) => bet.bonus?.id);
    if (isLocked(next)) return;
    expect(new Set(ids).size).toBe(ids.length);
    if (!next.rules.isMultiActiveFreebetsAllowed) expect(ids.length).toBeLessThanOrEqual(1);
    for (const bet of next.bets) expect(bet.freebetStake > 0).toBe(isFreebet(bet.bonus));
    for (const bet of freebets) expect(bet.stake).toBe(bet.freebetStake);
  });
});

test('bonuses that are switched off stay off for the bet until the player chooses one', () => {
  eachStep((before, one, next) => {
    for (const bet of next.bets) {
      const was = before.bets.find((candidate) => candidate.betId === bet.betId);
      const isAsked = one.type === 'bonus-chosen' && one.bonus !== null && one.betId === bet.betId;
      if (was?.isBonusOff !== true || isAsked || one.type === 'undone') continue;
      expect([bet.isBonusOff, bet.bonus]).toEqual([true, null]);
    }
  });
});

test('a bonus that is switched off stays off through a reload', () => {
  const off = after([added('1'), offering(hunting), choose(null)]);
  const saved: unknown = JSON.parse(JSON.stringify(savedSlip(off)));
  const restored = after([{ type: 'restored', saved }, offering(hunting)]);
  expect(restored.bets[0]).toMatchObject({ bonus: null, isBonusOff: true });
  expect(after([choose(hunting), offering(hunting)], restored).bets[0]?.bonus).toEqual(hunting);
});

test('a slip that was saved before bonuses could be switched off still loads and takes the default', () => {
  const { bets, ...head } = savedSlip(after([added('1')]));
  const old = { ...head, bets: bets.map(({ isBonusOff: _missing, ...bet }) => bet) };
  const saved: unknown = JSON.parse(JSON.stringify(old));
  expect(after([{ type: 'restored', saved }, offering(hunting)]).bets[0]?.bonus).toEqual(hunting);
});

test('a saved freebet whose stake is not the freebet is none', () => {
  const slip = bonusSlip({ odds: [20_000], betType: 'SINGLE', stake: 500, bonus: freebet('7') });
  const { bets, ...head } = savedSlip(slip);
  for (const spoiled of [{ freebetStake: 0 }, { stake: 900 }, { bonus: hunting }]) {
    const saved = { ...head, bets: bets.map((bet) => ({ ...bet, ...spoiled })) };
    const [bet] = after([{ type: 'restored', saved }]).bets;
    expect([bet?.freebetStake, isFreebet(bet?.bonus ?? null)]).toEqual([0, false]);
  }
});

test('a placement names the bonus with its boost as it is shown, and none that adds nothing', () => {
  const sent = (one: SlipBonus | null, odds: readonly number[]) => {
    const [bet] = bonusSlip({ odds, betType: 'COMBO', stake: 500, bonus: one }).bets;
    return bet && placementBonus(bet);
  };
  const terms = { sportTypes: [], sportKeys: [], categoryIds: [], tournamentIds: [], matchIds: [] };
  const ranges = [{ minCount: 3, maxCount: null, bonusOdds: 10_500 }];
  const counted: SlipBonus = {
    ...boost,
    boost: { ...terms, minOdds: null, maxOdds: null, matchStatus: 'all', ranges },
  };
  expect(sent(freebet('7'), [20_000])).toEqual({ id: '7', type: 'freebet_only_win', odds: null });
  expect(sent(hunting, [20_000])).toEqual({ id: '1', type: 'hunting', odds: null });
  expect(sent(boost, [20_000, 20_000])).toEqual({ id: '3', type: 'comboboost', odds: 11_000 });
  expect(sent(counted, [20_000, 20_000, 20_000])).toEqual({ id: '3', type: 'comboboost', odds: 10_500 });
  expect(sent(counted, [20_000, 20_000])).toBeNull();
  expect(sent(null, [20_000])).toBeNull();
});

test('a receipt shows the boost of the prices that were used', () => {
  const ranges = [{ minCount: 2, maxCount: null, bonusOdds: 10_500 }];
  const terms = { sportTypes: [], sportKeys: [], categoryIds: [], tournamentIds: [], matchIds: [] };
  const counted: SlipBonus = {
    ...boost,
    boost: { ...terms, minOdds: 15_000, maxOdds: null, matchStatus: 'all', ranges },
  };
  const slip = bonusSlip({ odds: [20_000, 15_000], betType: 'COMBO', stake: 500, bonus: counted });
  const placing = after([{ type: 'place-pressed', requestId: 'r', isSignedIn: true }], slip);
  const reply = { betId: 'b1', id: '1', ref: 'R', status: 'accepted', isVip: false } as const;
  const answer = (odds: number): SlipEvent => ({
    type: 'placement-answered',
    requestId: 'r',
    replies: [{ ...reply, odds: { '2/1//1': odds } }],
    error: null,
    currentOdds: {},
  });
  const boostAt = (odds: number) => after([answer(odds)], placing).placedBets[0]?.bet.bonusOdds;
  expect([boostAt(15_000), boostAt(14_900)]).toEqual([10_500, 10_000]);
});
