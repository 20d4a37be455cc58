import { z } from 'zod';
import { Id, Provider } from './ids.ts';

export const SportType = z.enum(['regular', 'cyber']).meta({ id: 'SportType' });

export const Sport = z
  .object({
    id: Id,
    urn_id: z.string(),
    key: z.string(),
    name: z.string(),
    priority: z.number().int(),
    type: SportType,
    provider: Provider,
  })
  .meta({ id: 'Sport' });
export type Sport = z.infer<typeof Sport>;

export const Category = z
  .object({
    id: Id,
    slug: z.string(),
    name: z.string(),
    priority: z.number().int(),
    country_code: z.string().nullable(),
    sport: Sport,
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;

export const CategoryRef = Category.omit({ sport: true }).meta({ id: 'CategoryRef' });

export const TournamentKind = z
  .enum(['match', 'stage', 'season', 'simple_tournament'])
  .meta({ id: 'TournamentKind', description: 'stage, season and simple_tournament group other tournaments' });

export const Tournament = z
  .object({
    id: Id,
    urn_id: z.string(),
    slug: z.string(),
    name: z.string(),
    kind: TournamentKind,
    priority: z.number().int(),
    category: CategoryRef,
    sport: Sport,
    main_market_outcome_count: z.number().int(),
    secondary_market_outcome_count: z.number().int(),
    parent: z
      .object({ id: Id, slug: z.string(), name: z.string() })
      .nullable()
      .meta({ description: 'The tournament that this one is a part of (extension)' }),
  })
  .meta({ id: 'Tournament' });
export type Tournament = z.infer<typeof Tournament>;
