import { type EpochMs, invariant, type MinorUnits } from '@touchline/betting';
import {
  type BonusRule,
  contenderOf,
  type Farmed,
  lootboxProgress,
  overriddenBy,
  owedRewards,
  type Points,
  tokenBackUntil,
} from '@touchline/betting/bonus';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { bonusQueue, campaigns, playerBonuses } from '#db/bonuses-schema.ts';
import type { Database } from '#db/database.ts';
import type { House } from '../house.ts';
import { type CarryingBet, farmingState, holdsUse, readCarryingBets } from './bonus-bets.ts';
import { type Campaign, type CampaignTerms, rewardTerms, ruleOf } from './campaign.ts';
import { farmedBy } from './farmed.ts';
import type { IssueBonus } from './issue-bonus.ts';
import { type BonusRow, moveStatus } from './move-status.ts';
import { followRewards, readRewards } from './rewards.ts';

/** What a recount works with. */
interface Recounting extends Pick<House, 'db' | 'campaigns' | 'playerClock'> {
  readonly issue: IssueBonus;
}

/** What the bets of a bonus come to. Units: points in hundredths, stakes in smallest units. */
interface Counts {
  readonly timesUsed: number;
  readonly openBets: number;
  readonly points: Points;
  /** Own stakes of the decided bets that earned points. */
  readonly countingStakes: MinorUnits;
  /** When the last of them was placed. */
  readonly lastBetAt: EpochMs | null;
}

/** Terms of a bonus, and of what it gives as rewards; null where it gives none. */
interface Terms {
  readonly terms: CampaignTerms;
  readonly rewards: Campaign | null;
}

const BATCH = 200;

/** A pure function of all bets that carry a bonus: neither their order nor that of their settlement matters. */
export function countsOf(
  { id, uses }: Pick<BonusRow, 'id' | 'uses'>,
  farmed: Farmed | null,
  bets: readonly CarryingBet[],
): Counts {
  const held = bets.filter(holdsUse).length;
  const decided = farmed?.bets.filter(({ isOpen }) => !isOpen) ?? [];
  return {
    // A use that came back may be taken again before a correction takes it back.
    timesUsed: uses === null ? held : Math.min(held, uses),
    openBets: bets.filter((bet) => farmingState(bet) === 'open').length,
    points: farmed?.points ?? 0,
    countingStakes: decided.reduce((sum, { stake }) => sum + stake, 0),
    lastBetAt: farmed ? (contenderOf(id, farmed)?.lastBetAt ?? null) : null,
  };
}

