import type { DeadHeat } from '@touchline/betting';
import { z } from 'zod';
import type {
  IncidentType,
  LegResult,
  MatchStatus,
  Pair,
  Provider,
  ProviderStatus,
  Side,
  StatisticKey,
  SuspensionReason,
} from '#feed/world.ts';

// What the feed says, with its content. Instants are milliseconds from the start of the tape, below zero before it.

const whole = z.number().int();
const text = z.string();
const pair = z.tuple([z.number(), z.number()]) satisfies z.ZodType<Pair>;
const side = z.enum(['home', 'away']) satisfies z.ZodType<Side>;
/** Words of the vocabulary; a strange one is shown as it is. */
const word = <T extends string>() => z.custom<T>((value) => typeof value === 'string');

const clock = z.object({
  matchTime: text,
  stoppageTime: text.nullable(),
  stoppageTimeAnnounced: text.nullable(),
  remainingTime: text.nullable(),
  remainingTimeInPeriod: text.nullable(),
  stopped: z.boolean(),
  readAt: z.number(),
});

const state = z.object({
  status: z.literal([0, 1, 2, 3, 4, 5]) satisfies z.ZodType<MatchStatus>,
  stage: whole,
  clock: clock.nullable(),
  totalScore: pair.nullable(),
  periodScores: z.array(z.object({ key: text, number: whole, home: whole, away: whole })),
  extras: z.object({ red: pair, yellow: pair, corners: pair }).nullable(),
  gameScore: z.tuple([text, text]).nullable(),
  server: side.nullable(),
  statistics: z.array(z.object({ key: word<StatisticKey>(), home: z.number(), away: z.number() })),
  incidents: z.array(
    z.object({
      id: text,
      type: word<IncidentType>(),
      minute: whole,
      stoppage: whole,
      side: side.nullable(),
      player: z.object({ id: text, name: text }).nullable(),
      score: pair,
    }),
  ),
  suspension: word<SuspensionReason>().nullable(),
});

const outcome = z.object({
  id: text,
  odds: whole.positive(),
  active: z.boolean(),
  playerId: text.exactOptional(),
  competitorId: text.exactOptional(),
});

const market = z.object({
  id: text,
  specifier: text,
  status: z.literal([1, 0, -1, -3, -4]),
  outcomes: z.array(outcome),
  mostBalanced: z.boolean(),
  stopsAt: z.number().nullable(),
  v: whole,
});

const result = z.enum(['won', 'lost', 'void', 'half_won', 'half_lost']) satisfies z.ZodType<LegResult>;
const ofMatch = { matchId: text, v: whole };

export const tapedChange = z.discriminatedUnion('type', [
  /** A match as it is when the recording begins, or when it is listed. */
  z.object({ type: z.enum(['shown', 'match_added']), ...ofMatch, state, markets: z.array(market) }),
  z.object({ type: z.enum(['state', 'play']), ...ofMatch, state }),
  z.object({ type: z.literal('markets'), ...ofMatch, markets: z.array(market) }),
  z.object({
    type: z.literal('settled'),
    ...ofMatch,
    market: text,
    specifier: text,
    /** Every outcome that the tape has heard of, so that the last word on a market is the whole word. */
    results: z.record(text, result),
    deadHeat: z.custom<DeadHeat>((value) => typeof value === 'object' && value !== null).exactOptional(),
    final: z.boolean(),
    note: z.object({ score: pair, minute: whole.nullable() }),
  }),
  z.object({
    type: z.literal('provider_status'),
    provider: z.enum(['betradar', 'oddin', 'betconstruct']) satisfies z.ZodType<Provider>,
    status: z.enum(['ACTIVE', 'INACTIVE']) satisfies z.ZodType<ProviderStatus>,
  }),
]);

export type TapedState = z.infer<typeof state>;
export type TapedMarket = z.infer<typeof market>;
export type TapedChange = z.infer<typeof tapedChange>;
export type TapedProviderStatus = Extract<TapedChange, { type: 'provider_status' }>;
export type TapedMatchChange = Exclude<TapedChange, TapedProviderStatus>;
