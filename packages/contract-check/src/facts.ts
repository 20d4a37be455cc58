import type {
  Account,
  Bet,
  Match,
  OddsFormat,
  PlacementSelection,
  Settings,
  SystemData,
} from '@touchline/contract';

/** What earlier answers told, for the calls after them. */
export interface Facts {
  /** Made anew for each run: names of its player and of its requests. */
  readonly run: string;
  readonly locale: string;
  /** Who signs in; without one a new player signs up. */
  readonly credentials: { readonly email: string; readonly password: string } | null;
  system?: SystemData;
  settings?: Settings;
  sportKey?: string;
  categoryId?: string;
  tournamentId?: string;
  upcoming?: Match;
  live?: Match;
  selection?: PlacementSelection;
  customSelections?: readonly Omit<PlacementSelection, 'odds'>[];
  playerId?: string;
  /** The odds format that the player had before. */
  oddsFormat?: OddsFormat;
  accounts?: readonly Account[];
  placedId?: string;
  bet?: Bet;
  shareCode?: string;
  notificationId?: string;
}
