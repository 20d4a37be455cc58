import type { Odds } from '@touchline/betting';
import { priceBook } from '#pricing/football/book.ts';
import type { Intensities } from '#pricing/football/intensity.ts';
import { buildModel, type Model } from '#pricing/football/model.ts';
import { goalShare, type Scorer } from '#pricing/football/player-chances.ts';
import { FOOTBALL_SLOTS, MAIN_SLOTS, type Slot, slotOf, withQualification } from '#pricing/football/slots.ts';
import { TO_QUALIFY } from '#pricing/football/templates.ts';
import type { MatchPlay, QuotedMarket, QuotedMarkets, Verdict } from '../sport.ts';
import type { ScoreSimulation, Side } from '../world.ts';
import { decide, outcomeCount } from './decide.ts';
import { type Facts, factsAt } from './facts.ts';
import { momentsOf, periodEnd, windowEnd, windowStop } from './moments.ts';
import { noiseAt } from './noise.ts';
import { endOf, type FootballScript, halfOf, minuteOf, momentOf } from './script.ts';
import type { Squads } from './simulate.ts';
import { footballView } from './view.ts';
import { withGoal } from './with-goal.ts';

type Depth = 'main' | 'full';

export interface FootballMatch {
  /** Belongs to seed and match: noise and statistics hang on it. */
  key: number;
  intensities: Intensities;
  squads: Squads;
  script: FootballScript;
  /** Whether it has every market type, or those alone that each match has. */
  depth: Depth;
  /** Prices shown until kick-off instead of the model's, by `marketId/specifier`; the model is then without noise before kick-off. */
  openings: ReadonlyMap<string, readonly Odds[]> | null;
}

const slotKey = (marketId: string, specifier: string) => `${marketId}/${specifier}`;

/** Markets by the kind of event that they hang on; all hang on the ends of the halves. */
function slotsByEvent(all: readonly Slot[]) {
  const corners = all.filter((slot) => slot.template.groups.includes('corners'));
  const cards = all.filter((slot) => slot.template.groups.includes('cards'));
  return {
    all,
    top: all.filter((slot) => slot.template.groups.includes('top')),
    corners,
    cards,
    goals: all.filter((slot) => !corners.includes(slot) && !cards.includes(slot)),
  };
}

const SLOTS = {
  draw: { main: slotsByEvent(MAIN_SLOTS), full: slotsByEvent(FOOTBALL_SLOTS) },
  tie: {
    main: slotsByEvent(withQualification(MAIN_SLOTS)),
    full: slotsByEvent(withQualification(FOOTBALL_SLOTS)),
  },
} as const;

const slotsOf = ({ script, depth }: FootballMatch) => SLOTS[script.tie === null ? 'draw' : 'tie'][depth];

/** Markets worth naming when they are about to settle with the half or the match. */
const WATCHED: ReadonlyMap<string, 1 | 2> = new Map([
  ['60', 1],
  ['68', 1],
  ['75', 1],
  ['1', 2],
  ['8', 2],
  ['18', 2],
  ['29', 2],
  ['83', 2],
  ['90', 2],
]);

const isToQualify = ({ marketId }: Slot) => marketId === TO_QUALIFY;

function slotsTouchedAt(match: FootballMatch, moment: number): readonly Slot[] {
  const { script } = match;
  const slots = slotsOf(match);
  if (moment > script.fullTime) return moment === endOf(script) ? slots.all.filter(isToQualify) : [];
  if (moment === script.halfTime || moment === script.fullTime) return slots.all;
  const types = new Set(script.events.filter((event) => event.at === moment).map((event) => event.type));
  const ended = slots.all.filter(
    ({ window }) => window !== null && !window.open && momentOf(script, window.half, window.end) === moment,
  );
  return [
    ...ended,
    ...(types.has('goal') ? slots.goals : []),
    ...(types.has('corner') ? slots.corners : []),
    ...(types.has('yellow') || types.has('red') ? slots.cards : []),
  ];
}

function noteAt(facts: Facts, slot: Slot): Verdict['note'] {
  if (facts.half === 0) return { score: facts.score, minute: null };
  if (!facts.over) {
    return { score: facts.score, minute: minuteOf(halfOf(facts.stage) ?? 1, facts.second).minute };
  }
  if (!isToQualify(slot)) return { score: facts.score, minute: 90 };
  return { score: facts.fullScore, minute: facts.second / 60 };
}

function verdictOn(slot: Slot, facts: Facts, players: readonly string[]): Verdict | null {
  const results = decide(slot, facts, players);
  if (results === null) return null;
  const final = Object.keys(results).length >= outcomeCount(slot, players);
  return { marketId: slot.marketId, specifier: slot.specifier, results, final, note: noteAt(facts, slot) };
}

