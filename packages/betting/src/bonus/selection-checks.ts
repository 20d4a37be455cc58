import type { Odds } from '../odds.ts';

/** A selection as bonuses look at it. Shape: an id that is not known fits no list of ids. */
export type BonusSelection = {
  readonly sportType?: string | null | undefined;
  readonly sportKey: string;
  readonly categoryId?: string | null | undefined;
  readonly tournamentId?: string | null | undefined;
  readonly matchId: string;
  readonly odds: Odds;
  /** Event status number: 0 pre-match, 1 live. */
  readonly matchStatus: number;
};

/** What a selection has to fulfil. Shape: an empty list allows everything; every list and bound has to be met. */
export type SelectionConditions = {
  readonly sportTypes: readonly string[];
  readonly sportKeys: readonly string[];
  readonly categoryIds: readonly string[];
  readonly tournamentIds: readonly string[];
  readonly matchIds: readonly string[];
  readonly minOdds: Odds | null;
  readonly maxOdds: Odds | null;
  readonly matchStatus: 'all' | 'prematch' | 'live';
};

const STATUS_NUMBER = { prematch: 0, live: 1 } as const;

const isNamed = (ids: readonly string[], id: string | null | undefined) =>
  ids.length === 0 || (id != null && ids.includes(id));

/** Conditions of a selection, each with its check. */
export const SELECTION_CHECKS = {
  'sport-type': ({ sportTypes }, { sportType }) => isNamed(sportTypes, sportType),
  sport: ({ sportKeys }, { sportKey }) => isNamed(sportKeys, sportKey),
  category: ({ categoryIds }, { categoryId }) => isNamed(categoryIds, categoryId),
  tournament: ({ tournamentIds }, { tournamentId }) => isNamed(tournamentIds, tournamentId),
  event: ({ matchIds }, { matchId }) => isNamed(matchIds, matchId),
  'min-odds': ({ minOdds }, { odds }) => minOdds === null || odds >= minOdds,
  'max-odds': ({ maxOdds }, { odds }) => maxOdds === null || odds <= maxOdds,
  'match-status': (wanted, { matchStatus }) =>
    wanted.matchStatus === 'all' || matchStatus === STATUS_NUMBER[wanted.matchStatus],
} satisfies Record<string, (wanted: SelectionConditions, selection: BonusSelection) => boolean>;

/** Whether a selection fits all conditions. */
export function fitsConditions(wanted: SelectionConditions, selection: BonusSelection): boolean {
  return Object.values(SELECTION_CHECKS).every((isMet) => isMet(wanted, selection));
}
