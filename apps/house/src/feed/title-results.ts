import type { DeadHeat } from '@touchline/betting';
import type { LegResult } from './world.ts';

/** Ids of those whom no rule of the table puts behind the first; `standings` from the leader on. */
export function levelWithFirst<S>(
  standings: readonly S[],
  of: { readonly id: (one: S) => string; readonly ranks: readonly ((one: S) => number)[] },
): string[] {
  const [first] = standings;
  if (first === undefined) return [];
  return standings.filter((one) => of.ranks.every((rank) => rank(one) === rank(first))).map(of.id);
}

/** Results of the race for one title. Those who end level share it: a dead heat for one place. */
export function titleResults(
  ids: readonly string[],
  winners: readonly string[],
): { readonly results: Record<string, LegResult>; readonly deadHeat?: DeadHeat } {
  const results = Object.fromEntries(
    ids.map((id): [string, LegResult] => [id, winners.includes(id) ? 'won' : 'lost']),
  );
  return winners.length > 1 ? { results, deadHeat: { places: 1, tied: winners.length } } : { results };
}
