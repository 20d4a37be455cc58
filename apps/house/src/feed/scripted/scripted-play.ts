import { unitAt } from '../random.ts';
import type { MatchPlay, MatchView, Verdict } from '../sport.ts';
import type { MatchStatus, Pair } from '../world.ts';
import { quoteOffers } from './quote-offers.ts';
import type { Offer, Results, ScriptedMatch, Step } from './scripted-match.ts';

/** A finished match stays finished for a while before it is closed. */
const CLOSING_MS = 10 * 60_000;

/** Index of the last entry at or before a moment, −1 where all are later. */
function lastIndex(steps: readonly { at: number }[], at: number): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.at ?? Number.POSITIVE_INFINITY) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

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

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

interface Course<S, M> {
  readonly stateAt: (at: number) => S | null;
  readonly settledAt: () => ReadonlyMap<Offer<S, M>, number>;
  readonly endsAt: number;
}

function quoter<S, M>(
  match: ScriptedMatch<S, M>,
  { stateAt, settledAt, endsAt }: Course<S, M>,
): MatchPlay['quote'] {
  const top = lazily(() => match.offers.filter(({ template }) => template.groups.includes('top')));
  return (at, tick, which = 'all') => {
    if (at >= endsAt) return [];
    const played = stateAt(at);
    const state = played ?? match.initial;
    const offers = which === 'all' ? match.offers : top();
    // Before the start nothing is settled, and nobody needs to know yet when it will be.
    const open =
      played === null
        ? offers
        : offers.filter((offer) => (settledAt().get(offer) ?? Number.POSITIVE_INFINITY) > at);
    const model = match.model(played, at, noiseAt(match.key, tick));
    return quoteOffers(open, { model, state, live: played !== null, at });
  };
}

/** A scripted match as a function of time. */
export function playScripted<S, M>(match: ScriptedMatch<S, M>): MatchPlay {
  const { steps, suspensions } = match.script;
  const startsAt = steps[0]?.at ?? 0;
  const endsAt = steps.at(-1)?.at ?? startsAt;
  const closesAt = endsAt + CLOSING_MS;
  const stateAt = (at: number) => steps[lastIndex(steps, at)]?.state ?? null;
  const verdicts = lazily(() => verdictsOf(match));
  // Before the start nothing is certain, and nobody needs to know yet what will be.
  const known = (at: number) => (at < startsAt ? [] : verdicts());
  const settledAt = lazily(
    () => new Map<Offer<S, M>, number>(verdicts().map(({ offer, at }) => [offer, at])),
  );
  const byKey = lazily(
    () => new Map(match.offers.map((offer) => [offerKey(offer.template.id, offer.specifier), offer])),
  );
  const moments = lazily(() =>
    [
      ...new Set([
        ...steps.map(({ at }) => at),
        ...suspensions.flatMap(({ from, to }) => [from, to].filter((at) => at > startsAt && at < endsAt)),
        closesAt,
      ]),
    ].sort((a, b) => a - b),
  );
  const statusAt = (at: number): MatchStatus => (at < startsAt ? 0 : at < endsAt ? 1 : at < closesAt ? 4 : 3);
  return {
    get moments() {
      return moments();
    },
    startsAt,
    endsAt,
    view: (at): MatchView => ({
      ...match.view(stateAt(at), at),
      status: statusAt(at),
      suspension:
        at >= startsAt && at < endsAt
          ? (suspensions.find(({ from, to }) => from <= at && at < to)?.reason ?? null)
          : null,
    }),
    quote: quoter(match, { stateAt, settledAt, endsAt }),
    verdictsAt: (moment) => known(moment).flatMap(({ at, verdict }) => (at === moment ? [verdict] : [])),
    verdictsUntil: (at) => known(at).flatMap(({ at: since, verdict }) => (since <= at ? [verdict] : [])),
    verdict: (marketId, specifier, at) => {
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
      const changed = at < startsAt || at >= endsAt ? undefined : match.withScore?.(side, at);
      return changed === undefined ? undefined : playScripted(changed);
    },
  };
}
