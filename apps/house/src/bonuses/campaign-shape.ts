import { type BONUS_FAMILIES, FREEBET_TYPES } from '@touchline/contract/constants';
import { z } from 'zod';
import { GAMES } from '../games/game-bet.ts';
import { isCountry } from '../players/countries.ts';
import { TextByLocale } from '../queries/text-in.ts';
import { CURRENCIES, currencyOf } from '../wallet/currencies.ts';
import { saysNoRisk } from './risk-wording.ts';
import { scaled } from './scaled-number.ts';

const LIST_MAX = 1_000;
const CODES_MAX = 10_000;
const TEXT_MAX = 2_000;
const COUNT_MAX = 1_000_000_000;
const DAYS_MAX = 3_650;

const isOnceEach = (values: readonly string[]) => new Set(values).size === values.length;

/** A list in which everything stands once. */
const listOf = <T extends string>(one: z.ZodType<T>) =>
  z.array(one).max(LIST_MAX).refine(isOnceEach, { error: 'names something twice: take one away' });

/** A text for players, in one locale at least. */
const Text = TextByLocale.check(({ value, issues }) => {
  for (const [locale, text] of Object.entries(value)) {
    const say = (message: string) => issues.push({ code: 'custom', path: [locale], message, input: text });
    if (text.trim() === '') say('is empty: write a text, or take the locale away');
    if (text.length > TEXT_MAX) say(`must have at most ${TEXT_MAX} characters`);
    if (text.includes('\0') || !text.isWellFormed()) say('has characters that cannot be stored');
    if (saysNoRisk(text)) say('says that there is no risk: a bet always carries one, so say what is paid');
  }
});

/** Id of a campaign. */
export const CampaignId = z
  .string()
  .regex(/^[a-z0-9-]{1,64}$/, { error: 'must be up to 64 small letters, digits and dashes' });
const RecordId = z.string().min(1).max(40);

/** Money in main units of the campaign's currency; its digits are checked where the currency is known. */
const Money = z.number().positive({ error: 'must be an amount above 0, in main units such as 2.5' });

const Odds = scaled({
  digits: 4,
  least: 1.0001,
  most: 100_000,
  error: 'must be decimal odds such as 1.5, above 1 and with at most four decimals',
});
const BoostOdds = scaled({
  digits: 4,
  least: 1,
  most: 1_000,
  error: 'must be what multiplies the return, such as 1.05: at least 1, with at most four decimals',
});
const Multiplier = scaled({
  digits: 4,
  least: 0.0001,
  most: 1_000,
  error: 'must be above 0 with at most four decimals: 0.5 is half',
});
const FreebetBoost = scaled({
  digits: 4,
  least: 1.0001,
  most: 1_000,
  error: 'must be what multiplies the freebet, such as 1.5: above 1, with at most four decimals',
});
const Points = scaled({
  digits: 2,
  least: 0.01,
  most: COUNT_MAX,
  error: 'must be points above 0 with at most two decimals',
});
const PerCent = scaled({
  digits: 2,
  least: 0,
  most: 100,
  error: 'must be per cent from 0 to 100 with at most two decimals',
});

const Count = z
  .number()
  .int({ error: 'must be a whole number' })
  .min(1, { error: 'must be 1 or more' })
  .max(COUNT_MAX, { error: `must be at most ${COUNT_MAX}` });
const Days = Count.max(DAYS_MAX, { error: `must be at most ${DAYS_MAX} days` });

const Instant = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: 'must be a date such as 2027-03-01, or with its time such as 2027-03-01T18:00:00Z',
  })
  .transform((text) => Date.parse(text));

const GAME = new RegExp([...GAMES, 'horse', 'lotter', 'lotto'].join('|'));
const SportKey = z
  .string()
  .regex(/^[a-z0-9_]{1,40}$/, { error: 'must be the key of a sport, such as football' })
  .refine((key) => !GAME.test(key), {
    error: 'is no sport: campaigns are for sports alone, so take horse racing and lotteries away',
  });

const Address = z
  .string()
  .max(TEXT_MAX)
  .regex(/^(https:\/\/|\/(?!\/))/, {
    error: 'must be an address that begins with https://, or a path such as /media/cup.png',
  });

const Code = z.strictObject({
  code: z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,31}$/, {
    error: 'must be 3 to 32 capital letters, digits and dashes, such as SPRING27',
  }),
  uses: Count.nullable().default(null),
});

const Trigger = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('campaign') }),
  z.strictObject({ kind: z.literal('operator') }),
  z.strictObject({ kind: z.literal('deposit'), min_deposit: Money.nullable().default(null) }),
  z.strictObject({
    kind: z.literal('promo_code'),
    codes: z.array(Code).min(1, { error: 'needs a code at least' }).max(CODES_MAX),
  }),
]);

