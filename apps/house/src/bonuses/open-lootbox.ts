import { createHash } from 'node:crypto';
import type { EpochMs } from '@touchline/betting';
import { drawReward, lootboxProgress } from '@touchline/betting/bonus';
import { eq } from 'drizzle-orm';
import { bonusRewards, playerBonuses } from '#db/bonuses-schema.ts';
import type { Database } from '#db/database.ts';
import type { House } from '../house.ts';
import { ruleOfRow } from './bonus-standing.ts';
import { type Campaign, rewardTerms } from './campaign.ts';
import { farmedOf } from './farmed.ts';
import { issueBonus } from './issue-bonus.ts';
import { moveStatus } from './move-status.ts';
import type { AskedBonus } from './own-bonuses.ts';

type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A lootbox that its bets have earned, with what the draw gives. Units: amount in smallest units. */
export interface EarnedLootbox {
  readonly id: string;
  readonly reward: Campaign;
  readonly amount: number;
}

/** Digest that the reward of a lootbox is drawn by: another one than the hash that may be published of its seed. */
const drawDigest = (id: string, seed: string) =>
  createHash('sha256').update(`lootbox ${id} ${seed}`).digest('hex');

/** The lootbox that an activation opens; null for one that is not active or not earned, and for every other bonus. */
export async function readLootbox(
  { db, campaigns }: Pick<House, 'db' | 'campaigns'>,
  { row, terms, standing }: AskedBonus,
): Promise<EarnedLootbox | null> {
  const rule = ruleOfRow(terms, row);
  const reward = rewardTerms(terms);
  if (rule.family !== 'lootbox' || reward === null || row.seed === null) return null;
  if (standing(row).status !== 'active') return null;
  if (!lootboxProgress(rule, await farmedOf(db, rule, row.id)).isEarned) return null;
  const amount = drawReward(rule.rewards, drawDigest(row.id, row.seed));
  return { id: row.id, amount, reward: await campaigns.keep(reward) };
}

/** Gives the reward of a lootbox and ends it. Idempotent: one that was opened before stays as it is. */
export async function openLootbox(
  tx: Tx,
  { id, reward, amount }: EarnedLootbox,
  now: EpochMs,
): Promise<void> {
  const [row] = await tx.select().from(playerBonuses).where(eq(playerBonuses.id, id)).for('update');
  if (row?.status !== 'active') return;
  const issued = await issueBonus(tx, {
    playerId: row.playerId,
    campaign: reward,
    trigger: 'reward',
    issueKey: `reward:${id}:0`,
    amount,
    now,
  });
  if (issued.kind === 'full') throw new Error(`The reward of lootbox ${id} has no bounds.`);
  await tx
    .insert(bonusRewards)
    .values({ bonusId: id, rangeIndex: 0, rewardId: issued.id, amount, createdAt: now })
    .onConflictDoNothing();
  await moveStatus(tx, row, 'used_up', { now, cause: issued.id });
}
