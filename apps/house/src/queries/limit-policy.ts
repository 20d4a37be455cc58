import { join } from 'node:path';
import { z } from 'zod';
import type { LimitPolicy } from '../limits/limit-policy.ts';
import { isCountry } from '../players/countries.ts';
import { operatorFile } from './operator-file.ts';

const HOUR_MS = 3_600_000;
const HOURS_MAX = 24 * 365;

const Hours = z.number().int().min(1).max(HOURS_MAX);
/** Regulators ask for a day at least. */
const WaitHours = Hours.min(24);
const Terms = {
  wait_hours: WaitHours,
  confirm_hours: Hours,
  starts_with_period: z.boolean(),
  ask_before_first_deposit: z.boolean(),
};

/** `limits.json` of the data folder: how a higher limit comes into force, and what countries have otherwise. */
const LimitsFile = z.strictObject({
  default: z
    .strictObject({
      wait_hours: WaitHours.default(24),
      confirm_hours: Hours.default(168),
      starts_with_period: z.boolean().default(false),
      ask_before_first_deposit: z.boolean().default(true),
    })
    .prefault({}),
  countries: z
    .record(z.string().refine(isCountry, 'is no country of sign-up'), z.strictObject(Terms).partial())
    .default({ ES: { wait_hours: 168 } }),
});

/** The operator's policy of limits, as it is now. */
export interface OperatorLimitPolicy {
  /** Policy of a country, by its code. */
  of(country: string): Promise<LimitPolicy>;
}

export function createLimitPolicy(dataDir: string): OperatorLimitPolicy {
  const file = operatorFile(join(dataDir, 'limits.json'), LimitsFile, LimitsFile.parse({}));
  return {
    async of(country) {
      const { default: common, countries } = await file.read();
      const own = countries[country] ?? {};
      return {
        waitMs: (own.wait_hours ?? common.wait_hours) * HOUR_MS,
        confirmMs: (own.confirm_hours ?? common.confirm_hours) * HOUR_MS,
        startsWithPeriod: own.starts_with_period ?? common.starts_with_period,
        asksBeforeDeposit: own.ask_before_first_deposit ?? common.ask_before_first_deposit,
      };
    },
  };
}
