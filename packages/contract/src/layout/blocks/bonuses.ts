import { z } from 'zod';
import { BONUS_FAMILIES } from '../../constants/bonuses.ts';
import { BONUS_PAGE_LIMIT, JACKPOT_HITS_LIMIT } from '../../constants/limits.ts';
import { LinkTarget } from './navigation.ts';
import { Picture } from './placed.ts';

const family = z.enum(BONUS_FAMILIES);
const title = z.boolean().default(true).meta({ label: 'Show the title' });
const jackpotId = (label: string) => z.string().max(64).nullable().default(null).meta({ label });
const picture = (label: string) => Picture.nullable().default(null).meta({ label });

export const ownBonuses = z.object({});
export const bonus = z.object({
  family: family.meta({ label: 'Its family' }),
  id: z.string().min(1).max(64).meta({ label: 'Id of its campaign' }),
  picture: z.boolean().default(true).meta({ label: 'Show its picture' }),
});
export const bonuses = z.object({
  family: family.nullable().default(null).meta({ label: 'Only this family; empty shows all' }),
  list: z
    .enum(['available', 'active'])
    .default('available')
    .meta({ label: 'Bonuses that can be activated, or those that the player holds' }),
  limit: z.number().int().min(1).max(20).default(BONUS_PAGE_LIMIT).meta({ label: 'Bonuses at the most' }),
  title,
  display: z.enum(['slider', 'tile', 'button', 'card']).default('tile').meta({ label: 'Display' }),
});
export const mobileBonusesGroup = z.object({
  families: z
    .array(family)
    .min(1)
    .max(BONUS_FAMILIES.length)
    .default([...BONUS_FAMILIES])
    .meta({ label: 'Families' }),
  per_family: z.number().int().min(1).max(4).default(1).meta({ label: 'Bonuses of each at the most' }),
  title,
});
export const promocode = z.object({});
export const jackpotCard = z.object({
  jackpot_id: jackpotId('Id of the jackpot; empty takes the first'),
  levels: z.boolean().default(true).meta({ label: 'Show its levels' }),
  hits: z.boolean().default(true).meta({ label: 'Show its last hits' }),
  picture: z.boolean().default(false).meta({ label: 'Show its picture' }),
});
export const jackpotBanner = z.object({
  jackpot_id: jackpotId('Id of the jackpot; empty takes the first'),
  desktop: picture('Own picture for wide screens'),
  mobile: picture('Own picture for phones'),
  target: LinkTarget.nullable().default(null).meta({ label: 'Leads to; empty leads to the bonuses' }),
});
export const jackpotLeaderboard = z.object({
  jackpot_id: jackpotId('Id of the jackpot; empty takes all'),
  limit: z.number().int().min(1).max(50).default(JACKPOT_HITS_LIMIT).meta({ label: 'Hits at the most' }),
  title,
});
