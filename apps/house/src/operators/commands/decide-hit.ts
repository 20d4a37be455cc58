import type { House } from '../../house.ts';
import {
  approveHit,
  declineHit,
  findHit,
  type HitRow,
  payApprovedHits,
} from '../../jackpots/hit-statements.ts';
import { mainUnits } from '../../wallet/currencies.ts';
import type { Transaction } from '../audit-log.ts';
import { done, type Effect, type Hindrance, type Prepare, refused } from '../effect.ts';
import type { ArgumentsOf } from '../order.ts';

/** What takes a hit out of its waiting, and the status that it has then. */
interface Decision {
  readonly status: HitRow['status'];
  readonly decide: (tx: Transaction, id: string) => Promise<boolean>;
  readonly afterwards?: () => Promise<void>;
}

async function effectOf({ db }: House, id: string, of: Decision): Promise<Effect | Hindrance> {
  const hit = await findHit(db, id);
  if (!hit) return { subject: id, why: 'no such jackpot hit' };
  const { status, decide, afterwards } = of;
  return {
    subject: id,
    async write(tx) {
      if (await decide(tx, id))
        return done({ hit: status, amount: mainUnits(hit.amount, hit.currency), currency: hit.currency });
      return refused(`is ${(await findHit(tx, id))?.status ?? hit.status}`);
    },
    ...(afterwards && { afterwards }),
  };
}

/** Approves a jackpot hit and pays it. */
export const approve: Prepare<ArgumentsOf<'approve-hit'>> = (house, { hit }) =>
  effectOf(house, hit, {
    status: 'approved',
    decide: approveHit,
    async afterwards() {
      await payApprovedHits(house);
      house.outbox.wake();
    },
  });

/** Declines a jackpot hit; the audit log keeps why. */
export const decline: Prepare<ArgumentsOf<'decline-hit'>> = (house, { hit }) =>
  effectOf(house, hit, { status: 'declined', decide: declineHit });
