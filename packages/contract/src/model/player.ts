import { z } from 'zod';
import { Break } from './break.ts';
import { CurrencyCode, EpochMs, Id, MinorUnits } from './ids.ts';
import { ConsentChange, FURTHER_PLAYER_FIELDS } from './player-fields.ts';

export const Account = z
  .object({
    currency: z.string(),
    subunits: z.number().int().meta({ description: 'Smallest units in one main unit' }),
    balance: z.object({ available: MinorUnits, locked: MinorUnits }),
    active: z.boolean(),
    rates: z
      .array(z.object({ from: z.string(), numerator: z.number().int(), denominator: z.number().int() }))
      .optional()
      .meta({
        description:
          "Money of other currencies in this account's: smallest units per smallest unit, as a ratio",
      }),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;

/** Who is there. Logged in means that an email or an auth phone exists. Source: specification §3. */
export const User = z
  .object({
    id: Id.nullable(),
    email: z.string().nullable(),
    email_confirmed: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the player showed that the email is his (extension)' }),
    pending_email: z
      .string()
      .nullable()
      .optional()
      .meta({ description: 'The new email that counts once its link is opened (extension)' }),
    mobile_phone: z.string().nullable().meta({
      description:
        'The verified phone, or the number that the player may be called at, which nobody verified',
    }),
    auth_phone_number: z
      .string()
      .nullable()
      .meta({ description: 'The verified phone, which signs in as the email does' }),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    nickname: z.string().nullable(),
    language: z.string().nullable(),
    currency: z.string().nullable(),
    country: z.object({ code: z.string(), name: z.string() }).nullable(),
    municipality: z
      .string()
      .nullable()
      .optional()
      .meta({ description: 'Where the player lives, if the operator asks for it (extension)' }),
    auth_fields_missed: z.array(z.string()).meta({
      description:
        'Fields of `player_fields` that the account lacks, and `terms` until their version of now is accepted',
    }),
    statuses: z.array(z.object({ id: z.string() })).meta({
      description:
        'Status groups that the player has reached, lowest first, then the statuses that operators gave',
    }),
    progress: z.object({
      points: z.number().meta({ description: 'Persistent points' }),
      status_groups: z
        .array(z.string())
        .meta({ description: 'Ids of the status groups ahead, the next one first' }),
    }),
    accounts: z.array(Account),
    break: Break.optional().meta({
      description: 'Of nobody: the break that ended the session of this browser and runs (extension)',
    }),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** An email. Described, and not refused by the schema: the backend names a wrong one in its own words. */
export const EmailText = z.string().max(254).meta({ pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' });

/** A phone that names an account. Checked by the backend, which names a wrong one in its own words. */
export const PhoneText = z
  .string()
  .max(40)
  .meta({ description: 'With its country code, or as dialled in `country` (capability phone_sign_in)' });
export const PhoneCountry = z
  .string()
  .max(2)
  .meta({ description: 'Country that `phone` is dialled in; that of the address that asks if absent' });

/** Names an account by its email or by its verified phone: by one of them. */
const login = { phone: PhoneText.optional(), country: PhoneCountry.optional() };

export const SignIn = z
  .object({ email: z.string().max(254).optional(), ...login, password: z.string().max(200) })
  .meta({ id: 'SignIn' });

export const ForgottenPassword = z
  .object({ email: EmailText.optional(), ...login })
  .meta({ id: 'ForgottenPassword' });

/** Every field is checked by the backend, which names each wrong one in `data.details`. `player_fields` says which it needs. */
export const SignUp = z
  .object({
    email: EmailText.optional(),
    phone: z.string().max(40).optional().meta({
      description:
        'In place of the email, with its country code or as dialled in `country` (capability phone_sign_up)',
    }),
    password: z.string().max(200).meta({ minLength: 8 }),
    country: z
      .string()
      .max(2)
      .optional()
      .meta({ description: 'One of `countries` of the system data that is not blocked' }),
    currency: CurrencyCode.optional(),
    birth_date: z
      .string()
      .max(10)
      .optional()
      .meta({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A calendar day, 18 years or more ago' }),
    ...FURTHER_PLAYER_FIELDS,
    consents: ConsentChange.optional(),
    locale: z.string().max(10).optional(),
  })
  .meta({ id: 'SignUp' });

/** Points that settled stakes earned. Units: whole points. */
export const CompPoints = z
  .object({
    points: z.number().int(),
    persistent_points: z.number().int().meta({
      description: 'What status groups are reached by: only a correction of a settlement takes some away',
    }),
    min_condition: z.number().int().meta({
      description: 'Persistent points that the status group of the player needs; 0 without one',
    }),
    max_condition: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Persistent points that the next status group needs; null after the last' }),
  })
  .meta({ id: 'CompPoints' });
export type CompPoints = z.infer<typeof CompPoints>;

/** A status that persistent points reach. What it opens is decided by its id. */
export const StatusGroup = z
  .object({
    id: z.string(),
    name: z.string(),
    points: z.number().int().meta({ description: 'Persistent points that it needs' }),
  })
  .meta({ id: 'StatusGroup' });
export type StatusGroup = z.infer<typeof StatusGroup>;

const name = () => z.string().max(200).nullable().optional();
/** Every name is checked by the backend, which names each wrong one in `data.details`. Null clears it; absent leaves it. */
export const PlayerProfile = z
  .strictObject({ first_name: name(), last_name: name(), nickname: name() })
  .meta({ id: 'PlayerProfile' });

/** All that is stored of a player. `data`: rows by table, without secrets such as hashes and keys. */
export const PlayerExport = z
  .object({
    exported_at: EpochMs,
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  })
  .meta({ id: 'PlayerExport' });
export type PlayerExport = z.infer<typeof PlayerExport>;

/** A place where the player is signed in. */
export const PlayerSession = z
  .object({
    id: z.string(),
    browser: z
      .string()
      .nullable()
      .meta({ description: 'Name of the browser, such as Firefox; null if unknown' }),
    system: z
      .string()
      .nullable()
      .meta({ description: 'Name of its system, such as Windows; null if unknown' }),
    created_at: EpochMs,
    seen_at: EpochMs.meta({ description: 'Last use, to within some minutes' }),
    current: z.boolean().meta({ description: 'Whether it is the one that asks' }),
  })
  .meta({ id: 'PlayerSession' });
export type PlayerSession = z.infer<typeof PlayerSession>;
