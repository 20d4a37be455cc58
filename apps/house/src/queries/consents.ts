import type { Consents } from '@touchline/contract';
import { MARKETING_CHANNELS, type MarketingChannel } from '@touchline/contract/constants';
import { desc, eq } from 'drizzle-orm';
import { consents } from '#db/consents-schema.ts';
import type { Database } from '#db/database.ts';
import type { HouseOptions } from '../options.ts';

/** Channels that players are asked about. Push needs a backend that sends it. */
export const offeredChannels = ({ capabilities }: Pick<HouseOptions, 'capabilities'>): MarketingChannel[] =>
  capabilities.includes('consents')
    ? MARKETING_CHANNELS.filter((channel) => channel !== 'push' || capabilities.includes('web_push'))
    : [];

interface Decision {
  readonly given: boolean;
  readonly createdAt: number;
}

/** The last decision of a player on each channel that he ever decided on. */
export async function decidedConsents(
  db: Pick<Database, 'selectDistinctOn'>,
  playerId: string,
): Promise<ReadonlyMap<string, Decision>> {
  const { channel, given, createdAt } = consents;
  const rows = await db
    .selectDistinctOn([channel], { channel, given, createdAt })
    .from(consents)
    .where(eq(consents.playerId, playerId))
    .orderBy(channel, desc(consents.id));
  return new Map(rows.map((row) => [row.channel, row]));
}

export async function presentConsents(
  { db, options }: { readonly db: Database; readonly options: HouseOptions },
  playerId: string,
): Promise<Consents> {
  const decided = await decidedConsents(db, playerId);
  return {
    data: offeredChannels(options).map((channel) => ({
      channel,
      given: decided.get(channel)?.given ?? false,
      changed_at: decided.get(channel)?.createdAt ?? null,
    })),
  };
}
