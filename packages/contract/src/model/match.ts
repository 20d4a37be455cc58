import { z } from 'zod';
import { EpochMs, Id, orNull, Provider, Side, Sides } from './ids.ts';
import { Market } from './market.ts';
import { Sport, Tournament } from './sport.ts';

/** 0 prematch, 1 live, 2 stopped, 3 closed, 4 finished, 5 not covered. Source: specification §3. */
export const MatchStatus = z
  .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
  .meta({
    id: 'MatchStatus',
    description: '0 prematch, 1 live, 2 stopped, 3 closed, 4 finished, 5 not covered',
  });
export type MatchStatus = z.infer<typeof MatchStatus>;

export const KIT_PATTERNS = [
  'plain',
  'stripes',
  'hoops',
  'halves',
  'sash',
  'belt',
  'pale',
  'quarters',
] as const;

export const Competitor = z
  .object({
    id: Id,
    name: z.string(),
    code: z.string().nullable(),
    logo: z
      .string()
      .nullable()
      .meta({ description: 'Address of a picture; a path such as /media/a.png is one of the backend' }),
    kit: z.object({ pattern: z.enum(KIT_PATTERNS), a: z.string(), b: z.string() }).nullable(),
  })
  .meta({ id: 'Competitor' });
export type Competitor = z.infer<typeof Competitor>;

export const Clock = z
  .object({
    match_time: z.string().nullable().meta({ description: 'mm:ss' }),
    stoppage_time: z.string().nullable(),
    stoppage_time_announced: z.string().nullable(),
    remaining_time: z.string().nullable(),
    remaining_time_in_period: z.string().nullable(),
    stopped: z.boolean(),
    updated_at: EpochMs,
    rate: z.number().meta({ description: 'Match seconds per second of real time' }),
  })
  .meta({ id: 'Clock' });
export type Clock = z.infer<typeof Clock>;

export const PeriodScore = z
  .object({
    home: z.number().int(),
    away: z.number().int(),
    key: z.string(),
    name: z.string(),
    number: z.number().int(),
    type: z.string(),
  })
  .meta({ id: 'PeriodScore' });
export type PeriodScore = z.infer<typeof PeriodScore>;

export const Match = z
  .object({
    id: Id,
    urn_id: z.string(),
    slug: z.string(),
    type: z.enum(['match', 'outright']),
    name: z.string().nullable().meta({ description: 'Of an outright; null for a match' }),
    parent: Id.nullable(),
    sport: Sport,
    tournament: Tournament.pick({
      id: true,
      urn_id: true,
      slug: true,
      name: true,
      kind: true,
      priority: true,
      category: true,
      main_market_outcome_count: true,
      secondary_market_outcome_count: true,
    }).meta({ id: 'TournamentRef' }),
    home: orNull(Competitor),
    away: orNull(Competitor),
    competitors: z.array(Competitor).meta({ description: 'Of an outright; empty for a match' }),
    stadium: z.string().nullable(),
    city: z.string().nullable(),
    round: z.string().nullable(),
    status: MatchStatus,
    stage: z
      .number()
      .int()
      .meta({ description: '0 not started, 6 first half, 31 half-time, 7 second half, 100 ended …' }),
    start_time: EpochMs,
    end_time: EpochMs.nullable().meta({ description: 'Of an outright' }),
    clock: orNull(Clock),
    total_score: orNull(Sides),
    game_score: z.object({ home: z.string(), away: z.string() }).nullable(),
    current_server: orNull(Side),
    period_scores: z.array(PeriodScore),
    max_period_number: z.number().int(),
    extras: z.object({ red: Sides, yellow: Sides, corners: Sides }).nullable(),
    available_markets_count: z.number().int(),
    top_markets_count: z.number().int(),
    main_market: orNull(Market),
    secondary_market: orNull(Market),
    top_markets: z.array(Market).meta({ description: 'The markets that the card of this match carries' }),
    has_video: z.boolean(),
    provider: Provider,
    provider_stats_available: z.boolean(),
    bets_count: z.number().int(),
    v: z.number().int().meta({ description: 'Version of the state; later publications carry a higher one' }),
  })
  .meta({ id: 'Match' });
export type Match = z.infer<typeof Match>;

export const Player = z
  .object({ id: Id, name: z.string(), number: z.number().int(), position: z.string() })
  .meta({ id: 'RosterPlayer' });

/** One match as its own page needs it. */
export const MatchDetail = Match.extend({
  rosters: z.object({ home: z.array(Player), away: z.array(Player) }).nullable(),
}).meta({ id: 'MatchDetail' });
export type MatchDetail = z.infer<typeof MatchDetail>;

export const Incident = z
  .object({
    id: Id,
    minute: z.number().int(),
    stoppage: z.number().int(),
    type: z
      .string()
      .meta({ description: 'goal, own_goal, penalty_goal, yellow_card, red_card, corner, var, period …' }),
    side: orNull(Side),
    player: z.string().nullable(),
    score: orNull(Sides),
  })
  .meta({ id: 'Incident' });
export type Incident = z.infer<typeof Incident>;

export const MatchStatistics = z
  .object({
    match_id: Id,
    v: z.number().int(),
    statistics: z.array(z.object({ key: z.string(), home: z.number(), away: z.number() })).meta({
      description:
        'Counts and shares by key. "attack" is how far each side has come now: 0 none, 1 in possession, 2 attacking, 3 dangerous',
    }),
    incidents: z.array(Incident),
  })
  .meta({ id: 'MatchStatistics' });
export type MatchStatistics = z.infer<typeof MatchStatistics>;
