import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_BONUS_ODDS } from './odds.ts';
import { isAutoAccepted } from './odds-acceptance.ts';
import { reduceSlip } from './slip.ts';
import { isLocked } from './slip-core.ts';
import type { SlipEvent } from './slip-event.ts';
import type { SlipState } from './slip-state.ts';
import { after, start, story } from './test/stories.ts';
import { event } from './test/story-events.ts';

type Step = { readonly before: SlipState; readonly event: SlipEvent; readonly next: SlipState };

// Every step of a story, so that a law can say what one event may do.
function stepsOf(events: readonly SlipEvent[]): Step[] {
  const steps: Step[] = [];
  events.reduce((before, one) => {
    const next = reduceSlip(before, one).state;
    steps.push({ before, event: one, next });
    return next;
  }, start);
  return steps;
}

function eachStep(law: (step: Step) => void): void {
  fc.assert(fc.property(story, (events) => stepsOf(events).forEach(law)));
}

/** Edits that take selections off the slip, and say so. */
const REMOVALS: ReadonlySet<SlipEvent['type']> = new Set([
  'selection-removed',
  'selection-toggled',
  'cleared',
  'changes-accepted',
  'custom-bet-set',
  'custom-bet-replaced',
]);
/** Other ways off the slip: placed, replaced as a whole, or the undo of an edit that replaced. */
const ENDS: ReadonlySet<SlipEvent['type']> = new Set([
  'placement-answered',
  'bet-decided',
  'restored',
  'share-restored',
  'undone',
]);

const lost = ({ before, next }: Step) =>
  before.selectedOutcomeIds.filter((id) => !next.selectedOutcomeIds.includes(id));

test('a selection leaves the slip only by an event that says so', () => {
  eachStep((step) => {
    if (REMOVALS.has(step.event.type) || ENDS.has(step.event.type)) return;
    expect(lost(step)).toEqual([]);
  });
});

test('what is placed leaves the slip only onto the receipt', () => {
  eachStep((step) => {
    if (step.event.type !== 'placement-answered' && step.event.type !== 'bet-decided') return;
    const placed = step.next.placedBets.flatMap(({ bet }) => bet.selections.map((one) => one.id));
    for (const id of lost(step)) expect(placed).toContain(id);
  });
});

test('what an edit took off comes back with undo: the same selections, bets and stakes', () => {
  eachStep((step) => {
    const { before, next } = step;
    if (!REMOVALS.has(step.event.type) || lost(step).length === 0 || before.isUnconfirmed) return;
    const back = after([{ type: 'undone' }], next);
    expect(back.selectedOutcomeIds).toEqual(before.selectedOutcomeIds);
    expect(back.bets.map(({ betId, betType }) => [betId, betType])).toEqual(
      before.bets.map(({ betId, betType }) => [betId, betType]),
    );
    for (const [index, bet] of back.bets.entries()) {
      if (bet.stakeSource !== 'potential_win') expect(bet.stake).toBe(before.bets[index]?.stake);
    }
    expect(back.undo).toBeNull();
  });
});

/** What happens around the draft: none of it is an edit. */
const QUIET: ReadonlySet<SlipEvent['type']> = new Set([
  'markets-updated',
  'match-updated',
  'rules-changed',
  'system-types-changed',
  'currency-changed',
  'custom-odds-changed',
  'bonuses-answered',
]);

test('an undo names what left, and lasts until the next edit whatever the market does', () => {
  eachStep(({ before, event: one, next }) => {
    if (next.undo === null) return;
    const isNew = next.undo.names !== before.undo?.names;
    if (isNew) {
      expect(REMOVALS.has(one.type)).toBe(true);
      expect(next.undo.names.length).toBeGreaterThan(0);
    } else if (next.bets !== before.bets) expect(QUIET.has(one.type)).toBe(true);
  });
});

