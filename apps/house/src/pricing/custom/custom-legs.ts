import { parseMarketKey } from '@touchline/betting';
import type { ScoreSimulation } from '#feed/world.ts';
import { slotOf } from '../football/slots.ts';
import { OWN } from '../football/templates.ts';
import type { JointLeg } from './joint-chances.ts';
import { scoreEnding } from './score-readings.ts';

/** Goals that a player needs to win each market about scorers. */
const WANTED_GOALS: Record<string, number> = { [OWN.anytimeScorer]: 1, [OWN.twoOrMore]: 2 };

/** Markets of which several outcomes can come true: several players may score. */
const isScorerMarket = (marketId: string) => WANTED_GOALS[marketId] !== undefined;

/** Whether only one outcome of a market can be picked. */
export const isExclusive = (marketKey: string): boolean =>
  !isScorerMarket(parseMarketKey(marketKey)?.marketId ?? '');

/** Whether outcomes of a football market can be combined with others: it hangs on the final score, the score at half-time or the scorers. */
export function isCombinable(marketId: string, specifier: string): boolean {
  const slot = slotOf(marketId, specifier);
  if (slot === undefined) return false;
  const [outcomeId = ''] = slot.template.outcomeIds;
  return isScorerMarket(marketId) || scoreEnding(slot, outcomeId) !== null;
}

/** What has to come true for an outcome; null where it cannot be combined. */
export function legOf(simulation: ScoreSimulation, marketKey: string, outcomeId: string): JointLeg | null {
  const market = parseMarketKey(marketKey);
  const slot = market && slotOf(market.marketId, market.specifier);
  if (!slot) return null;
  const wanted = WANTED_GOALS[slot.marketId];
  if (wanted === undefined) {
    const ending = scoreEnding(slot, outcomeId);
    return ending && { kind: 'score', ending };
  }
  const scorer = simulation.scorers.find(({ id }) => id === outcomeId);
  if (!scorer) return null;
  const missing = Math.max(0, wanted - scorer.goals);
  return { kind: 'scorer', playerId: outcomeId, side: scorer.side, need: { share: scorer.share, missing } };
}
