import { join } from 'node:path';
import type { EpochMs } from '@touchline/betting';
import { z } from 'zod';
import { isCountry } from '../players/countries.ts';
import { emailOf } from '../players/emails.ts';
import { operatorFile, stampOf } from '../queries/operator-file.ts';
import { signsOf } from './person-keys.ts';
import type { ExclusionRegister } from './register.ts';

export const REGISTER_FILE = 'exclusion-register.json';

const name = z.string().trim().min(1).max(200);

const Entry = z
  .strictObject({
    email: z.email().transform(emailOf).optional(),
    phone: z
      .string()
      .regex(/^\+\d{6,15}$/, 'must be a phone such as +447400123456')
      .optional(),
    first_name: name.optional(),
    last_name: name.optional(),
    birth_date: z.iso.date().optional(),
    country: z.string().refine(isCountry, 'is no country of sign-up').optional(),
    /** First day on which the person may play again, in UTC. */
    until: z.iso.date(),
  })
  .transform(({ until, ...entry }) => ({
    endsAt: Date.parse(until),
    signs: signsOf({
      email: entry.email ?? null,
      phone: entry.phone ?? null,
      firstName: entry.first_name ?? null,
      lastName: entry.last_name ?? null,
      birthDate: entry.birth_date ?? '',
      country: entry.country ?? '',
    }),
  }))
  .refine(
    ({ signs }) => signs.length > 0,
    'must name an email, a phone, or a name with date of birth and country',
  );

/** Ends by what a person is recognised by. */
type Ends = ReadonlyMap<string, EpochMs>;

/** `exclusion-register.json` of the data folder. */
const RegisterFile = z.strictObject({ persons: z.array(Entry) }).transform(({ persons }): Ends => {
  const ends = new Map<string, EpochMs>();
  for (const { signs, endsAt } of persons)
    for (const sign of signs) ends.set(sign, Math.max(endsAt, ends.get(sign) ?? endsAt));
  return ends;
});

/** The register as a file of the operator, read again whenever it changes; there is no register without it. */
export function createRegisterFile(dataDir: string): ExclusionRegister {
  const path = join(dataDir, REGISTER_FILE);
  const file = operatorFile<Ends | null>(path, RegisterFile, null);
  return {
    async ask(persons) {
      const ends = await file.read();
      if (ends === null && (await stampOf(path)) === null) return null;
      if (ends === null) throw new Error(`${REGISTER_FILE} cannot be used`);
      return persons.map((person) => {
        const found = signsOf(person).flatMap((sign) => ends.get(sign) ?? []);
        return found.length > 0 ? Math.max(...found) : null;
      });
    },
  };
}