/** Takes a bonus out of the queue; false where a statement that changes its bets is under way, or nothing is to be done. */
async function takeOut(tx: Database, bonusId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    delete from bonus_queue where bonus_id in (
      select bonus_id from bonus_queue where bonus_id = ${bonusId} for update skip locked)
    returning bonus_id`);
  return rows.length > 0;
}

async function writeCounts(tx: Database, row: BonusRow, counts: Counts, now: EpochMs): Promise<void> {
  // Points of a hunting or a tournament end with it, whatever came back.
  const isBack =
    counts.timesUsed < row.timesUsed && (row.family === 'freebet' || row.family === 'comboboost');
  const expiresAt = isBack ? tokenBackUntil(row.expiresAt, now) : row.expiresAt;
  const next = { ...counts, expiresAt };
  const isSame = Object.entries(next).every(([name, value]) => row[name as keyof typeof next] === value); // its own names
  if (isSame) return;
  await tx.update(playerBonuses).set(next).where(eq(playerBonuses.id, row.id));
  await tx.execute(sql`
    insert into bonus_events (bonus_id, kind, detail, created_at)
    values (${row.id}, 'recounted', jsonb_build_object('status', ${row.status}::text, 'points', ${counts.points}::bigint,
      'times_used', ${counts.timesUsed}::int), ${now}::bigint)`);
}

/** Another active bonus of the player that a reinstated one gives way to; undefined without one. */
async function activeBeside(tx: Database, row: BonusRow): Promise<string | undefined> {
  const { id, playerId, family, status } = playerBonuses;
  const others = await tx
    .select({ id, family, status })
    .from(playerBonuses)
    .where(and(eq(playerId, row.playerId), eq(family, row.family), eq(status, 'active'), ne(id, row.id)));
  return others.find((other) => overriddenBy(other, [{ ...row, status: 'active' }]).length > 0)?.id;
}

async function followUses(tx: Database, row: BonusRow, timesUsed: number, now: EpochMs): Promise<void> {
  // A lootbox is over when it is opened.
  if (row.uses === null || row.family === 'lootbox') return;
  const isUsedUp = timesUsed >= row.uses;
  if (row.status === 'active' && isUsedUp) await moveStatus(tx, row, 'used_up', { now });
  if (row.status !== 'bonus_over' || isUsedUp) return;
  await moveStatus(tx, row, 'reinstated', { now });
  const cause = await activeBeside(tx, row);
  if (cause !== undefined) await moveStatus(tx, { ...row, status: 'active' }, 'overridden', { now, cause });
}

/** Counts of a tournament that is final: its points are decided. Locks its campaign until the transaction ends. */
async function withinTournament(tx: Database, row: BonusRow, counts: Counts): Promise<Counts> {
  const [campaign] = await tx
    .select({ finalAt: campaigns.finalAt })
    .from(campaigns)
    .where(eq(campaigns.id, row.campaignId))
    .for('update');
  const { points, countingStakes, lastBetAt } = row;
  if (campaign?.finalAt != null) return { ...counts, points, countingStakes, lastBetAt };
  const more = counts.countingStakes - countingStakes;
  if (more !== 0) {
    await tx.execute(sql`
      insert into campaigns as c (id, counting_stakes) values (${row.campaignId}, ${more}::bigint)
      on conflict (id) do update set counting_stakes = c.counting_stakes + excluded.counting_stakes`);
  }
  return counts;
}

async function owedOf(tx: Database, row: BonusRow, rule: BonusRule, farmed: Farmed) {
  if (rule.family === 'hunting') return owedRewards(rule.ranges, farmed);
  if (rule.family !== 'lootbox' || !lootboxProgress(rule, farmed).isEarned) return [];
  // What an opened lootbox gave stays while its bets stand; it is opened by the player.
  return await readRewards(tx, row.id);
}

/** Counts one bonus again, in a transaction of its own. Idempotent. False where it was not its turn. */
async function recountOne(of: Recounting, bonusId: string, { terms, rewards }: Terms): Promise<boolean> {
  return of.db.transaction(async (tx) => {
    // The bonus before the queue, as in the statements that place bets.
    const [row] = await tx.select().from(playerBonuses).where(eq(playerBonuses.id, bonusId)).for('update');
    if (!row || !(await takeOut(tx, bonusId))) return false;
    const now = of.playerClock.now();
    const rule = ruleOf(terms, row);
    const bets = (await readCarryingBets(tx, [bonusId])).get(bonusId) ?? [];
    const farmed = farmedBy(rule, bets);
    const counted = countsOf(row, farmed, bets);
    const counts = rule.family === 'tournament' ? await withinTournament(tx, row, counted) : counted;
    await writeCounts(tx, row, counts, now);
    await followUses(tx, row, counts.timesUsed, now);
    if (rewards !== null && farmed !== null) {
      const owed = await owedOf(tx, row, rule, farmed);
      await followRewards(tx, row, owed, { issue: of.issue, campaign: rewards, now });
    }
    return true;
  });
}

/** Counts the bonuses of the queue again. Answers how many; run by the leader, or by hand in tests. */
export async function recountQueued(of: Recounting): Promise<number> {
  const queue = await of.db
    .select({ id: playerBonuses.id, version: playerBonuses.version })
    .from(bonusQueue)
    .innerJoin(playerBonuses, eq(playerBonuses.id, bonusQueue.bonusId))
    .orderBy(asc(bonusQueue.createdAt), asc(bonusQueue.bonusId))
    .limit(BATCH);
  if (queue.length === 0) return 0;
  const versions = await termsByVersion(of, [...new Set(queue.map(({ version }) => version))]);
  const errors: unknown[] = [];
  let count = 0;
  for (const { id, version } of queue) {
    const terms = versions.get(version);
    invariant(terms !== undefined, `the terms of bonus ${id} are kept`);
    // One that fails keeps none of the others waiting; it stays in the queue.
    await recountOne(of, id, terms).then(
      (isDone) => {
        count += isDone ? 1 : 0;
      },
      (error: unknown) => errors.push(error),
    );
  }
  if (errors.length > 0) throw errors[0];
  return count;
}

/** Terms of versions, with those of their rewards, which are written down before one is given. */
async function termsByVersion(
  { campaigns: store }: Pick<House, 'campaigns'>,
  versions: readonly string[],
): Promise<ReadonlyMap<string, Terms>> {
  const known = new Map<string, Terms>();
  for (const [version, terms] of await store.termsOf(versions)) {
    const given = rewardTerms(terms);
    known.set(version, { terms, rewards: given && (await store.keep(given)) });
  }
  return known;
}
