import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { jackpotContributions, jackpotHits, jackpotLevels } from '../../src/db/jackpots-schema.ts';
import type { TestHouse } from './house.ts';

/** A level of a test's jackpot, as the file has it. */
export const levelOf = (code: string, more: object = {}) => ({
  code,
  name: { en: `The ${code}` },
  start: 1,
  max: 2,
  share: 100,
  ...more,
});

/** A jackpot of a test: a per cent of every stake goes to one level. */
export const jackpotOf = (id: string, more: object = {}) => ({
  id,
  name: { en: `Jackpot ${id}`, de: `Topf ${id}` },
  currency: 'EUR',
  rate: 1,
  levels: [levelOf('mini')],
  ...more,
});

let files = 0;

/** Writes the file of jackpots. Blanks give each content another size: it is read again within the same millisecond. */
export function placeJackpots(house: Pick<TestHouse, 'options'>, ...jackpots: readonly object[]): void {
  files += 1;
  const text = JSON.stringify({ jackpots });
  writeFileSync(join(house.options.dataDir, 'jackpots.json'), text + ' '.repeat(files));
}

export const contributionsTo = ({ db }: Pick<TestHouse, 'db'>, jackpotId: string) =>
  db
    .select()
    .from(jackpotContributions)
    .where(eq(jackpotContributions.jackpotId, jackpotId))
    .orderBy(asc(jackpotContributions.id));

export const levelsOf = ({ db }: Pick<TestHouse, 'db'>, jackpotId: string) =>
  db
    .select()
    .from(jackpotLevels)
    .where(eq(jackpotLevels.jackpotId, jackpotId))
    .orderBy(asc(jackpotLevels.code));

export const hitsOf = ({ db }: Pick<TestHouse, 'db'>, jackpotId: string) =>
  db
    .select()
    .from(jackpotHits)
    .where(eq(jackpotHits.jackpotId, jackpotId))
    .orderBy(asc(jackpotHits.levelCode), asc(jackpotHits.round));
