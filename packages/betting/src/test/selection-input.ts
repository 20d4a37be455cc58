import type { SelectionInput } from '../slip-bet.ts';

/** A home win of a pre-match football match that can be bet on, with what a test wants otherwise. */
export function selectionInput(other: Partial<SelectionInput> = {}): SelectionInput {
  const matchId = other.matchId ?? '1';
  return {
    matchId,
    matchUrnId: `sr:match:${matchId}`,
    matchSlug: `match-${matchId}`,
    matchStatus: 0,
    type: 'match',
    startTime: 1_700_000_000_000,
    marketId: '1',
    marketName: 'Match result',
    marketGroup: 'all',
    marketStatus: 1,
    specifier: '',
    outcomeId: '1',
    outcomeName: 'Home',
    odds: 20_000,
    active: true,
    provider: 'betradar',
    sportKey: 'football',
    nameA: 'Harbour City',
    nameB: 'Nordvik Athletic',
    categoryName: 'Albion',
    ...other,
  };
}
