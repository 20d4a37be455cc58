import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { meta } from '#db/schema.ts';
import type { Feature } from '../feature-names.ts';
import type { Transaction } from './audit-log.ts';

const KEY = 'features';

/** What operators switched, on or off; a feature that is not named follows the options. */
type Switched = Partial<Record<Feature, boolean>>;

/** The features that are off now. The set is the one that the house reads: it changes with a switch. */
export interface Features {
  readonly off: ReadonlySet<Feature>;
  /** Keeps a switch for the next start. */
  write(tx: Transaction, feature: Feature, isOn: boolean): Promise<void>;
  /** Makes it so. */
  apply(feature: Feature, isOn: boolean): void;
}

async function switchedIn(db: Pick<Database, 'select'>): Promise<Switched> {
  const [row] = await db.select().from(meta).where(eq(meta.key, KEY));
  return row ? (row.value as Switched) : {}; // written below alone
}

/** The features of a house: what its options say, and what operators switched since. */
export async function openFeatures(db: Database, configured: ReadonlySet<Feature>): Promise<Features> {
  const off = new Set(configured);
  const apply = (feature: Feature, isOn: boolean) => {
    if (isOn) off.delete(feature);
    else off.add(feature);
  };
  for (const [feature, isOn] of Object.entries(await switchedIn(db))) apply(feature as Feature, isOn); // its keys are
  return {
    off,
    apply,
    async write(tx, feature, isOn) {
      const value = { ...(await switchedIn(tx)), [feature]: isOn };
      await tx
        .insert(meta)
        .values({ key: KEY, value })
        .onConflictDoUpdate({ target: meta.key, set: { value } });
    },
  };
}
