import { IS_SOAK } from '../../../test/support/soak.ts';
import type { MatchRecord, World } from '../world.ts';

/** Compares one match of so many: pricing all of them takes most of the time. */
const ONE_OF = IS_SOAK ? 1 : 12;

const isOpen = ({ status }: { readonly status: number }) => status === 1 || status === -1;

/** What a player can see of a match, without versions. */
function visible({ v: _, stateV: __, markets, ...match }: MatchRecord): string {
  const open = [...markets.values()].filter(isOpen).map(({ v: ___, ...market }) => market);
  return JSON.stringify([match, open.sort((a, b) => (a.key < b.key ? -1 : 1))]);
}

/** Whether a match is one of those that are compared. */
export const isCompared = ({ id }: { readonly id: string }): boolean => Number(id) % ONE_OF === 0;

function unfinished(world: World): Map<string, string> {
  const matches = [...world.matches()].filter((match) => match.status <= 1 && isCompared(match));
  return new Map(matches.map((match) => [match.id, visible(match)]));
}

/** Ids of the matches that two worlds do not show alike. */
export function differences(a: World, b: World): string[] {
  const [left, right] = [unfinished(a), unfinished(b)];
  return [...new Set([...left.keys(), ...right.keys()])].filter((id) => left.get(id) !== right.get(id));
}
