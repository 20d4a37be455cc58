import { z } from 'zod';
import type { PlayerPosition, Side } from './world.ts';

const side = z.enum(['home', 'away']) satisfies z.ZodType<Side>;
const pair = z.tuple([z.number().int(), z.number().int()]);
const at = z.number().int().nonnegative();
const match = z.string().regex(/^\d{1,9}$/);

const player = z.object({
  name: z.string(),
  number: z.number().int(),
  position: z.enum(['goalkeeper', 'defender', 'midfielder', 'forward']) satisfies z.ZodType<PlayerPosition>,
  weight: z.number().nonnegative(),
});
const team = z.object({ name: z.string(), code: z.string().length(3), players: z.array(player).min(1) });

const line = z.discriminatedUnion('type', [
  z.object({
    at,
    type: z.literal('league'),
    id: match,
    name: z.string(),
    country: z.string(),
    countryCode: z.string(),
  }),
  z.object({
    at,
    type: z.literal('match'),
    match,
    league: match,
    round: z.number().int().nullable(),
    kickOff: at,
    home: team,
    away: team,
  }),
  z.object({
    at,
    type: z.literal('prices'),
    match,
    market: z.string(),
    specifier: z.string(),
    odds: z.array(z.number().int().min(10_100)),
  }),
  z.object({
    at,
    type: z.literal('clock'),
    match,
    period: z.enum(['first_half', 'half_time', 'second_half', 'ended']),
  }),
  z.object({
    at,
    type: z.literal('goal'),
    match,
    side,
    player: z.string().nullable(),
    manner: z.enum(['play', 'penalty', 'own_goal']),
  }),
  z.object({ at, type: z.literal('card'), match, side, colour: z.enum(['yellow', 'red']) }),
  z.object({ at, type: z.literal('corner'), match, side }),
  z.object({ at, type: z.literal('statistics'), match, shots: pair, onTarget: pair }),
  z.object({ at, type: z.literal('result'), match, score: pair, half: pair }),
]);

/** One line of a recording; `at` counts milliseconds from its start. Source: docs/feed-format.md. */
export type RecordedLine = z.infer<typeof line>;
export type RecordedLeague = Extract<RecordedLine, { type: 'league' }>;

export interface RecordedMatch {
  about: Extract<RecordedLine, { type: 'match' }>;
  prices: Extract<RecordedLine, { type: 'prices' }>[];
  /** Start and end of both halves in milliseconds from the start of the recording. */
  times: { firstHalf: number; halfTime: number; secondHalf: number; ended: number };
  /** Goals, cards and corners in order. */
  events: Extract<RecordedLine, { type: 'goal' | 'card' | 'corner' }>[];
  statistics: Extract<RecordedLine, { type: 'statistics' }> | null;
  result: Extract<RecordedLine, { type: 'result' }>;
}

/** A recording, checked: every match has its four times and the goals add up to its result. */
export interface RecordedFeed {
  leagues: RecordedLeague[];
  matches: RecordedMatch[];
}

function readLines(text: string): RecordedLine[] {
  return text.split('\n').flatMap((raw, index): RecordedLine[] => {
    if (raw.trim() === '') return [];
    try {
      return [line.parse(JSON.parse(raw))];
    } catch (error) {
      throw new Error(`Line ${index + 1} of the recording cannot be read: ${String(error)}`);
    }
  });
}

function goalsBefore(events: RecordedMatch['events'], until: number): [number, number] {
  const goals = events.filter((event) => event.type === 'goal' && event.at < until);
  const home = goals.filter((goal) => goal.side === 'home').length;
  return [home, goals.length - home];
}

function readMatch(about: RecordedMatch['about'], lines: readonly RecordedLine[]): RecordedMatch {
  const own = lines.filter((entry) => entry.type !== 'league' && entry.match === about.match);
  const timeOf = (period: string): number => {
    const found = own.find((entry) => entry.type === 'clock' && entry.period === period);
    if (found === undefined) throw new Error(`Match ${about.match} of the recording has no ${period}`);
    return found.at;
  };
  const result = own.find((entry) => entry.type === 'result');
  if (result === undefined) throw new Error(`Match ${about.match} of the recording has no result`);
  const recorded: RecordedMatch = {
    about,
    prices: own.filter((entry) => entry.type === 'prices'),
    times: {
      firstHalf: timeOf('first_half'),
      halfTime: timeOf('half_time'),
      secondHalf: timeOf('second_half'),
      ended: timeOf('ended'),
    },
    events: own
      .filter((entry) => entry.type === 'goal' || entry.type === 'card' || entry.type === 'corner')
      .sort((a, b) => a.at - b.at),
    statistics: own.find((entry) => entry.type === 'statistics') ?? null,
    result,
  };
  const sums = [
    ...goalsBefore(recorded.events, recorded.times.secondHalf),
    ...goalsBefore(recorded.events, recorded.times.ended),
  ];
  if (sums.join() !== [...result.half, ...result.score].join()) {
    throw new Error(`The goals of match ${about.match} do not add up to its result`);
  }
  return recorded;
}

/**
 * Reads a recorded feed: JSON lines as described in docs/feed-format.md.
 * Errors: Error naming the line or the match when the text is not such a feed.
 */
export function parseRecordedFeed(text: string): RecordedFeed {
  const lines = readLines(text);
  const leagues = lines.filter((entry) => entry.type === 'league');
  const matches = lines.filter((entry) => entry.type === 'match').map((about) => readMatch(about, lines));
  for (const { about } of matches) {
    if (!leagues.some((league) => league.id === about.league)) {
      throw new Error(`Match ${about.match} of the recording names an unknown league`);
    }
  }
  return { leagues, matches };
}
