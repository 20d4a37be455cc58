import { z } from 'zod';
import { EpochMs, Id, Sides } from './ids.ts';
import { Competitor } from './match.ts';

/** A match of the same league that is over. */
export const PlayedMatch = z
  .object({
    id: Id,
    slug: z.string(),
    start_time: EpochMs,
    home: Competitor.pick({ id: true, name: true }),
    away: Competitor.pick({ id: true, name: true }),
    score: Sides,
  })
  .meta({ id: 'PlayedMatch' });
export type PlayedMatch = z.infer<typeof PlayedMatch>;

export const FormMatch = PlayedMatch.extend({ result: z.enum(['won', 'drawn', 'lost']) }).meta({
  id: 'FormMatch',
});
export type FormMatch = z.infer<typeof FormMatch>;

/** The last matches of each side before the match, newest first. */
export const MatchForm = z
  .object({ match_id: Id, home: z.array(FormMatch), away: z.array(FormMatch) })
  .meta({ id: 'MatchForm' });
export type MatchForm = z.infer<typeof MatchForm>;

/** The last matches of the two against each other, newest first. Sums count these matches, by the sides of the one asked about. */
export const HeadToHead = z
  .object({
    match_id: Id,
    home_wins: z.number().int(),
    draws: z.number().int(),
    away_wins: z.number().int(),
    scored: Sides,
    matches: z.array(PlayedMatch),
  })
  .meta({ id: 'HeadToHead' });
export type HeadToHead = z.infer<typeof HeadToHead>;

export const StandingsRow = z
  .object({
    position: z.number().int(),
    competitor: Competitor,
    played: z.number().int(),
    won: z.number().int(),
    drawn: z.number().int(),
    lost: z.number().int(),
    scored: z.number().int(),
    conceded: z.number().int(),
    points: z.number().int(),
  })
  .meta({ id: 'StandingsRow' });
export type StandingsRow = z.infer<typeof StandingsRow>;

/** The table of the league before the match, first the leader; empty where the league keeps none. */
export const Standings = z.object({ match_id: Id, rows: z.array(StandingsRow) }).meta({ id: 'Standings' });
export type Standings = z.infer<typeof Standings>;
