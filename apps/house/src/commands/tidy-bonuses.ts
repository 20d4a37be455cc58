import { issueForMissedDeposits } from '../bonuses/issue-for-deposit.ts';
import { expireBonuses, takeLeftBonuses } from '../bonuses/take-bonuses.ts';
import type { House } from '../house.ts';

/** What a player sees follows from the time: nobody waits for a round. */
const ROUND_MS = 60_000;

/** Writes down what bonuses have ended, and does what a backend that ended early left. */
export async function tidyBonuses(house: House): Promise<void> {
  const now = house.playerClock.now();
  await expireBonuses(house.db, now);
  await takeLeftBonuses(house.db, now);
  await issueForMissedDeposits(house);
}

/** Runs the rounds of the instance that leads. Returns what ends them. */
export function startTidyingBonuses(house: House): () => void {
  const run = async () => {
    if (house.cluster.isLeading()) await tidyBonuses(house);
  };
  const timer = setInterval(
    () => run().catch((error: unknown) => house.report('a round of bonuses failed', error)),
    ROUND_MS,
  );
  return () => clearInterval(timer);
}
