import { expect, test } from 'vitest';
import type { LegFacts } from '../bets/leg-facts.ts';
import { type DecidedLeg, legReason } from './leg-reason.ts';

const facts: LegFacts = { score: [2, 1], minute: null, periods: [] };
const football: LegFacts = {
  ...facts,
  periods: [
    ['6', 1, 1, 0],
    ['7', 2, 1, 1],
  ],
};
const tennis: LegFacts = {
  ...facts,
  periods: [
    ['8', 1, 6, 4],
    ['9', 2, 3, 6],
    ['10', 3, 7, 5],
  ],
};

const leg = (
  marketId: string,
  specifier: string,
  of: LegFacts,
  more: Partial<DecidedLeg> = {},
): DecidedLeg => ({
  facts: of,
  marketId,
  specifier,
  person: null,
  isVoid: false,
  at: 1_000,
  names: { home: 'Harbour City', away: 'Nordvik' },
  ...more,
});

test.each([
  ['the final score', leg('1', '', facts), 'Score 2–1'],
  ['the score of the moment', leg('10031', '', { ...facts, minute: 81 }), 'Score 2–1 in minute 81'],
  ['its half', leg('60', '', football), '1st half: 1–0'],
  ['the other half', leg('90', 'total=1.5', football), '2nd half: 1–1'],
  [
    'what happened in some minutes',
    leg('10002', 'from=16|to=30', { ...facts, inWindow: 2 }),
    'Counted from minute 16 to 30: 2',
  ],
  ['corners', leg('166', 'total=9.5', { ...facts, corners: [7, 4] }), 'Corners 7–4'],
  ['cards', leg('139', 'total=3.5', { ...facts, cards: [2, 3] }), 'Cards 2–3'],
  [
    'goals of a player',
    leg('10010', '', { ...facts, goals: 2 }, { person: 'D. Marrow' }),
    'Goals by D. Marrow: 2',
  ],
  [
    'a goal',
    leg('8', 'goalnr=3', { ...facts, goal: { side: 'away', minute: 63, player: 'O. Lind' } }),
    'Goal 3: O. Lind (Nordvik), minute 63',
  ],
  [
    'a goal that was not scored',
    leg('8', 'goalnr=4', { ...facts, goal: null }),
    'Goal 4 was not scored; score 2–1',
  ],
  ['one set', leg('202', 'setnr=2', tennis), '2nd set: 3–6'],
  ['sets', leg('186', '', tennis), 'Score 2–1 (6–4, 3–6, 7–5)'],
  ['a map', leg('330', 'mapnr=1', { ...facts, periods: [['141', 1, 13, 9]] }), '1st map: 13–9'],
  ['who won', leg('10090', '', { ...facts, score: null, winners: ['Harbour City'] }), 'Winner: Harbour City'],
])('a reason names %s', (_, decided, result) => {
  const reason = legReason(decided, 'en');
  expect(reason.result).toBe(result);
  expect(reason.rule).toMatch(/\w/);
  expect(reason.at).toBe(1_000);
  for (const locale of ['de', 'ar']) expect(legReason(decided, locale).result).not.toContain('{');
});

test('a void selection says so before its rule', () => {
  expect(legReason(leg('11', '', facts, { isVoid: true }), 'en').rule).toBe(
    'This selection is void and counts as 1.00. Settled on the score after 90 minutes and stoppage time. A draw returns the stake.',
  );
});

test('a selection that is void since its match was not played to its end says what became of the match', () => {
  const broken = { ...facts, stage: 90 };
  expect(legReason(leg('11', '', broken, { isVoid: true }), 'en').result).toBe('Abandoned');
  expect(legReason(leg('1', '', broken), 'en').result).toContain('Score 2–1');
  const stages = [60, 90, 91, 92].map((stage) => ({ ...facts, stage }));
  for (const locale of ['en', 'de', 'fr', 'no', 'fi', 'ar'])
    for (const of of stages)
      expect(legReason(leg('1', '', of, { isVoid: true }), locale).result).not.toBe('');
});

test('numbers are those of the language', () => {
  expect(legReason(leg('1', '', facts), 'ar').result).toBe('النتيجة ٢–١');
});

test('lists are written as the language writes them', () => {
  const result = (given: LegFacts, locale: string) => legReason(leg('186', '', given), locale).result;
  const deadHeat: LegFacts = { ...facts, winners: ['Aud', 'Bel'] };
  expect(result(deadHeat, 'en')).toContain('Aud, Bel');
  expect(result(deadHeat, 'fr')).toContain('Aud et Bel');
  expect(result(deadHeat, 'ar')).toContain('Aud وBel');
  expect(result(tennis, 'en')).toContain('(6–4, 3–6, 7–5)');
  expect(result(tennis, 'ar')).toContain('(٦–٤، ٣–٦، ٧–٥)');
});
