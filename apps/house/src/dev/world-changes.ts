import { isPlaceableOdds, type Odds } from '@touchline/betting';
import type { House } from '../house.ts';
import type { WorldChange } from './scenario.ts';
import type { SceneLeg } from './scene.ts';

const FACTOR = { price_falls: 0.8, price_rises: 1.25 };
const ODDS_STEP = 100;
/** A moved price goes back to the model's after this time. */
const PRICE_HELD_S = 60;
/** A suspended market opens again after this time. */
const SUSPENDED_S = 15;

function movedOdds(house: House, { matchId, marketKey, outcomeId }: SceneLeg, factor: number): Odds | null {
  const market = house.world.match(matchId)?.markets.get(marketKey);
  const outcome = market?.outcomes.find(({ id }) => id === outcomeId);
  if (!outcome) return null;
  const moved = Math.round((outcome.odds * factor) / ODDS_STEP) * ODDS_STEP;
  return isPlaceableOdds(moved) ? moved : null;
}

/** Undoes a change by itself, unless the house ends before. */
export function later(seconds: number, undo: () => void): void {
  setTimeout(undo, seconds * 1000).unref();
}

/**
 * Changes the world around a selection and puts it back after a time.
 * Units: `seconds` is how long the change is held; null leaves that to the kind of change.
 */
export function changeWorld(
  house: House,
  change: Exclude<WorldChange, 'sockets_drop'>,
  leg: SceneLeg,
  seconds: number | null,
): void {
  const { control } = house.world;
  const { matchId, marketKey, outcomeId } = leg;
  house.world.ensureBook(matchId);
  if (change === 'goal') {
    control.score(matchId, 'home');
  } else if (change === 'market_suspends') {
    control.suspend(matchId, marketKey, true);
    later(seconds ?? SUSPENDED_S, () => control.suspend(matchId, marketKey, false));
  } else {
    const odds = movedOdds(house, leg, FACTOR[change]);
    if (odds === null) return;
    control.movePrice(matchId, marketKey, outcomeId, odds);
    later(seconds ?? PRICE_HELD_S, () => control.movePrice(matchId, marketKey, outcomeId, null));
  }
}