function scorersOf(squads: Squads): Scorer[] {
  const of = (side: Side) => squads[side].map((player): Scorer => ({ ...player, side }));
  return [...of('home'), ...of('away')].filter((player) => player.weight > 0);
}

/** The model behind the prices of a moment: whoever asks for the same tick sees the same. */
function modelOf(
  { openings, intensities, key }: FootballMatch,
  facts: Facts,
  at: number,
  tick: number,
): Model {
  const live = facts.half !== 0;
  const [home, away] = !live && openings !== null ? [1, 1] : noiseAt(key, at, tick, live);
  const goals = [intensities.goals[0] * home, intensities.goals[1] * away] as const;
  return buildModel({ ...intensities, goals }, facts);
}

function simulateScore(match: FootballMatch, scorers: readonly Scorer[]) {
  return (at: number, tick: number): ScoreSimulation | null => {
    const facts = factsAt(match.script, at);
    if (facts.over) return null;
    const { first, second } = modelOf(match, facts, at, tick);
    return {
      first: [first.home, first.away],
      second: [second.home, second.away],
      score: facts.score,
      scorers: scorers.map((scorer) => ({
        id: scorer.id,
        side: scorer.side,
        share: goalShare(scorer),
        goals: facts.scorers.get(scorer.id) ?? 0,
      })),
    };
  };
}

function quoteMatch(match: FootballMatch, scorers: readonly Scorer[], players: readonly string[]) {
  const { script, openings } = match;
  return (at: number, tick: number, which: QuotedMarkets = 'all'): QuotedMarket[] => {
    const facts = factsAt(script, at);
    if (facts.ended) return [];
    const live = facts.half !== 0;
    const quoted = slotsOf(match)[which];
    const slots = (facts.over ? quoted.filter(isToQualify) : quoted).filter(
      (slot) => !live || verdictOn(slot, facts, players)?.final !== true,
    );
    return priceBook(modelOf(match, facts, at, tick), slots, scorers, live).map(
      ({ slot, outcomes, mostBalanced }): QuotedMarket => {
        const opening = live ? undefined : openings?.get(slotKey(slot.marketId, slot.specifier));
        return {
          marketId: slot.marketId,
          specifier: slot.specifier,
          groups: slot.template.groups,
          priority: slot.template.priority,
          outcomes: outcomes.map((outcome, index) => ({
            ...outcome,
            odds: opening?.[index] ?? outcome.odds,
          })),
          mostBalanced,
          stopsAt: windowStop(script, slot, at),
        };
      },
    );
  };
}

function settlesByAt(script: FootballScript) {
  return (
    market: { marketId: string; mostBalanced: boolean; specifier: string },
    at: number,
  ): number | null => {
    const slot = slotOf(market.marketId, market.specifier);
    if (slot === undefined) return null;
    if (slot.window !== null) return windowEnd(script, slot, at);
    const half = WATCHED.get(slot.marketId);
    const isSideLine = slot.template.kind === 'line_table' && !market.mostBalanced;
    return half === undefined || isSideLine ? null : periodEnd(script, half, at);
  };
}

/** A football match as a function of time. */
export function playFootball(match: FootballMatch): MatchPlay {
  const { script } = match;
  const scorers = scorersOf(match.squads);
  const players = scorers.map((scorer) => scorer.id);
  const moments = momentsOf(script);
  const verdict: MatchPlay['verdict'] = (marketId, specifier, at) => {
    const slot = slotOf(marketId, specifier);
    if (slot === undefined) return null;
    const now = verdictOn(slot, factsAt(script, at), players);
    if (now === null) return null;
    const same = Object.keys(now.results).length;
    const since = moments.find((moment) => {
      const then = moment <= at ? verdictOn(slot, factsAt(script, moment), players) : null;
      return then !== null && Object.keys(then.results).length === same;
    });
    if (since === undefined) return null;
    return { ...now, note: noteAt(factsAt(script, since), slot), since };
  };
  return {
    moments,
    startsAt: script.kickOff,
    endsAt: endOf(script),
    view: (at) => footballView(script, at, match.key),
    quote: quoteMatch(match, scorers, players),
    simulate: simulateScore(match, scorers),
    verdictsAt: (moment) => {
      const slots = slotsTouchedAt(match, moment);
      if (slots.length === 0) return [];
      const facts = factsAt(script, moment);
      return slots.flatMap((slot) => verdictOn(slot, facts, players) ?? []);
    },
    verdictsUntil: (at) => {
      const facts = factsAt(script, at);
      return slotsOf(match).all.flatMap((slot) => verdictOn(slot, facts, players) ?? []);
    },
    verdict,
    settlesBy: settlesByAt(script),
    withScore: (side, at) => {
      const changed = withGoal(match, side, at);
      return changed === undefined ? undefined : playFootball(changed);
    },
  };
}
