import { codeOf } from '#catalogue/code.ts';
import { kitOf } from '#catalogue/kit.ts';
import { unit } from '../random.ts';
import type { Contender, LeagueSpec } from './league-spec.ts';

const BEST = 0.5;
/** Form moves a rating by up to half of this from where the rank puts it. */
const FORM = 0.12;

const known = new WeakMap<LeagueSpec, readonly Contender[]>();

function build(league: LeagueSpec): Contender[] {
  const names = league.competitors.split(', ');
  const taken = new Set<string>();
  return names.map((name, rank) => {
    const id = `${league.id}${String(rank + 1).padStart(2, '0')}`;
    const spoken = league.kind === 'person' ? (name.split(' ').at(-1) ?? name) : name;
    const code = codeOf(spoken, taken);
    taken.add(code);
    const byRank = BEST - rank / (names.length - 1);
    return {
      id,
      urnId: `sr:competitor:${id}`,
      name,
      code,
      kit: kitOf(name),
      rating: byRank + (unit('rating', id) - 0.5) * FORM,
    };
  });
}

/** The competitors of a league, strongest first: the same for every seed. */
export function contendersOf(league: LeagueSpec): readonly Contender[] {
  const held = known.get(league);
  if (held !== undefined) return held;
  const contenders = build(league);
  known.set(league, contenders);
  return contenders;
}

/** What a match record holds of a contender. */
export function competitorOf({ id, urnId, name, code, kit }: Contender) {
  return { id, urnId, name, code, kit };
}
