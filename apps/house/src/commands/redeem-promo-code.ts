import type { EpochMs } from '@touchline/betting';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { playerBonuses, promoTries } from '#db/bonuses-schema.ts';
import type { Database } from '#db/database.ts';
import { againWhenOvertaken } from '#db/overtaken.ts';
import { admitsOffers } from '../bonuses/admits-offers.ts';
import type { Campaign } from '../bonuses/campaign.ts';
import { stateOf } from '../bonuses/campaign-store.ts';
import { issueBonus } from '../bonuses/issue-bonus.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';

const HOUR_MS = 3_600_000;
/** Tries of an hour that take no code. */
const TRIES_MAX = 5;

/** Why a code is not taken. Shape: `expired` also where others used it up; tries: how long until the next one. Units: ms. */
export type RefusedCode =
  | { readonly kind: 'unknown' | 'used' | 'expired' | 'not_for_you' }
  | { readonly kind: 'tries'; readonly waitMs: number };
export type RedeemedCode = { readonly kind: 'accepted'; readonly id: string } | RefusedCode;

type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A code as campaigns write it. */
const written = (code: string) => code.trim().toUpperCase();

/** A code that a campaign knows. Shape: uses null is any number of players. */
interface KnownCode {
  readonly campaign: Campaign;
  readonly code: string;
  readonly uses: number | null;
  readonly state: ReturnType<typeof stateOf>;
}

async function findCode(
  { campaigns, playerClock }: Pick<House, 'campaigns' | 'playerClock'>,
  typed: string,
): Promise<KnownCode | null> {
  const code = written(typed);
  const [current, said] = await Promise.all([campaigns.read(), campaigns.saidStates()]);
  for (const campaign of current) {
    const { id, trigger } = campaign.terms;
    const known = trigger.codes.find((one) => written(one.code) === code);
    if (trigger.kind !== 'promo_code' || known === undefined) continue;
    const state = stateOf(campaign.terms, said.get(id), playerClock.now());
    // One that has not begun is nobody's business yet.
    return state === 'created' ? null : { campaign, code, uses: known.uses, state };
  }
  return null;
}

const isOfIssue = (issueKey: string, campaignId: string) =>
  and(eq(playerBonuses.campaignId, campaignId), eq(playerBonuses.issueKey, issueKey));

/** Whether others may still use a code. Locks its campaign until the transaction ends, so that they are counted once. */
async function hasUses(tx: Tx, { campaign: { terms }, uses }: KnownCode, issueKey: string): Promise<boolean> {
  if (uses === null) return true;
  await tx.execute(sql`insert into campaigns (id) values (${terms.id}) on conflict (id) do nothing`);
  await tx.execute(sql`select from campaigns where id = ${terms.id} for update`);
  const [used] = await tx.select({ times: count() }).from(playerBonuses).where(isOfIssue(issueKey, terms.id));
  return (used?.times ?? 0) < uses;
}

async function take(tx: Tx, player: PlayerRow, known: KnownCode | null, now: EpochMs): Promise<RedeemedCode> {
  if (known === null) return { kind: 'unknown' };
  const { campaign, code, state } = known;
  const { conditions } = campaign.terms;
  const issueKey = `promo:${code}`;
  const { id, playerId } = playerBonuses;
  const before = await tx
    .select({ id })
    .from(playerBonuses)
    .where(and(eq(playerId, player.id), eq(playerBonuses.issueKey, issueKey)));
  if (before.length > 0) return { kind: 'used' };
  if (state !== 'active') return { kind: 'expired' };
  const isInCountry = conditions.countries.length === 0 || conditions.countries.includes(player.country);
  if (!isInCountry || !(await admitsOffers(tx, player.id, now))) return { kind: 'not_for_you' };
  if (!(await hasUses(tx, known, issueKey))) return { kind: 'expired' };
  const of = { playerId: player.id, campaign, trigger: 'promo_code', issueKey, amount: null, now } as const;
  const issued = await issueBonus(tx, of);
  if (issued.kind === 'full') return { kind: 'expired' };
  return issued.kind === 'issued' ? { kind: 'accepted', id: issued.id } : { kind: 'used' };
}

/** How long a player has to wait for his next try. Units: ms; 0 if he may try now. */
async function waitOf(tx: Tx, playerId: string, now: EpochMs): Promise<number> {
  const { createdAt } = promoTries;
  const tries = await tx
    .select({ createdAt })
    .from(promoTries)
    .where(and(eq(promoTries.playerId, playerId), gt(createdAt, now - HOUR_MS)))
    .orderBy(createdAt);
  const oldest = tries.at(-TRIES_MAX);
  return oldest === undefined ? 0 : oldest.createdAt + HOUR_MS - now;
}

/**
 * Gives a player the bonus of a promo code; neither case nor spaces around it matter. A code that is not taken counts as a try,
 * and after five within an hour none is looked at.
 */
export async function redeemPromoCode(house: House, player: PlayerRow, typed: string): Promise<RedeemedCode> {
  const known = await findCode(house, typed);
  const now = house.playerClock.now();
  const result = await againWhenOvertaken(() =>
    house.db.transaction(async (tx): Promise<RedeemedCode> => {
      // Lets one try at a time be counted.
      await tx.execute(sql`select from players where id = ${player.id} for update`);
      const waitMs = await waitOf(tx, player.id, now);
      if (waitMs > 0) return { kind: 'tries', waitMs };
      const taken = await take(tx, player, known, now);
      if (taken.kind !== 'accepted')
        await tx.insert(promoTries).values({ playerId: player.id, createdAt: now });
      return taken;
    }),
  );
  if (result.kind === 'accepted') house.outbox.wake();
  return result;
}