test('a locked slip is locked: no edit changes its bets, and only clearing a doubt empties it', () => {
  const FREE: ReadonlySet<string> = new Set([...ENDS, 'placement-not-received']);
  eachStep(({ before, event: one, next }) => {
    if (!isLocked(before) || FREE.has(one.type)) return;
    if (one.type === 'cleared' && before.isUnconfirmed) return;
    const held = ({ bets }: SlipState) =>
      bets.map((bet) => [bet.betId, bet.betType, bet.bonus, bet.freebetStake, bet.stakeText]);
    expect(held(next)).toEqual(held(before));
    expect(next.selectedOutcomeIds).toEqual(before.selectedOutcomeIds);
    expect(next.processingBets).toEqual(before.processingBets);
    expect(next.requestId).toBe(before.requestId);
  });
});

test('a stake is never negative, and a freebet is the stake', () => {
  eachStep(({ next }) => {
    for (const bet of [...next.bets, ...(next.undo?.bets ?? [])]) {
      expect(Number.isSafeInteger(bet.stake) && bet.stake >= 0).toBe(true);
      const isFreebet = bet.bonus?.type.startsWith('freebet') === true;
      expect(bet.freebetStake > 0).toBe(isFreebet);
      if (isFreebet) expect(bet.stake).toBe(bet.freebetStake);
      if (bet.bonusOdds !== DEFAULT_BONUS_ODDS) expect(bet.bonus?.type).toBe('comboboost');
      if (bet.bonus?.type === 'comboboost') expect(bet.betType).toBe('COMBO');
    }
  });
});

test('only a custom bet has a custom price, and its flag says whether that price has to be accepted', () => {
  eachStep(({ next }) => {
    const { oddsAcceptMode: mode, acceptDownToPercent: part } = next.rules;
    for (const bet of next.bets) {
      const { customOdds, acceptedCustomOdds } = bet;
      if (bet.betType !== 'CUSTOM_BET') {
        expect([customOdds, acceptedCustomOdds, bet.isCustomChanged]).toEqual([null, null, false]);
        continue;
      }
      expect(bet.selections.some((one) => one.isChanged)).toBe(false);
      if (customOdds === null) expect(bet.isCustomChanged).toBe(false);
      else {
        const isOpen = bet.selections.every((one) => !one.isSuspended && !one.isNotAvailable);
        const agreed = acceptedCustomOdds ?? 0;
        const isTaken = customOdds === agreed || (isOpen && isAutoAccepted(mode, agreed, customOdds, part));
        expect(bet.isCustomChanged).toBe(!isTaken);
      }
    }
  });
});

test('what is sent is what the player sees: every bet with its stake, its price and nothing flagged', () => {
  eachStep(({ before, event: one, next }) => {
    if (before.requestId !== null || next.state !== 'processing') return;
    expect(['place-pressed', 'accepted-and-placed']).toContain(one.type);
    expect(next.selectedOutcomeIds).toEqual(before.selectedOutcomeIds);
    for (const bet of next.processingBets) {
      expect(bet.stake).toBeGreaterThan(0);
      expect(bet.isCustomChanged).toBe(false);
      expect(bet.betType === 'CUSTOM_BET').toBe(bet.acceptedCustomOdds !== null);
    }
  });
});

test('refusals for wrong odds are counted in a row and end with an edit or a placed bet', () => {
  eachStep(({ before, event: one, next }) => {
    const grew = next.wrongOddsInRow - before.wrongOddsInRow;
    expect(grew).toBeLessThanOrEqual(1);
    if (grew === 1) expect(['placement-answered', 'bet-decided']).toContain(one.type);
    if (next.state === 'success' && before.state !== 'success') expect(next.wrongOddsInRow).toBe(0);
  });
});

test('after any story every single event leaves a slip that can be emptied', () => {
  fc.assert(
    fc.property(story, event, (events, one) => {
      const state = after([...events, one]);
      const requestId = state.requestId ?? '';
      const left = after([{ type: 'placement-unanswered', requestId }, { type: 'cleared' }], state);
      expect([left.bets, left.selectedOutcomeIds, left.state]).toEqual([[], [], 'initial']);
    }),
  );
});
