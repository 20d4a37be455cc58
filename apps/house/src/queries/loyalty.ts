import { join } from 'node:path';
import { z } from 'zod';
import { OWN_STATUS_GROUPS } from '../content/status-groups.ts';
import { StatusId } from '../players/statuses.ts';
import { CURRENCIES } from '../wallet/currencies.ts';
import { mainUnitInEuros } from '../wallet/rates.ts';
import { operatorFile } from './operator-file.ts';
import { TextByLocale, textIn } from './text-in.ts';

const RATE_STEP = 0.0001;
const RATE_MAX = 1_000_000;
const POINTS_MAX = 1_000_000_000_000;

const Rate = z.number().min(0).max(RATE_MAX).multipleOf(RATE_STEP);
const Rates = z.strictObject(
  Object.fromEntries(CURRENCIES.map(({ code }) => [code, Rate.optional()])) as Record<
    string,
    z.ZodOptional<typeof Rate>
  >, // keys from a table lose their names
);
const StatusGroup = z.strictObject({
  id: StatusId,
  name: TextByLocale,
  points: z.number().int().min(0).max(POINTS_MAX),
});

/** `loyalty.json` of the data folder: points for a main unit of settled stake by currency, and the status groups, lowest first. */
const Loyalty = z
  .strictObject({ rates: Rates.default({}), status_groups: z.array(StatusGroup).max(100).default([]) })
  .check(({ value, issues }) => {
    value.status_groups.forEach(({ id, points }, index, groups) => {
      const path = ['status_groups', index];
      const before = groups[index - 1];
      if (groups.findIndex((other) => other.id === id) < index)
        issues.push({
          code: 'custom',
          path: [...path, 'id'],
          message: `is the id of two groups: ${id}`,
          input: id,
        });
      if (before && points <= before.points)
        issues.push({
          code: 'custom',
          path: [...path, 'points'],
          message: 'needs more points than the group before',
          input: points,
        });
    });
  });
type Loyalty = z.infer<typeof Loyalty>;

/** Of a house that nobody has set up: a point for each euro. */
const OWN: Loyalty = {
  rates: Object.fromEntries(CURRENCIES.map(({ code }) => [code, mainUnitInEuros(code)])),
  status_groups: OWN_STATUS_GROUPS,
};

/** A status group in one language. Units: whole points. */
export interface StatusGroupText {
  readonly id: string;
  readonly name: string;
  readonly points: number;
}

/** What the operator's file says about comp points. */
export interface LoyaltyTerms {
  /** Points for a main unit of settled stake; a currency that is not listed earns none. */
  rates(): Promise<Readonly<Record<string, number | undefined>>>;
  /** Status groups, lowest first. */
  groups(locale: string): Promise<StatusGroupText[]>;
}

export function createLoyalty(dataDir: string): LoyaltyTerms {
  const file = operatorFile(join(dataDir, 'loyalty.json'), Loyalty, OWN);
  return {
    rates: async () => (await file.read()).rates,
    groups: async (locale) =>
      (await file.read()).status_groups.map(({ id, name, points }) => ({
        id,
        name: textIn(name, locale),
        points,
      })),
  };
}
