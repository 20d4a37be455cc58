import { askAboutSignedIn } from '../exclusions/register-answers.ts';
import type { House } from '../house.ts';
import { endSessionsOnBreak } from './begin-break.ts';

const ROUND_MS = 10 * 60_000;

/** Asks the register about players who are signed in, once a day each; ends the sessions of those who are on it. */
export async function runRegisterRound(house: House): Promise<void> {
  await askAboutSignedIn(house, (playerId) => endSessionsOnBreak(house, playerId));
}

/** Runs the rounds of the instance that leads. Returns what ends them. */
export function startRegisterRounds(house: House): () => void {
  const run = async () => {
    if (house.cluster.isLeading()) await runRegisterRound(house);
  };
  const timer = setInterval(
    () => run().catch((error: unknown) => house.report('the exclusion register was not asked', error)),
    ROUND_MS,
  );
  return () => clearInterval(timer);
}
