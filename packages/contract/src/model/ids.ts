import { z } from 'zod';
import { PROVIDERS } from '../constants/providers.ts';

/** Identifier of any entity: opaque text. Slugs write characters outside `[A-Za-z0-9_.]` as `~hh`. */
export const Id = z.string().min(1).max(64);
/** Moment in milliseconds since 1970-01-01T00:00:00Z. */
export const EpochMs = z.number().int();
/** Amount in the smallest unit of its currency. */
export const MinorUnits = z
  .number()
  .int()
  .meta({ description: 'Amount in the smallest unit of the currency' });
/** Code of a currency. Which there are is the backend's own matter: the system data name them. */
export const CurrencyCode = z
  .string()
  .max(8)
  .meta({ description: 'One of `currencies` of the system data; any other is refused with 422' });
/** Decimal odds × 10 000. */
export const Odds = z.number().int().meta({ description: 'Decimal odds × 10 000; 17200 is 1.72' });
/** Home and away. */
export const Sides = z.object({ home: z.number().int(), away: z.number().int() }).meta({ id: 'Sides' });

export const Side = z.enum(['home', 'away']).meta({ id: 'Side' });
export const Provider = z.enum(PROVIDERS).meta({ id: 'Provider' });
export type Provider = z.infer<typeof Provider>;
export const ProviderStatus = z.enum(['ACTIVE', 'INACTIVE']).meta({ id: 'ProviderStatus' });
export type ProviderStatus = z.infer<typeof ProviderStatus>;

export const Pagination = z
  .object({
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
    last_page: z.number().int(),
  })
  .meta({ id: 'Pagination' });
export type Pagination = z.infer<typeof Pagination>;

/** A page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), pagination: Pagination });

/** A named schema or null. Not `.nullable()`: that would write the null into the named component itself. */
export const orNull = <T extends z.ZodType>(schema: T) => z.union([schema, z.null()]);
