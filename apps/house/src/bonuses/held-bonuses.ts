import type { BonusFacts, BonusRule } from '@touchline/betting/bonus';
import { and, eq, type SQL } from 'drizzle-orm';
import { playerBonuses } from '#db/bonuses-schema.ts';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';
import { readCarryingBets } from './bonus-bets.ts';
import { ruleOf } from './campaign.ts';
import { farmedBy } from './farmed.ts';

/** A bonus of a player with all that a bet is judged by. */
export interface HeldBonus {
  readonly row: typeof playerBonuses.$inferSelect;
  readonly rule: BonusRule;
  /** Whether an operator paused or disabled its campaign. */
  readonly isStopped: boolean;
  /** Events that placed bets hold or have farmed, where an event counts once. */
  readonly farmedMatchIds: readonly string[];
}

/** What is known of a player and the time. Units: now of the player clock. */
export type PlayerFacts = Pick<BonusFacts, 'now' | 'country' | 'isVerified'>;

type Reading = Pick<House, 'db' | 'campaigns' | 'playerClock'>;

async function farmedByBonus({ db }: Reading, held: readonly Pick<HeldBonus, 'rule'>[]) {
  const once = held.flatMap(({ rule }) => (rule.conditions.farmOncePerEvent ? [rule] : []));
  const bets = await readCarryingBets(
    db,
    once.map(({ id }) => id),
  );
  return new Map(
    once.map((rule) => [rule.id, farmedBy(rule, bets.get(rule.id) ?? [])?.farmedMatchIds ?? []] as const),
  );
}

/** Bonuses of a player that `where` selects; those whose terms are unknown are left out. */
export async function readHeldBonuses(
  house: Reading,
  playerId: string,
  where: SQL | undefined,
): Promise<readonly HeldBonus[]> {
  const rows = await house.db
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.playerId, playerId), where));
  if (rows.length === 0) return [];
  const terms = await house.campaigns.termsOf([...new Set(rows.map(({ version }) => version))]);
  const said = await house.campaigns.saidStates();
  const ruled = rows.flatMap((row) => {
    const of = terms.get(row.version);
    return of ? [{ row, rule: ruleOf(of, row), isStopped: said.has(row.campaignId) }] : [];
  });
  const farmed = await farmedByBonus(house, ruled);
  return ruled.map((one) => ({ ...one, farmedMatchIds: farmed.get(one.rule.id) ?? [] }));
}

/** What conditions ask about a player. */
export async function readPlayerFacts({ db, playerClock }: Reading, playerId: string): Promise<PlayerFacts> {
  const [player] = await db
    .select({ country: players.country, phone: players.phone })
    .from(players)
    .where(eq(players.id, playerId));
  return {
    now: playerClock.now(),
    country: player?.country ?? null,
    isVerified: player !== undefined && player.phone !== null,
  };
}
