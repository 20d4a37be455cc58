import type { EpochMs } from '@touchline/betting';
import {
  type GrantedReward,
  type OwedReward,
  type RewardChange,
  rewardChanges,
} from '@touchline/betting/bonus';
import { and, asc, eq } from 'drizzle-orm';
import { bonusRewards, playerBonuses } from '#db/bonuses-schema.ts';
import type { Database } from '#db/database.ts';
import type { Campaign } from './campaign.ts';
import type { IssueBonus } from './issue-bonus.ts';
import { type BonusRow, moveStatus } from './move-status.ts';

/** What gives a reward. `campaign`: that of the rewards; `now`: of the player clock. */
interface Granting {
  readonly issue: IssueBonus;
  readonly campaign: Campaign;
  readonly now: EpochMs;
}

interface Reward extends GrantedReward {
  readonly row: BonusRow;
}

// What has ended in another way than by a correction stays as it is.
function stateOf({ status, reason, timesUsed }: BonusRow): GrantedReward['state'] {
  if (status === 'deactivated' && reason === 'correction') return 'deactivated';
  return timesUsed === 0 && (status === 'available' || status === 'active') ? 'unused' : 'used';
}

/** Rewards of a bonus. Locks them in a transaction, so that none is used meanwhile. */
export async function readRewards(tx: Database, bonusId: string): Promise<readonly Reward[]> {
  const rows = await tx
    .select({ reward: bonusRewards, row: playerBonuses })
    .from(bonusRewards)
    .innerJoin(playerBonuses, eq(playerBonuses.id, bonusRewards.rewardId))
    .where(eq(bonusRewards.bonusId, bonusId))
    .orderBy(asc(playerBonuses.id))
    .for('update');
  return rows.map(({ reward: { rangeIndex, amount }, row }) => ({
    rangeIndex,
    amount,
    state: stateOf(row),
    row,
  }));
}

/** Gives a reward once for its range; null where the campaign has given all that it may. */
async function grantReward(
  tx: Database,
  bonus: Pick<BonusRow, 'id' | 'playerId'>,
  { rangeIndex, amount }: OwedReward,
  { issue, campaign, now }: Granting,
): Promise<string | null> {
  const issued = await issue(tx, {
    playerId: bonus.playerId,
    campaign,
    trigger: 'reward',
    issueKey: `reward:${bonus.id}:${rangeIndex}`,
    amount,
    now,
  });
  if (issued.kind === 'full') return null;
  await tx
    .insert(bonusRewards)
    .values({ bonusId: bonus.id, rangeIndex, rewardId: issued.id, amount, createdAt: now })
    .onConflictDoNothing();
  return issued.id;
}

async function changeAmount(
  tx: Database,
  bonusId: string,
  { rangeIndex, amount }: OwedReward,
  row: BonusRow,
) {
  await tx.update(playerBonuses).set({ amount }).where(eq(playerBonuses.id, row.id));
  await tx
    .update(bonusRewards)
    .set({ amount })
    .where(and(eq(bonusRewards.bonusId, bonusId), eq(bonusRewards.rangeIndex, rangeIndex)));
}

async function apply(
  tx: Database,
  bonus: BonusRow,
  change: RewardChange,
  given: { readonly row: BonusRow | undefined; readonly granting: Granting },
): Promise<void> {
  const { row, granting } = given;
  const cause = bonus.id;
  if (change.kind === 'grant') await grantReward(tx, bonus, change, granting);
  if (!row) return;
  if (change.kind === 'deactivate')
    await moveStatus(tx, row, { deactivated: 'correction' }, { now: granting.now, cause });
  if (change.kind === 'reinstate') await moveStatus(tx, row, 'reinstated', { now: granting.now, cause });
  if (change.kind === 'reinstate' || change.kind === 'change-amount')
    await changeAmount(tx, bonus.id, change, row);
}

const GIVING: ReadonlySet<RewardChange['kind']> = new Set(['grant', 'reinstate']);

/** Brings the rewards of a bonus in line with those that its points have earned. Idempotent. */
export async function followRewards(
  tx: Database,
  bonus: BonusRow,
  owed: readonly OwedReward[],
  granting: Granting,
): Promise<void> {
  const given = await readRewards(tx, bonus.id);
  const rows = new Map(given.map(({ rangeIndex, row }) => [rangeIndex, row]));
  // A bonus that was taken from its player gives nothing more.
  const isTaken = bonus.status === 'deactivated';
  const changes = rewardChanges(owed, given).filter(({ kind }) => !(isTaken && GIVING.has(kind)));
  for (const change of changes)
    await apply(tx, bonus, change, { row: rows.get(change.rangeIndex), granting });
}
