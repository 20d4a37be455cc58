import { unitAt } from '../random.ts';
import type { Offer, ScriptedMatch } from '../scripted/scripted-match.ts';

/** How the results of one market type lie to its prices: `deviations` is in standard deviations. */
interface Calibration {
  count: number;
  expected: number;
  won: number;
  deviations: number;
}

interface Sums {
  count: number;
  expected: number;
  won: number;
  variance: number;
}

/** Of the offers of each market type that are open in a state, one: the line nearest to even. */
function openOffers<S, M>(offers: readonly Offer<S, M>[], model: M, state: S) {
  const nearest = new Map<string, { offer: Offer<S, M>; chances: readonly number[]; distance: number }>();
  for (const offer of offers) {
    if (offer.settle(state) !== null) continue;
    const chances = offer.chances(model, state);
    if (chances === null) continue;
    const distance = Math.abs((chances[0] ?? 0) - 0.5);
    const known = nearest.get(offer.template.id);
    if (known === undefined || distance < known.distance) {
      nearest.set(offer.template.id, { offer, chances, distance });
    }
  }
  return nearest;
}

/**
 * Plays matches and lays the results of the first outcome of each market type against the chances at one moment of each match:
 * a random one of its first steps, of which there are `within`; 1 is the start.
 */
export function calibrate<S, M>(
  matches: Iterable<ScriptedMatch<S, M>>,
  within: number,
): Map<string, Calibration> {
  const sums = new Map<string, Sums>();
  for (const match of matches) {
    const { steps } = match.script;
    const last = steps.at(-1);
    // A moment that does not hang on how long the match will be: that would be a hint at what is still to come.
    const step = steps[Math.floor(unitAt(match.key, -7) * within)];
    if (step === undefined || last === undefined || step === last) continue;
    const model = match.model(within === 1 ? null : step.state, step.at, 0);
    for (const [id, { offer, chances }] of openOffers(match.offers, model, step.state)) {
      const result = offer.settle(last.state)?.[offer.template.outcomeIds[0] ?? ''];
      if (result === undefined || result === 'void') continue;
      const p = chances[0] ?? 0;
      const sum = sums.get(id) ?? { count: 0, expected: 0, won: 0, variance: 0 };
      sums.set(id, {
        count: sum.count + 1,
        expected: sum.expected + p,
        won: sum.won + (result === 'won' ? 1 : 0),
        variance: sum.variance + p * (1 - p),
      });
    }
  }
  return new Map(
    [...sums].map(([id, { count, expected, won, variance }]) => [
      id,
      { count, expected, won, deviations: (won - expected) / Math.sqrt(Math.max(variance, 1e-9)) },
    ]),
  );
}
