import type { Bonus, JackpotHit } from '@touchline/contract';
import { type BonusFamily, PAGE_LIMIT } from '@touchline/contract/constants';
import { request } from './api.ts';
import { familyOf } from './bonus-family.ts';
import { patchBonuses } from './bonuses.ts';
import { CALLS } from './fault-policy.ts';
import { currentServices } from './services.ts';

interface SeenEntry {
  readonly id: string;
  readonly type: BonusFamily | 'jackpot';
}

const nameOf = ({ id, type }: SeenEntry) => `${type} ${id}`;

/** Entries that were sent, or are on their way. */
const sent = new Set<string>();

/** Sends each entry once; after a failure it may be sent again. */
async function send(entries: readonly SeenEntry[], faults = {}): Promise<boolean> {
  const fresh = entries.filter((entry) => !sent.has(nameOf(entry))).slice(0, PAGE_LIMIT);
  if (fresh.length === 0) return false;
  for (const entry of fresh) sent.add(nameOf(entry));
  const body = { entries: fresh.map(({ id, type }) => ({ id, type })) };
  const answer = await request(({ book }) => book.POST('/bonuses/mark-as-seen', { body }), faults);
  if (!answer.ok) for (const entry of fresh) sent.delete(nameOf(entry));
  return answer.ok;
}

/** Marks as seen what the player sees now. Sends only bonuses whose flag is false. Source: specification §5. */
export async function markBonusesSeen(bonuses: readonly Bonus[]): Promise<void> {
  const unseen = bonuses.flatMap(({ id, type, issued }) => {
    const family = familyOf(type);
    return family && issued && !issued.seen ? [{ id, type: family }] : [];
  });
  if (!(await send(unseen))) return;
  const ids = new Set(unseen.map(({ id }) => id));
  patchBonuses(currentServices().queryClient, (bonus) =>
    bonus.issued && ids.has(bonus.id) ? { ...bonus, issued: { ...bonus.issued, seen: true } } : bonus,
  );
}

/** Marks a jackpot hit as seen, if it is not. */
export async function markHitSeen({ id, seen }: Pick<JackpotHit, 'id' | 'seen'>): Promise<void> {
  if (!seen) await send([{ id, type: 'jackpot' }], CALLS.jackpots);
}
