import { join } from 'node:path';
import { DEFAULT_PLAYER_FIELDS, MUNICIPALITY_LENGTH_MAX, PLAYER_FIELDS } from '@touchline/contract/constants';
import { z } from 'zod';
import { isCountry } from '../players/countries.ts';
import type { SignUpRules } from '../players/sign-up-rules.ts';
import { createBlockedCountries, type OperatorCountries } from './blocked-countries.ts';
import { operatorFile } from './operator-file.ts';

const isOnceEach = (names: readonly string[]) => new Set(names).size === names.length;

/** `sign-up.json` of the data folder: what a player tells of himself, and the terms that bind him. */
const SignUpFile = z.strictObject({
  fields: z
    .array(z.enum(PLAYER_FIELDS))
    .default([...DEFAULT_PLAYER_FIELDS])
    .refine(isOnceEach, 'names a field twice')
    .refine(
      (fields) => fields.includes('email') && fields.includes('password'),
      'must name email and password, by which players sign in',
    ),
  terms: z
    .strictObject({
      version: z.string().regex(/^[\w.-]{1,40}$/, 'must be up to 40 letters, digits, dots and dashes'),
      url: z
        .url({ protocol: /^https?$/ })
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
  deposit_needs_fields: z.boolean().default(false),
});

/** `municipalities.json` of the data folder: names of the municipalities of each country. */
const Municipalities = z.record(
  z.string().refine(isCountry, 'is no country of sign-up'),
  z
    .array(z.string().trim().min(1).max(MUNICIPALITY_LENGTH_MAX))
    .min(1)
    .refine(isOnceEach, 'names a municipality twice'),
);

/** What the operator's files ask of players, as it is now. */
export interface OperatorSignUpRules {
  read(): Promise<SignUpRules>;
}

export function createSignUpRules(
  dataDir: string,
  countries: OperatorCountries = createBlockedCountries(dataDir),
): OperatorSignUpRules {
  const file = operatorFile(join(dataDir, 'sign-up.json'), SignUpFile, SignUpFile.parse({}));
  const places = operatorFile(join(dataDir, 'municipalities.json'), Municipalities, {});
  return {
    async read() {
      const [{ fields, terms, deposit_needs_fields: depositNeedsFields }, municipalities, blocked] =
        await Promise.all([file.read(), places.read(), countries.read()]);
      return { fields, terms, depositNeedsFields, municipalities, blockedCountries: blocked.account };
    },
  };
}
