import { LEAGUES, type LeagueData } from '#catalogue/football/leagues.ts';

const QUARTERS = 96;
/** Quarter hours for which a match occupies its place: two halves, the break and stoppage time. */
const OCCUPIES = 7;
const PASSES = 12;

/** Quarter hours of the UTC day within a league's local hours, in order of local time; may lie outside 0..95. */
function openQuarters(league: LeagueData): number[] {
  const [from, to] = league.hours;
  const first = Math.round(from * 4 - league.utcOffset / 15);
  return Array.from({ length: Math.round((to - from) * 4) }, (_, index) => first + index);
}

interface Round {
  leagueId: number;
  open: number[];
  chosen: number[];
}

/** Matches in play in each quarter of an hour, and how far that is from even. */
function createLoad() {
  const inPlay = new Array<number>(QUARTERS).fill(0);
  const place = (quarter: number, by: 1 | -1) => {
    for (let step = 0; step < OCCUPIES; step++) {
      const at = (((quarter + step) % QUARTERS) + QUARTERS) % QUARTERS;
      inPlay[at] = (inPlay[at] ?? 0) + by;
    }
  };
  /** What one more match from this quarter on would add to the sum of squares. */
  const cost = (quarter: number) => {
    let sum = 0;
    for (let step = 0; step < OCCUPIES; step++) {
      const at = (((quarter + step) % QUARTERS) + QUARTERS) % QUARTERS;
      sum += 2 * (inPlay[at] ?? 0) + 1;
    }
    return sum;
  };
  return { place, cost };
}

function cheapest(round: Round, cost: (quarter: number) => number): number {
  const free = round.open.filter((quarter) => !round.chosen.includes(quarter));
  return free.reduce((a, b) => (cost(b) < cost(a) ? b : a), free[0] ?? 0);
}

/** Chooses the quarter hours so that about the same number of matches is in play all day. */
function buildTimetable(): Map<number, number[]> {
  const { place, cost } = createLoad();
  const rounds = LEAGUES.map((league): Round & { size: number } => ({
    leagueId: league.id,
    open: openQuarters(league),
    chosen: [],
    size: league.clubs.split(', ').length / 2,
  }));
  const add = (round: Round) => {
    const best = cheapest(round, cost);
    round.chosen.push(best);
    place(best, 1);
  };
  for (const round of rounds) while (round.chosen.length < round.size) add(round);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const round of rounds) {
      for (let index = 0; index < round.size; index++) {
        const [taken] = round.chosen.splice(0, 1);
        if (taken !== undefined) place(taken, -1);
        add(round);
      }
    }
  }
  return new Map(rounds.map((round) => [round.leagueId, round.chosen.toSorted((a, b) => a - b)]));
}

const TIMETABLE = buildTimetable();

/** Minutes after UTC midnight at which a league's round has its kick-offs; may reach into the day before or after. */
export function kickOffMinutes(leagueId: number): number[] {
  return (TIMETABLE.get(leagueId) ?? []).map((quarter) => quarter * 15);
}
