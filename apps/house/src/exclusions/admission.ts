import type { EpochMs } from '@touchline/betting';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { House } from '../house.ts';
import { findBreak, lastOf, type RunningBreak } from '../limits/running-break.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { personOf } from './person.ts';
import type { Person, PersonKeys } from './person-keys.ts';
import { askAboutPlayer } from './register-answers.ts';

type Db = Pick<Database, 'execute'>;

/** The break of a person who opens an account at `openedAt` (real time), begun before in another account. */
async function findExclusion(
  { db, personKeys }: { readonly db: Db; readonly personKeys: PersonKeys },
  person: Person,
  { now, openedAt }: { readonly now: EpochMs; readonly openedAt: EpochMs },
): Promise<RunningBreak | null> {
  const keys = JSON.stringify(personKeys(person));
  return lastOf(
    db,
    sql`select type, ends_at from exclusions
      where hash in (select jsonb_array_elements_text(${keys}::jsonb)) and ends_at > ${now}::bigint and since <= ${openedAt}::bigint`,
  );
}

const later = (a: RunningBreak | null, b: RunningBreak | null): RunningBreak | null =>
  a !== null && b !== null && b.endsAt > a.endsAt ? b : (a ?? b);

/** The break that keeps a player from signing in, if there is one. Asks the register. */
export async function breakAtSignIn(house: House, player: PlayerRow): Promise<RunningBreak | null> {
  const now = house.playerClock.now();
  await askAboutPlayer(house, player);
  const own = await findBreak(house.db, player.id, now);
  const elsewhere = await findExclusion(house, personOf(player), { now, openedAt: player.createdAt });
  return later(own, elsewhere);
}

/** Whether a person may open an account. `unanswered`: the register cannot be asked. */
export async function admitPerson(
  house: House,
  person: Person,
): Promise<'admitted' | 'excluded' | 'unanswered'> {
  const now = house.playerClock.now();
  const isExcluded = (await findExclusion(house, person, { now, openedAt: house.now() })) !== null;
  try {
    const [until = null] = (await house.register.ask([person])) ?? [];
    return isExcluded || (until !== null && until > now) ? 'excluded' : 'admitted';
  } catch (error) {
    house.report('the exclusion register gives no answer', error);
    return 'unanswered';
  }
}
