import { isAhead } from '../ahead.ts';
import { unitAt } from '../random.ts';
import type { MatchPlay, MatchView, QuotedMarkets, Verdict } from '../sport.ts';
import type { Pair } from '../world.ts';
import { type Course, courseOf, lastIndex, lazily } from './course.ts';
import { countOffers, quoteOffers } from './quote-offers.ts';
import type { Offer, Results, ScriptedMatch, Step } from './scripted-match.ts';

/** The first step at which an offer is certain: what is certain stays so, so halving finds it. */
function settlement<S>(
  steps: readonly Step<S>[],
  settle: (state: S) => Results | null,
): { since: number; results: Results } | null {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const step = steps[middle];
    if (step !== undefined && settle(step.state) === null) low = middle + 1;
    else high = middle;
  }
  const step = steps[low];
  const results = step === undefined ? null : settle(step.state);
  return step === undefined || results === null ? null : { since: step.at, results };
}

const offerKey = (marketId: string, specifier: string) => `${marketId}/${specifier}`;

/** Random walk that stays near zero: the mean of the draws of the last ticks. */
function noiseAt(key: number, tick: number): number {
  let sum = 0;
  for (let back = 0; back < 6; back += 1) sum += unitAt(key, tick - back + 100_000) - 0.5;
  return sum / 3;
}

function scoreOf<S, M>(match: ScriptedMatch<S, M>, step: Step<S>): Pair {
  return match.view(step.state, step.at).totalScore ?? [0, 0];
}

/** Every verdict of a match in order of time, worked out when the first is wanted. */
function verdictsOf<S, M>(match: ScriptedMatch<S, M>) {
  const { steps } = match.script;
  const dated = match.offers.flatMap((offer) => {
    const found = settlement(steps, (state) => offer.settle(state));
    return found === null ? [] : [{ offer, ...found }];
  });
  const sorted = dated.toSorted((a, b) => a.since - b.since);
  const scores = new Map<number, Pair>();
  const scoreAt = (since: number): Pair => {
    const step = steps[lastIndex(steps, since)];
    const score = scores.get(since) ?? (step === undefined ? [0, 0] : scoreOf(match, step));
    scores.set(since, score);
    return score;
  };
  return sorted.map(({ offer, since, results }) => {
    const verdict: Verdict = {
      marketId: offer.template.id,
      specifier: offer.specifier,
      results,
      final: true,
      note: { score: scoreAt(since), minute: null },
    };
    return { at: since, offer, verdict };
  });
}

/** How a match is priced at a moment: what is open then, and by which model; null when it is over. */
function pricer<S, M>(
  match: ScriptedMatch<S, M>,
  { stateAt, isOver }: Course<S>,
  settledAt: () => ReadonlyMap<Offer<S, M>, number>,
) {
  const top = lazily(() => match.offers.filter(({ template }) => template.groups.includes('top')));
  return (at: number, tick: number, which: QuotedMarkets) => {
    if (isOver(at)) return null;
    const played = stateAt(at);
    const state = played ?? match.initial;
    const offers = which === 'all' ? match.offers : top();
    // Before the start nothing is settled, and nobody needs to know yet when it will be.
    const open =
      played === null
        ? offers
        : offers.filter((offer) => (settledAt().get(offer) ?? Number.POSITIVE_INFINITY) > at);
    const model = match.model(played, at, noiseAt(match.key, tick));
    return { open, model, state, live: played !== null };
  };
}

/** A scripted match as a function of time. */
export function playScripted<S, M>(match: ScriptedMatch<S, M>): MatchPlay {
  const course = courseOf(match);
  const { stateAt, hasBegun, isOver } = course;
  const verdicts = lazily(() => verdictsOf(match));
  // Before the start nothing is certain, and nobody needs to know yet what will be.
  const known = (at: number) => (hasBegun(at) ? verdicts() : []);
  const settledAt = lazily(
    () => new Map<Offer<S, M>, number>(verdicts().map(({ offer, at }) => [offer, at])),
  );
  const byKey = lazily(
    () => new Map(match.offers.map((offer) => [offerKey(offer.template.id, offer.specifier), offer])),
  );
  const pricedAt = pricer(match, course, settledAt);
  return {
    get moments() {
      return course.moments();
    },
    get startsAt() {
      return course.startsAt();
    },
    get endsAt() {
      return course.endsAt();
    },
    view: (at): MatchView => ({
      ...match.view(stateAt(at), at),
      status: course.statusAt(at),
      suspension: course.suspensionAt(at),
    }),
    quote: (at, tick, which = 'all') => {
      const priced = pricedAt(at, tick, which);
      return priced === null ? [] : quoteOffers(priced.open, { ...priced, at });
    },
    count: (at, tick) => {
      const priced = pricedAt(at, tick, 'all');
      return priced === null ? 0 : countOffers(priced.open, priced.model, priced.state);
    },
    aheadStep: (at, tick) => (isAhead(at) ? (match.stepOf?.(noiseAt(match.key, tick)) ?? null) : null),
    verdictsAt: (moment) => known(moment).flatMap(({ at, verdict }) => (at === moment ? [verdict] : [])),
    verdictsUntil: (at) => known(at).flatMap(({ at: since, verdict }) => (since <= at ? [verdict] : [])),
    verdict: (marketId, specifier, at) => {
      if (!hasBegun(at)) return null;
      const offer = byKey().get(offerKey(marketId, specifier));
      const found = offer === undefined ? undefined : verdicts().find((entry) => entry.offer === offer);
      return found === undefined || found.at > at ? null : { ...found.verdict, since: found.at };
    },
    settlesBy: ({ marketId, specifier, mostBalanced }, at) => {
      const offer = byKey().get(offerKey(marketId, specifier));
      const state = stateAt(at);
      if (offer === undefined || state === null || match.settlesBy === undefined) return null;
      const isSideLine = offer.template.kind === 'line_table' && !mostBalanced;
      return isSideLine ? null : match.settlesBy(offer, state, at);
    },
    withScore: (side, at) => {
      const changed = hasBegun(at) && !isOver(at) ? match.withScore?.(side, at) : undefined;
      return changed === undefined ? undefined : playScripted(changed);
    },
  };
}
