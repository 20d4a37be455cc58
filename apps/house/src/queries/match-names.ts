import type { MatchRecord } from '#feed/world.ts';

/** Names of one match that market and outcome names are filled with. */
export interface MatchPeople {
  readonly home: string;
  readonly away: string;
  /** Player or club by its id. */
  readonly byId: ReadonlyMap<
    string,
    {
      readonly name: string;
      readonly number: number | null;
      readonly position: string | null;
      readonly side: 'home' | 'away' | null;
    }
  >;
}

const known = new WeakMap<MatchRecord, MatchPeople>();

/** Read once per match: rosters and clubs stay the same for its life. */
export function matchPeople(match: MatchRecord): MatchPeople {
  const held = known.get(match);
  if (held) return held;
  const byId = new Map();
  for (const side of ['home', 'away'] as const) {
    for (const { id, name, number, position } of match.rosters[side])
      byId.set(id, { name, number, position, side });
  }
  for (const { id, name } of match.competitors)
    byId.set(id, { name, number: null, position: null, side: null });
  const people = { home: match.home?.name ?? '', away: match.away?.name ?? '', byId };
  known.set(match, people);
  return people;
}
