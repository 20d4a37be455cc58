import { ODDS_SCALE } from '@touchline/betting';
import { z } from 'zod';
import type { SportRecord } from '#feed/world.ts';
import { TextByLocale } from '../queries/text-in.ts';
import { currencyOf } from '../wallet/currencies.ts';
import type { Jackpot } from './jackpot.ts';

/** The highest max of a level, in smallest units: pools beyond it stay safe integers. */
const MAX_UNITS = 1_000_000_000_000_000;
const PARTS_PER_PERCENT = 10_000;
const POINTS_PER_PERCENT = 100;

/** A decimal in whole parts of its unit; null if it is none. Exact: the decimal is the double nearest to the parts. */
function wholeParts(value: number, parts: number): number | null {
  const whole = Math.round(value * parts);
  return Number.isSafeInteger(whole) && whole / parts === value ? whole : null;
}

const inParts = (parts: number, message: string) =>
  z.number().transform((value, { issues }) => {
    const whole = wholeParts(value, parts);
    if (whole === null) issues.push({ code: 'custom', message, input: value });
    return whole ?? 0;
  });

const Code = z
  .string()
  .regex(/^[a-z0-9_-]{1,40}$/, { error: 'must be up to 40 small letters, digits, _ and -' });
const Ids = z.array(z.string().min(1).max(100)).max(500).default([]);
const Percent = z.number().positive().max(100);
const Amount = z.number().min(0);

const SportType = z.enum(['regular', 'cyber'] satisfies SportRecord['type'][]);

const Conditions = z.strictObject({
  sport_types: z.array(SportType).default([]),
  sports: Ids,
  categories: Ids,
  tournaments: Ids,
  events: Ids,
  min_odds: z
    .number()
    .gt(1)
    .pipe(inParts(ODDS_SCALE, 'has more than four decimals'))
    .nullable()
    .default(null),
  bet_types: z.array(z.enum(['single', 'combo', 'system', 'custom_bet'])).default([]),
  min_stake: Amount.nullable().default(null),
});

const Level = z.strictObject({
  code: Code,
  name: TextByLocale,
  start: Amount,
  max: Amount.positive(),
  share: Percent.pipe(inParts(POINTS_PER_PERCENT, 'has more than two decimals')),
  is_active: z.boolean().default(true),
});

const Source = z.strictObject({
  id: Code,
  name: TextByLocale,
  currency: z.string().refine((code) => currencyOf(code) !== undefined, { error: 'is no currency of ours' }),
  rate: Percent.pipe(inParts(PARTS_PER_PERCENT, 'has more than four decimals')),
  conditions: Conditions.prefault({}),
  levels: z.array(Level).min(1).max(10),
});
type Source = z.infer<typeof Source>;

interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly input: unknown;
}

const WHOLE_SHARE = 100 * POINTS_PER_PERCENT;

function levelFaults({ levels, currency }: Source): Fault[] {
  const subunits = currencyOf(currency)?.subunits ?? 1;
  const faults = levels.flatMap(({ code, start, max }, index): Fault[] => {
    const at = (field: string, message: string, input: unknown) => ({
      path: ['levels', index, field],
      message,
      input,
    });
    const found: Fault[] = [];
    if (levels.findIndex((other) => other.code === code) < index)
      found.push(at('code', `is the code of two levels: ${code}`, code));
    for (const [field, amount] of [
      ['start', start],
      ['max', max],
    ] as const)
      if (wholeParts(amount, subunits) === null)
        found.push(at(field, `is no whole number of the smallest units of ${currency}`, amount));
    if (start >= max) found.push(at('max', 'must be above the start', max));
    else if (max * subunits > MAX_UNITS) found.push(at('max', 'is too high', max));
    return found;
  });
  const shares = levels.reduce((sum, { share }) => sum + share, 0);
  if (shares === WHOLE_SHARE) return faults;
  const message = `has shares of ${shares / POINTS_PER_PERCENT} per cent in all, not 100`;
  return [...faults, { path: ['levels'], message, input: levels }];
}

function stakeFaults({ conditions: { min_stake: minStake }, currency }: Source): Fault[] {
  const isWhole = minStake === null || wholeParts(minStake, currencyOf(currency)?.subunits ?? 1) !== null;
  const message = `is no whole number of the smallest units of ${currency}`;
  return isWhole ? [] : [{ path: ['conditions', 'min_stake'], message, input: minStake }];
}

function jackpotOf({ conditions, levels, ...jackpot }: Source): Jackpot {
  const subunits = currencyOf(jackpot.currency)?.subunits ?? 1;
  // Checked before: amounts are whole.
  const units = (amount: number) => Math.round(amount * subunits);
  return {
    ...jackpot,
    conditions: {
      sportTypes: conditions.sport_types,
      sportKeys: conditions.sports,
      categoryIds: conditions.categories,
      tournamentIds: conditions.tournaments,
      matchIds: conditions.events,
      minOdds: conditions.min_odds,
      maxOdds: null,
      matchStatus: 'all',
      betTypes: conditions.bet_types,
      minStake: conditions.min_stake === null ? null : units(conditions.min_stake),
    },
    levels: levels.map(({ start, max, is_active: isActive, ...level }) => ({
      ...level,
      start: units(start),
      max: units(max),
      isActive,
    })),
  };
}

/**
 * A jackpot as `jackpots.json` writes it: amounts in main units, rate and shares in per cent, odds as decimals.
 * Shape: the shares of all levels make 100 %; a level that is not active takes nothing.
 */
export const JackpotSource = Source.check(({ value, issues }) => {
  for (const fault of [...levelFaults(value), ...stakeFaults(value)])
    issues.push({ code: 'custom', ...fault, path: [...fault.path] });
}).transform(jackpotOf);
