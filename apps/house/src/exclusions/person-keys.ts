import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldedWords } from '@touchline/i18n/fold';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { meta } from '#db/schema.ts';
import type { HouseOptions } from '../options.ts';
import { Sentence } from '../sentence.ts';

const SECRET_FILE = 'exclusions.secret';
const META_KEY = 'exclusions_secret';
const Secret = z.string().min(32);

/** Who somebody says that he is. Shape: phones as E.164, date as YYYY-MM-DD, country as its code; null or empty if unknown. */
export interface Person {
  readonly email: string | null;
  readonly phone: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthDate: string;
  readonly country: string;
}

/** Makes the hashes that a person is recognised by: of email, phone, and name with date of birth and country. */
export type PersonKeys = (person: Person) => readonly string[];

/** First name without its further words, last name, date of birth and country; null if one is missing. */
function nameOf({ firstName, lastName, birthDate, country }: Person): string | null {
  const [first] = foldedWords(firstName ?? '');
  const last = foldedWords(lastName ?? '').join(' ');
  if (first === undefined || last === '' || birthDate === '' || country === '') return null;
  return `${first}|${last}|${birthDate}|${country}`;
}

/** What a person is recognised by, as it is compared. */
export function signsOf(person: Person): string[] {
  const { email, phone } = person;
  const name = nameOf(person);
  return [
    ...(email ? [`email:${email}`] : []),
    ...(phone ? [`phone:${phone}`] : []),
    ...(name === null ? [] : [`name:${name}`]),
  ];
}

export const personKeysBy =
  (secret: string): PersonKeys =>
  (person) =>
    signsOf(person).map((sign) => createHmac('sha256', secret).update(sign).digest('base64url'));

/** The secret of a data folder, made once. Errors: Sentence if the file holds none. */
function readSecret(dataDir: string): string {
  const file = join(dataDir, SECRET_FILE);
  try {
    const held = Secret.safeParse(readFileSync(file, 'utf8').trim());
    if (held.success) return held.data;
    // Refuses a new key, by which no person on a break would be found.
    throw new Sentence(`${file} holds no secret; put back the one of your backup.`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

/** Opens the keys: those of the data folder, or of the first backend on a shared database. */
export async function openPersonKeys(
  db: Database,
  dataDir: string,
  { databaseUrl }: Pick<HouseOptions, 'databaseUrl'>,
): Promise<PersonKeys> {
  const own = readSecret(dataDir);
  if (databaseUrl === null) return personKeysBy(own);
  await db.insert(meta).values({ key: META_KEY, value: own }).onConflictDoNothing();
  const [row] = await db.select().from(meta).where(eq(meta.key, META_KEY));
  return personKeysBy(Secret.parse(row?.value));
}
