import { type MatchPlay, type MatchView, NOTHING_HAPPENED, type QuotedMarket } from '#feed/sport.ts';
import type { MarketTemplate } from '#feed/world.ts';
import { createHearing, type HeardMatch, marketPlace } from './heard-match.ts';
import type { TapedMarket, TapedMatchChange, TapedState } from './taped-change.ts';

/** A message on a match as it arrives. Units: `moment` feed milliseconds from the scheduled start. */
export interface Heard {
  readonly moment: number;
  readonly said: TapedMatchChange;
}

export interface TapedMatch {
  /** In order of arrival. */
  readonly heard: readonly Heard[];
  readonly templates: ReadonlyMap<string, MarketTemplate>;
  /** The moment of a time of the tape. */
  toMoment(at: number): number;
}

/** Statuses from here on are those of a match that is not played any more. */
const OVER = 3;
const NEVER = Number.POSITIVE_INFINITY;

function viewOf(state: TapedState | null, toMoment: TapedMatch['toMoment']): MatchView {
  if (state === null) return NOTHING_HAPPENED;
  if (state.clock === null) return { ...state, clock: null };
  const { readAt, ...texts } = state.clock;
  return { ...state, clock: { ...texts, key: '', readAt: toMoment(readAt) } };
}

/** Play begins with the first state that is none before it, and ends with the one from which on all are over. */
function extentOf(heard: readonly Heard[]) {
  const { hear, known } = createHearing();
  let startsAt = NEVER;
  let endsAt = NEVER;
  for (const { moment, said } of heard) {
    hear(said, moment);
    const status = known.state?.status ?? 0;
    if (status !== 0) startsAt = Math.min(startsAt, moment);
    endsAt = status < OVER ? NEVER : Math.min(endsAt, moment);
  }
  return { startsAt, endsAt };
}

/** What is known at moments, asked for in any order; quick where they go forward. */
function createListener(heard: readonly Heard[]): (at: number) => HeardMatch {
  let hearing = createHearing();
  let next = 0;
  return (at) => {
    const last = heard[next - 1];
    if (last !== undefined && last.moment > at) {
      hearing = createHearing();
      next = 0;
    }
    for (let one = heard[next]; one !== undefined && one.moment <= at; one = heard[next]) {
      hearing.hear(one.said, one.moment);
      next += 1;
    }
    return hearing.known;
  };
}

/** A match as what is heard of it says. The house's own controls work on it as on any other, goals excepted. */
export function playTaped({ heard, templates, toMoment }: TapedMatch): MatchPlay {
  const { startsAt, endsAt } = extentOf(heard);
  const knownAt = createListener(heard);
  const moments = [...new Set(heard.map(({ moment }) => moment))];
  // A tape that ends before the match leaves it as it is.
  if (endsAt === NEVER) moments.push(NEVER);

  const quoteOf = (market: TapedMarket): QuotedMarket[] => {
    const template = templates.get(market.id);
    if (template === undefined || (market.status !== 1 && market.status !== -1)) return [];
    const { id, specifier, status, outcomes, mostBalanced, stopsAt } = market;
    const { groups, priority } = template;
    return [
      {
        marketId: id,
        specifier,
        groups,
        priority,
        // Copies: a world writes into what it is quoted.
        outcomes: outcomes.map((outcome) => ({ ...outcome })),
        mostBalanced,
        stopsAt: stopsAt === null ? null : toMoment(stopsAt),
        ...(status === -1 && { isSuspended: true }),
      },
    ];
  };

  return {
    moments,
    startsAt,
    endsAt,
    view: (at) => viewOf(knownAt(at).state, toMoment),
    quote(at, _tick, which) {
      if (at >= endsAt) return [];
      const quoted = [...knownAt(at).markets.values()].flatMap(quoteOf);
      return which === 'top' ? quoted.filter(({ groups }) => groups.includes('top')) : quoted;
    },
    verdictsAt: (moment) => [...knownAt(moment).verdicts.values()].filter(({ since }) => since === moment),
    verdictsUntil: (at) => [...knownAt(at).verdicts.values()],
    verdict: (marketId, specifier, at) => knownAt(at).verdicts.get(marketPlace(marketId, specifier)) ?? null,
    // Neither is on a tape.
    settlesBy: () => null,
    withScore: () => undefined,
  };
}
