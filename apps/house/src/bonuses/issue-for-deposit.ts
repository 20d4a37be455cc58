import type { EpochMs, MinorUnits } from '@touchline/betting';
import { sql } from 'drizzle-orm';
import type { House } from '../house.ts';
import { admitsOffers, takesOffersSql } from './admits-offers.ts';
import type { Campaign } from './campaign.ts';
import { stateOf } from './campaign-store.ts';
import { issueBonus } from './issue-bonus.ts';

type IssuingHouse = Pick<House, 'db' | 'campaigns' | 'outbox' | 'playerClock'>;

/** A deposit that succeeded. Units: amount in smallest units of currency. */
export interface PaidDeposit {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: MinorUnits;
}

/** How long after its end a deposit is looked at again. */
const LOOK_BACK_MS = 24 * 3_600_000;
/** Deposits of one look. */
const AT_ONCE = 200;

/** Campaigns that give for deposits at a moment of the player clock. */
async function givingAt({ campaigns }: IssuingHouse, now: EpochMs): Promise<readonly Campaign[]> {
  const [current, said] = await Promise.all([campaigns.read(), campaigns.saidStates()]);
  return current.filter(
    ({ terms }) => terms.trigger.kind === 'deposit' && stateOf(terms, said.get(terms.id), now) === 'active',
  );
}

const counts = ({ terms }: Campaign, { currency, amount }: PaidDeposit) =>
  terms.currency === currency && amount >= (terms.trigger.minDeposit ?? 0);

async function issueEach(house: IssuingHouse, deposit: PaidDeposit, due: readonly Campaign[]) {
  const { id, playerId } = deposit;
  const now = house.playerClock.now();
  const isIssued = await house.db.transaction(async (tx) => {
    if (!(await admitsOffers(tx, playerId, now))) return false;
    const issued: boolean[] = [];
    for (const campaign of due) {
      const issueKey = `deposit:${id}:${campaign.terms.id}`;
      const of = { playerId, campaign, trigger: 'deposit', issueKey, amount: null, now } as const;
      issued.push((await issueBonus(tx, of)).kind === 'issued');
    }
    return issued.includes(true);
  });
  if (isIssued) house.outbox.wake();
}

/** Gives a player what campaigns give for a deposit that succeeded. Idempotent. */
export async function issueForDeposit(house: IssuingHouse, deposit: PaidDeposit): Promise<void> {
  const due = (await givingAt(house, house.playerClock.now())).filter((one) => counts(one, deposit));
  if (due.length > 0) await issueEach(house, deposit, due);
}

/** Gives for deposits of the last day what a backend that ended early did not give any more. */
export async function issueForMissedDeposits(house: IssuingHouse & Pick<House, 'now'>): Promise<void> {
  const now = house.playerClock.now();
  // Deposits are dated in real time.
  const ahead = now - house.now();
  for (const campaign of await givingAt(house, now)) {
    const { id, currency, trigger, conditions } = campaign.terms;
    const since = Math.max(house.now() - LOOK_BACK_MS, (conditions.validFrom ?? 0) - ahead);
    const { rows } = await house.db.execute<{ [K in keyof PaidDeposit]: PaidDeposit[K] }>(sql`
      select p.id, p.player_id as "playerId", p.currency, p.amount from payments p
      where p.kind = 'deposit' and p.status = 'succeeded' and p.decided_at >= ${since}::bigint
        and p.currency = ${currency} and p.amount >= ${trigger.minDeposit ?? 0}::bigint
        and ${takesOffersSql(sql`p.player_id`, now)}
        and not exists (select from player_bonuses b
          where b.player_id = p.player_id and b.issue_key = 'deposit:' || p.id || ':' || ${id}::text)
      order by p.decided_at limit ${AT_ONCE}`);
    for (const deposit of rows) await issueEach(house, deposit, [campaign]);
  }
}
