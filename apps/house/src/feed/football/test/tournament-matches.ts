import { existsSync, readFileSync } from 'node:fs';
import { halfOfMinute, type ToldTie } from './told-tie.ts';

const FOLDER = new URL('../../../../../../../shared/data/football/', import.meta.url);
const FILES = ['worldcup_2022.json', 'euro_2024.json'];

type Pair = readonly [number, number];

interface Goal {
  minute: number;
}
interface Row {
  team1: string | { name: string };
  team2: string | { name: string };
  group?: string;
  score: { ft: Pair; et?: Pair; p?: Pair };
  goals1?: Goal[];
  goals2?: Goal[];
}

/** A match of a tournament as its score tells it. */
export interface TournamentMatch {
  name: string;
  /** After ninety minutes. */
  ft: Pair;
  /** After extra time, and of the shoot-out; null where there was none. */
  et: Pair | null;
  penalties: Pair | null;
  /** Whether a draw was a result like any other. */
  isGroup: boolean;
  told: ToldTie;
}

export const tournamentsAreThere = FILES.every((file) => existsSync(new URL(file, FOLDER)));

/** Kicks in turn that make a score, goals first: how they fell is not told. */
function kicksOf([home, away]: Pair): ToldTie['kicks'] {
  const rounds = Math.max(5, home, away);
  return Array.from({ length: 2 * rounds }, (_, index) => {
    const round = Math.floor(index / 2);
    return index % 2 === 0 ? (['home', round < home] as const) : (['away', round < away] as const);
  });
}

const nameOf = (team: Row['team1']) => (typeof team === 'string' ? team : team.name);

function matchOf({ team1, team2, group, score, goals1 = [], goals2 = [] }: Row): TournamentMatch {
  const goals = [
    ...goals1.map(({ minute }) => [minute, 'home'] as const),
    ...goals2.map(({ minute }) => [minute, 'away'] as const),
  ];
  return {
    name: `${nameOf(team1)} ${nameOf(team2)}`,
    ft: score.ft,
    et: score.et ?? null,
    penalties: score.p ?? null,
    isGroup: group?.startsWith('Group') === true,
    told: {
      goals: goals.toSorted(([a], [b]) => halfOfMinute(a) - halfOfMinute(b)),
      kicks: score.p === undefined ? [] : kicksOf(score.p),
    },
  };
}

/** The matches of all tournaments: one file has them in a list, the other by rounds. */
export const tournamentMatches = (): TournamentMatch[] =>
  FILES.flatMap((file) => {
    const told = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as {
      matches?: Row[];
      rounds?: { matches: Row[] }[];
    }; // the two shapes of the format
    const rows = told.matches ?? told.rounds?.flatMap(({ matches }) => matches) ?? [];
    return rows.map(matchOf);
  });
