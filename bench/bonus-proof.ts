import { type BonusBet, type BonusRule, proveBonus, smallestChange } from '@touchline/betting/bonus';
import type { Bench, Figure } from './bench.ts';
import { median, quantile } from './statistics.ts';

const BONUSES = 20;
const SELECTIONS = 20;
const ROUNDS = 500;
const WARM_UP = 50;
const NOW = 1_700_000_000_000;
const DAY_MS = 86_400_000;
const SPORTS = ['football', 'tennis', 'basketball', 'volleyball'];
const ids = (from: number) => Array.from({ length: SELECTIONS }, (_none, index) => `${from + index}`);

/** A combo of as many events; `round` moves every price, so that no proof is the one before. */
const betOf = (round: number): BonusBet => ({
  type: 'COMBO',
  stake: 400,
  currency: 'EUR',
  selections: ids(0).map((matchId, index) => ({
    sportType: 'regular',
    sportKey: SPORTS[index % SPORTS.length] ?? 'football',
    categoryId: `${index}`,
    tournamentId: `${100 + index}`,
    matchId,
    odds: 13_700 + index * 900 + round,
    matchStatus: index % 2,
  })),
});

/** A bonus with every condition, each with a list in which the last id fits. */
const ruleOf = (index: number): BonusRule => ({
  id: `${index}`,
  version: 'v1',
  conditions: {
    sportTypes: ['cyber', 'regular'],
    sportKeys: SPORTS,
    categoryIds: [...ids(500), ...ids(0)],
    tournamentIds: [...ids(500), ...ids(100)],
    matchIds: [...ids(500), ...ids(0)],
    minOdds: 15_000 + index * 500,
    maxOdds: 50_000,
    matchStatus: index % 3 === 0 ? 'all' : 'live',
    selectionCount: { from: 3, to: 8 },
    betTypes: ['SINGLE', 'COMBO'],
    currency: 'EUR',
    minStake: 500,
    onlyVerified: true,
    countries: ['DE', 'AT', 'GB'],
    validFrom: NOW - DAY_MS,
    validTo: NOW + DAY_MS,
    farmOncePerEvent: true,
  },
  ...(index % 2 === 0
    ? { family: 'freebet', variant: 'freebet_only_win', amount: 1000 }
    : { family: 'hunting', referenceStake: 1000, ranges: [] }),
});

const FACTS = { now: NOW, country: 'GB', isVerified: false, usesLeft: 1, farmedMatchIds: [...ids(500), '3'] };

async function runBonusProof(): Promise<Figure[]> {
  const rules = Array.from({ length: BONUSES }, (_none, index) => ruleOf(index));
  const times: number[] = [];
  let steps = 0;
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const bet = betOf(round);
    const startedAt = performance.now();
    for (const rule of rules) {
      steps += smallestChange(rule, bet, FACTS, proveBonus(rule, bet, FACTS)).steps.length;
    }
    if (round >= WARM_UP) times.push(performance.now() - startedAt);
  }
  if (steps === 0) throw new Error('No bet misses anything.');
  return [
    {
      what: `${BONUSES} bonuses proved on ${SELECTIONS} selections, each with the smallest change`,
      value: median(times),
      unit: 'ms',
      bar: { atMost: 2 },
      note: `median of ${ROUNDS}, each at other prices; 95 % within ${quantile(times, 0.95).toFixed(2)} ms`,
    },
  ];
}

export const bonusProof: Bench = {
  name: 'bonus-proof',
  title: 'Which bonuses a bet counts for',
  run: runBonusProof,
};
