import type { Condition } from '@touchline/betting/bonus';
import slip from '@touchline/i18n/locales/en/slip.json' with { type: 'json' };
import bonus from '@touchline/i18n/locales/en/slip-bonus.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { compiled } from '#data/test/compiled.ts';
import { changeText } from './change-text.ts';
import { conditionText, conditionValue } from './condition-text.ts';
import type { ConditionWords } from './condition-words.ts';
import { storedConditions } from './stored-proof.ts';

const words: ConditionWords = {
  t: createMessages('en', { ...compiled(slip), ...compiled(bonus) }),
  price: (odds) => (odds / 10_000).toFixed(2),
  money: (amount) => `€${(amount / 100).toFixed(2)}`,
  when: (at) => new Date(at).toISOString().slice(0, 10),
  isolate: (text) => text,
  nameOf: (id) => (id === 'football' ? 'Football' : null),
};
const selections = [
  { name: 'Harbour City', odds: 14_500 },
  { name: 'Over 2.5', odds: 18_500 },
];
const said = (condition: Condition) => [
  conditionText(condition, words),
  conditionValue(condition, words, selections),
];

test('a condition says what it asks for, and what the bet has of it', () => {
  expect(said({ kind: 'min-odds', isMet: false, wanted: 15_000, missing: [0] })).toEqual([
    'Price of 1.50 or higher',
    "Doesn't fit: Harbour City (1.45)",
  ]);
  expect(said({ kind: 'min-stake', isMet: false, wanted: 500, stake: 200 })).toEqual([
    'Stake of €5.00 or more',
    'Your bet: €2.00',
  ]);
  expect(said({ kind: 'selection-count', isMet: false, from: 3, to: null, count: 2 })).toEqual([
    'Selections that count: 3 or more',
    'Your bet: 2',
  ]);
  expect(said({ kind: 'selection-count', isMet: true, from: 3, to: 8, count: 3 })[0]).toBe(
    'Selections that count: 3 to 8',
  );
  expect(said({ kind: 'bet-type', isMet: true, wanted: ['SINGLE', 'COMBO'], type: 'COMBO' })).toEqual([
    'Bet type: Single, Combo',
    'Your bet: Combo',
  ]);
  expect(said({ kind: 'uses', isMet: true, left: 1 })).toEqual(['1 use left', null]);
  expect(said({ kind: 'match-status', isMet: true, wanted: 'live', missing: [] })).toEqual([
    'In-play only',
    null,
  ]);
});

test('ids are named where their names are known', () => {
  const sport = { kind: 'sport', isMet: true, missing: [] } as const;
  expect(said({ ...sport, wanted: ['football'] })[0]).toBe('Sport: Football');
  expect(said({ ...sport, wanted: ['chess'] })[0]).toBe('Sport: as in the terms');
  expect(said({ ...sport, kind: 'sport-type', wanted: ['cyber'] })[0]).toBe('Kind of sport: Esports');
});

test('what is missing is one sentence', () => {
  const add = (minOdds: number | null, maxOdds: number | null, count = 1) =>
    changeText(
      { steps: [{ kind: 'add-selections', count, minOdds, maxOdds }], obstacles: [] },
      words,
      selections,
    );
  expect(add(15_000, null)).toBe('Add one more selection at 1.50 or higher');
  expect(add(null, 30_000, 2)).toBe('Add 2 more selections at 3.00 or lower');
  expect(add(15_000, 30_000)).toBe('Add one more selection between 1.50 and 3.00');
  expect(add(null, null)).toBe('Add one more selection');
  expect(
    changeText(
      {
        steps: [
          { kind: 'remove-selections', selections: [0] },
          { kind: 'change-type', to: 'COMBO' },
          { kind: 'raise-stake', to: 500 },
        ],
        obstacles: [],
      },
      words,
      selections,
    ),
  ).toBe('Remove Harbour City · Change the bet type to Combo · Stake €5.00 or more');
});

test('what no change can meet is said in its place', () => {
  const steps = [{ kind: 'raise-stake', to: 500 }] as const;
  expect(changeText({ steps, obstacles: ['valid-to'] }, words, selections)).toBe('It has ended');
});

test('of a stored proof, what can be read is shown', () => {
  const proof = [
    { kind: 'uses', isMet: true, left: 2 },
    { kind: 'min-odds', isMet: true, wanted: 15_000, missing: [] },
    { kind: 'min-odds', isMet: true },
    { kind: 'full-moon', isMet: true },
    { kind: 'selection-count', isMet: true, from: 1, to: null, count: 2 },
    {},
  ];
  expect(storedConditions(proof).map(({ kind }) => kind)).toEqual(['uses', 'min-odds', 'selection-count']);
});
