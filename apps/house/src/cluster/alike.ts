import { eq } from 'drizzle-orm';
import { clusterOrders } from '#db/cluster-schema.ts';
import type { Database } from '#db/database.ts';
import { meta } from '#db/schema.ts';
import type { HouseOptions } from '../options.ts';
import { Sentence } from '../sentence.ts';

const KEY = 'cluster';

/** Settings that decide what a house plays and by what it is heard: houses on one database have the same. */
type Alike = Readonly<Record<'REALTIME' | 'HOUSE_SPEED' | 'HOUSE_STILL' | 'HOUSE_SPORTS', string>>;

const alikeOf = ({ centrifugo, speed, isStill, sports }: HouseOptions): Alike => ({
  REALTIME: centrifugo ? 'centrifugo' : 'hub',
  HOUSE_SPEED: String(speed),
  HOUSE_STILL: isStill ? '1' : '0',
  HOUSE_SPORTS: sports === null ? 'all' : sports.toSorted().join(','),
});

/** The first house on a database says how houses are run there, and forgets what an earlier run ordered. */
async function beFirst(db: Database, value: Alike): Promise<void> {
  await db.delete(clusterOrders);
  await db.insert(meta).values({ key: KEY, value }).onConflictDoUpdate({ target: meta.key, set: { value } });
}

/**
 * Sees to it that the houses on a database are run alike.
 * Errors: Sentence naming a setting that is another than the other houses'.
 */
export async function beAlike(db: Database, options: HouseOptions, isAlone: boolean): Promise<void> {
  const own = alikeOf(options);
  if (isAlone) return beFirst(db, own);
  const [row] = await db.select().from(meta).where(eq(meta.key, KEY));
  const others = (row?.value ?? own) as Alike; // written above alone
  for (const [name, value] of Object.entries(own)) {
    const other = others[name as keyof Alike]; // its own key
    if (other !== value)
      throw new Sentence(
        `${name} is ${value} here and ${other} for the houses that work on the database at DATABASE_URL.`,
      );
  }
}
