import type { SeasonSoFar, TableRules } from '#feed/played.ts';
import type { CompetitorRecord, Pair } from '#feed/world.ts';

/** What a club has to show for its matches. */
export interface Line {
  competitor: CompetitorRecord;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
}

const emptyLine = (competitor: CompetitorRecord): Line => ({
  competitor,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  points: 0,
});

function count(line: Line | undefined, [own, other]: Pair, { win, draw }: TableRules): void {
  if (line === undefined) return;
  line.played += 1;
  line.scored += own;
  line.conceded += other;
  if (own > other) line.won += 1;
  else if (own < other) line.lost += 1;
  else line.drawn += 1;
  line.points = win * line.won + draw * line.drawn;
}

const TIES = {
  difference: (line: Line) => line.scored - line.conceded,
  scored: (line: Line) => line.scored,
};

/** The table that the matches of a season make, first the leader. */
export function tableOf({ competitors, matches, rules }: SeasonSoFar): Line[] {
  const lines = new Map(competitors.map((competitor) => [competitor.id, emptyLine(competitor)]));
  for (const { home, away, score } of matches) {
    count(lines.get(home.id), score, rules);
    count(lines.get(away.id), [score[1], score[0]], rules);
  }
  const keys = [(line: Line) => line.points, ...rules.ties.map((tie) => TIES[tie])];
  return [...lines.values()].sort((a, b) => {
    const apart = keys.map((key) => key(b) - key(a)).find((difference) => difference !== 0);
    return apart ?? Number(a.competitor.id) - Number(b.competitor.id);
  });
}
