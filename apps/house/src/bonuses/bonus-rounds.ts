import type { EpochMs } from '@touchline/betting';
import type { House } from '../house.ts';
import type { PoolPublisher } from '../publishing/pool-publisher.ts';
import { issueBonus } from './issue-bonus.ts';
import { recountQueued } from './recount.ts';
import { endTournament, readTournaments } from './tournaments.ts';

/** A pool is published once in this time at the most. */
const POOLS_MS = 1_000;
/** After a failure: the database may be away. */
const RETRY_MS = 5_000;

/** What the leader does about bonuses with a tick: recounts those whose bets changed, ends tournaments, publishes pools. */
export function createBonusRounds(house: House, pools: PoolPublisher): () => Promise<void> {
  let publishedAt = 0;
  let nextAt = 0;

  const recount = async () => {
    if ((await recountQueued({ ...house, issue: issueBonus })) > 0) house.outbox.wake();
  };
  const followTournaments = async (now: EpochMs) => {
    if (now - publishedAt < POOLS_MS) return;
    publishedAt = now;
    const tournaments = await readTournaments(house);
    for (const tournament of tournaments)
      if (!tournament.isFinal && (await endTournament(house, tournament))) house.outbox.wake();
    pools.publish(tournaments, now);
  };

  return async () => {
    const now = house.now();
    if (now < nextAt) return;
    nextAt = now + RETRY_MS;
    // A bonus that cannot be counted keeps no tournament waiting.
    try {
      await recount();
    } finally {
      await followTournaments(now);
    }
    nextAt = 0;
  };
}
