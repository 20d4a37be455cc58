import { invariant } from '@touchline/betting';
import type { FormMatch, HeadToHead, MatchForm, PlayedMatch, Standings } from '@touchline/contract';
import type { PlayedMatch as PlayedRecord } from '#feed/played.ts';
import type { MatchRecord, World } from '#feed/world.ts';
import type { LogoOf } from './competitor-logos.ts';
import { presentCompetitor } from './present-match.ts';
import { type Line, tableOf } from './standings.ts';

type Result = FormMatch['result'];

const presentPlayed = ({ id, slug, startTime, home, away, score }: PlayedRecord): PlayedMatch => ({
  id,
  slug,
  start_time: startTime,
  home: { id: home.id, name: home.name },
  away: { id: away.id, name: away.name },
  score: { home: score[0], away: score[1] },
});

/** Scores of a match as one of its sides counts them. */
const ofSide = ({ home, score }: PlayedRecord, id: string): readonly [own: number, other: number] =>
  home.id === id ? score : [score[1], score[0]];

function resultFor(match: PlayedRecord, id: string): Result {
  const [own, other] = ofSide(match, id);
  return own > other ? 'won' : own < other ? 'lost' : 'drawn';
}

/** Ids of the two sides of a match that statistics cover. */
function sidesOf({ home, away }: MatchRecord): { home: string; away: string } {
  invariant(home !== null && away !== null, 'a match has two sides');
  return { home: home.id, away: away.id };
}

/** The last matches of both sides before a match. */
export async function findForm({ history }: World, match: MatchRecord): Promise<MatchForm> {
  const sides = sidesOf(match);
  const form = await history.form(match.id);
  const listOf = (side: 'home' | 'away') =>
    form[side].map((entry) => ({ ...presentPlayed(entry), result: resultFor(entry, sides[side]) }));
  return { match_id: match.id, home: listOf('home'), away: listOf('away') };
}

/** The last matches of the two sides of a match against each other, with their sums. */
export async function findHeadToHead({ history }: World, match: MatchRecord): Promise<HeadToHead> {
  const { home } = sidesOf(match);
  const meetings = await history.meetings(match.id);
  const ended = (result: Result) => meetings.filter((entry) => resultFor(entry, home) === result).length;
  const sum = (place: 0 | 1) =>
    meetings.reduce((total, entry) => total + (ofSide(entry, home)[place] ?? 0), 0);
  return {
    match_id: match.id,
    home_wins: ended('won'),
    draws: ended('drawn'),
    away_wins: ended('lost'),
    scored: { home: sum(0), away: sum(1) },
    matches: meetings.map(presentPlayed),
  };
}

const presentLine = ({ competitor, ...counts }: Line, index: number, logoOf: LogoOf) => ({
  position: index + 1,
  competitor: presentCompetitor(competitor, logoOf),
  ...counts,
});

/** The table of a match's league before it. */
export async function findStandings(
  { history }: World,
  match: MatchRecord,
  logoOf: LogoOf,
): Promise<Standings> {
  const season = await history.season(match.id);
  const lines = season === null ? [] : tableOf(season);
  return { match_id: match.id, rows: lines.map((line, index) => presentLine(line, index, logoOf)) };
}
