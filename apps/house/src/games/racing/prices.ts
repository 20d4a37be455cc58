import { nearestRung, ODDS_SCALE, type Odds, oddsFromDecimal } from '@touchline/betting';
import { fieldAt, type Race } from './race.ts';

/** What the house keeps, by runner: the more there are, the more. */
const MARGIN_PER_RUNNER = 0.018;
const LONGEST = 150;
const SHORTEST = 1.05;

/** The nearest price of the British ladder. */
function ladderOdds(decimal: number): Odds {
  const [numerator, denominator] = nearestRung(
    oddsFromDecimal(Math.min(LONGEST, Math.max(SHORTEST, decimal))),
  );
  return ODDS_SCALE + Math.round((numerator * ODDS_SCALE) / denominator);
}

/** The fixed price of each runner as things stand at an instant of the feed: another one once somebody is withdrawn. */
export function pricesAt(race: Race, feedAt: number): ReadonlyMap<number, Odds> {
  const field = fieldAt(race, feedAt);
  const total = field.reduce((sum, { strength }) => sum + strength, 0);
  const margin = 1 + MARGIN_PER_RUNNER * field.length;
  return new Map(field.map(({ number, strength }) => [number, ladderOdds(total / (strength * margin))]));
}
