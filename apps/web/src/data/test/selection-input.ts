import type { SelectionInput } from '@touchline/betting';

/** A home win of a live football match that can be bet on, with what a test wants otherwise. */
export const selectionInput = (matchId: string, other: Partial<SelectionInput> = {}): SelectionInput => ({
  matchId,
  matchUrnId: `urn:${matchId}`,
  matchSlug: 'a-b',
  matchStatus: 1,
  type: 'match',
  startTime: 0,
  marketId: '1',
  marketName: 'Match result',
  marketGroup: 'main',
  marketStatus: 1,
  specifier: '',
  outcomeId: '1',
  outcomeName: `Home ${matchId}`,
  odds: 20_000,
  active: true,
  provider: 'betradar',
  sportKey: 'football',
  nameA: 'A',
  nameB: 'B',
  categoryName: 'Albion',
  ...other,
});
