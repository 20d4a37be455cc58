import { and, eq, inArray } from 'drizzle-orm';
import { campaigns, playerBonuses } from '#db/bonuses-schema.ts';
import { admitsOffers } from '../bonuses/admits-offers.ts';
import type { Campaign } from '../bonuses/campaign.ts';
import { stateOf } from '../bonuses/campaign-store.ts';
import { issueBonus } from '../bonuses/issue-bonus.ts';
import type { House } from '../house.ts';

type IssuingHouse = Pick<House, 'db' | 'campaigns' | 'outbox' | 'playerClock'>;

const keyOf = ({ terms }: Campaign) => `campaign:${terms.id}`;

/** Campaigns that give to everybody now, without those that have given all that they may. */
async function givingNow({ db, campaigns: store, playerClock }: IssuingHouse): Promise<readonly Campaign[]> {
  const [current, said] = await Promise.all([store.read(), store.saidStates()]);
  const now = playerClock.now();
  const due = current.filter(
    ({ terms }) => terms.trigger.kind === 'campaign' && stateOf(terms, said.get(terms.id), now) === 'active',
  );
  if (due.length === 0) return [];
  const { id, issued } = campaigns;
  const ids = due.map(({ terms }) => terms.id);
  const counts = await db.select({ id, issued }).from(campaigns).where(inArray(id, ids));
  const issuedBy = new Map(counts.map((row) => [row.id, row.issued]));
  return due.filter(
    ({ terms }) => terms.maxIssued === null || (issuedBy.get(terms.id) ?? 0) < terms.maxIssued,
  );
}

/** Gives a player what campaigns give to everybody and he has not got yet. Idempotent; nothing for one who takes no offers. */
export async function issueDueBonuses(house: IssuingHouse, { id }: { readonly id: string }): Promise<void> {
  const due = await givingNow(house);
  if (due.length === 0) return;
  const { issueKey, playerId } = playerBonuses;
  const held = await house.db
    .select({ issueKey })
    .from(playerBonuses)
    .where(and(eq(playerId, id), inArray(issueKey, due.map(keyOf))));
  const keys = new Set(held.map((row) => row.issueKey));
  const missing = due.filter((campaign) => !keys.has(keyOf(campaign)));
  if (missing.length === 0) return;
  const now = house.playerClock.now();
  const isIssued = await house.db.transaction(async (tx) => {
    if (!(await admitsOffers(tx, id, now))) return false;
    const issued: boolean[] = [];
    for (const campaign of missing) {
      const of = { playerId: id, campaign, trigger: 'campaign', amount: null, now } as const;
      const { kind } = await issueBonus(tx, { ...of, issueKey: keyOf(campaign) });
      issued.push(kind === 'issued');
    }
    return issued.includes(true);
  });
  if (isIssued) house.outbox.wake();
}
