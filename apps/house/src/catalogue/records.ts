export type Provider = 'betradar' | 'oddin' | 'betconstruct';

/** A market that lists of a sport show a column of: its type and how many outcomes that has. */
export interface StripMarket {
  readonly id: string;
  readonly outcomes: number;
}

export interface SportRecord {
  id: string;
  urnId: string;
  key: string;
  priority: number;
  type: 'regular' | 'cyber';
  provider: Provider;
  /** The two markets of a match that lists show. */
  strip: { readonly main: StripMarket; readonly secondary: StripMarket };
  /** Points come every minute or more often: one more makes no other match of it, as a goal does. */
  scoresOften?: true;
}

/** A country or a continent. The name is data and stays in its own script. */
export interface CategoryRecord {
  id: string;
  slug: string;
  name: string;
  /** Three letters, for the mark beside the name. */
  countryCode: string;
  priority: number;
  sportId: string;
}

export interface TournamentRecord {
  id: string;
  urnId: string;
  slug: string;
  name: string;
  priority: number;
  categoryId: string;
  sportId: string;
  kind: 'match' | 'stage' | 'season' | 'simple_tournament';
  /** The tournament that this one is a part of. */
  parentId?: string;
}

export type KitPattern = 'plain' | 'stripes' | 'hoops' | 'halves' | 'sash' | 'belt' | 'pale' | 'quarters';

export interface Kit {
  pattern: KitPattern;
  a: `#${string}`;
  b: `#${string}`;
}

export type PlayerPosition = 'goalkeeper' | 'defender' | 'midfielder' | 'forward';

export interface PlayerRecord {
  id: string;
  name: string;
  number: number;
  position: PlayerPosition;
  /** Share of the team's goals; the weights of a roster sum to 1. */
  weight: number;
}

export interface CompetitorRecord {
  id: string;
  urnId: string;
  name: string;
  /** Three letters. */
  code: string;
  kit: Kit;
}
