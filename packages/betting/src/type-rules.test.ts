import { describe, expect, test } from 'vitest';
import vectors from '../../../fixtures/betting/type-rules.json';
import { betTypeRefusal } from './bet-type.ts';
import { quote } from './quote.ts';
import type { BetType, SlipBonusType } from './slip-bet.ts';
import { needsBetFlow } from './slip-bonus.ts';
import { type SlipContext, slipProblems } from './slip-problems.ts';
import type { SlipState } from './slip-state.ts';
import { run, seen, type VectorRow } from './test/slip-vectors.ts';

/** A row: what is given, one action, what then holds. */
type RuleRow = Pick<VectorRow, 'name' | 'source' | 'rules'> & {
  readonly given: VectorRow['events'];
  readonly action: VectorRow['events'][number];
  readonly expect: object;
  readonly effects?: readonly string[];
  readonly problems?: readonly string[];
  readonly labels?: readonly string[];
  readonly refusal?: string;
};

// The vectors are JSON without our types.
const rows = vectors.rows as unknown as readonly RuleRow[];

const context: SlipContext = {
  isSignedIn: true,
  isOnline: true,
  accounts: { EUR: 10_000_000 },
  limits: { EUR: { minStake: 50, maxStake: 42_000, maxPayout: 10_000_000, vipStake: 40_000 } },
  fiatCurrencies: ['EUR'],
  stalePriceKeys: [],
};

const problemsOf = (state: SlipState) =>
  slipProblems(state, quote(state, context.limits.EUR?.maxPayout), context).map(({ kind }) => kind);

describe('state × action → state', () => {
  test.each(rows)('$name ($source)', (row) => {
    const { state, effects } = run({ ...row, events: [...row.given, row.action] });
    expect(seen(state)).toMatchObject(row.expect);
    if (row.effects) expect(effects.map((effect) => effect.kind)).toEqual(row.effects);
    if (row.problems) expect(problemsOf(state)).toEqual(row.problems);
    if (row.labels) expect(quote(state).bets.map(({ label }) => label)).toEqual(row.labels);
    if (row.refusal) {
      const before = run({ ...row, events: row.given }).state;
      const to = row.action.betType as Exclude<BetType, 'CUSTOM_BET'>; // a refusal is of a change of type
      expect(betTypeRefusal(before, to)).toBe(row.refusal);
      expect(state).toEqual(before);
    }
  });
});

test('the bonus kinds that need a bet flow are those that the specification names', () => {
  const { needBetFlow, others } = vectors.bonusKinds;
  // The vectors spell the kinds as text.
  const isFlow = (type: string) => needsBetFlow(type as SlipBonusType);
  expect(needBetFlow.filter(isFlow)).toEqual(needBetFlow);
  expect(others.filter(isFlow)).toEqual([]);
});