const Conditions = z.strictObject({
  sport_types: listOf(z.enum(['regular', 'cyber'])).default([]),
  sports: listOf(SportKey).default([]),
  categories: listOf(RecordId).default([]),
  tournaments: listOf(RecordId).default([]),
  events: listOf(RecordId).default([]),
  min_odds: Odds.nullable().default(null),
  max_odds: Odds.nullable().default(null),
  match_status: z.enum(['all', 'prematch', 'live']).default('all'),
  /** Left out: one or more. */
  selections: z.strictObject({ from: Count.default(1), to: Count.nullable().default(null) }).optional(),
  /** Left out: combos for a comboboost, else singles and combos. */
  bet_types: listOf(z.enum(['SINGLE', 'COMBO', 'SYSTEM', 'CUSTOM_BET']))
    .min(1, { error: 'needs a type of bets at least, or leave it away' })
    .optional(),
  min_stake: Money.nullable().default(null),
  only_verified: z.boolean().default(false),
  countries: listOf(z.string().refine(isCountry, { error: 'is no country of sign-up, such as DE' })).default(
    [],
  ),
  farm_once_per_event: z.boolean().default(false),
});

const Reward = z.strictObject({
  freebet_type: z.enum(FREEBET_TYPES),
  valid_days: Days,
  min_odds: Odds.nullable().default(null),
});

const Offer = z.discriminatedUnion('family', [
  z.strictObject({
    family: z.literal('comboboost'),
    ranges: z
      .array(z.strictObject({ from: Count, to: Count.nullable().default(null), bonus_odds: BoostOdds }))
      .min(1, { error: 'needs a range at least' })
      .max(LIST_MAX),
  }),
  z.strictObject({
    family: z.literal('freebet'),
    freebet_type: z.enum(FREEBET_TYPES),
    amount: Money,
    boost: FreebetBoost.nullable().default(null),
  }),
  z.strictObject({
    family: z.literal('hunting'),
    reference_stake: Money,
    ranges: z
      .array(
        z
          .strictObject({ points: Points, amount: Money.optional(), multiplier: Multiplier.optional() })
          .refine(({ amount, multiplier }) => (amount === undefined) !== (multiplier === undefined), {
            error: 'needs either an amount, or a multiplier of the average stake',
          }),
      )
      .min(1, { error: 'needs a range at least' })
      .max(LIST_MAX),
    reward: Reward,
  }),
  z.strictObject({
    family: z.literal('tournament'),
    reference_stake: Money,
    initial_pool: z.number().min(0, { error: 'must be 0 or an amount in main units' }).default(0),
    contribution: PerCent.default(0),
    prizes: z
      .array(PerCent.refine((share) => share > 0, { error: 'must be above 0 per cent' }))
      .min(1, { error: 'needs a prize at least' })
      .max(LIST_MAX),
  }),
  z.strictObject({
    family: z.literal('lootbox'),
    reference_stake: Money,
    counts: z.enum(['bets', 'points']),
    /** Bets or points, as it counts. */
    threshold: z.number(),
    rewards: z
      .array(z.strictObject({ amount: Money, weight: Count }))
      .min(1, { error: 'needs a reward at least' })
      .max(LIST_MAX),
    reward: Reward,
  }),
]) satisfies z.ZodType<{ family: (typeof BONUS_FAMILIES)[number] }>;

/** A campaign as people write it. Shape: money in main units, numbers of odds, points and per cent are scaled already. */
export const CampaignShape = z.strictObject({
  id: CampaignId,
  name: Text,
  description: Text.nullable().default(null),
  trigger: Trigger,
  show_in_promotion: z.boolean().default(false),
  banner: z
    .strictObject({
      desktop: Address.nullable().default(null),
      mobile: Address.nullable().default(null),
      alt: Text,
    })
    .nullable()
    .default(null),
  currency: z.string().refine((code) => currencyOf(code) !== undefined, {
    error: `must be one of ${CURRENCIES.map(({ code }) => code).join(', ')}`,
  }),
  valid_from: Instant.nullable().default(null),
  valid_to: Instant.nullable().default(null),
  valid_days: Days.nullable().default(null),
  /** Left out: 1 for a freebet, else any number. */
  uses: Count.nullable().optional(),
  max_issued: Count.nullable().default(null),
  budget: Money.nullable().default(null),
  conditions: Conditions.prefault({}),
  offer: Offer,
});
export type CampaignSource = z.output<typeof CampaignShape>;
