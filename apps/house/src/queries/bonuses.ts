import type { Bonus } from '@touchline/contract';
import type { BonusFamily, UserBonusStatus } from '@touchline/contract/constants';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { playerBonuses } from '#db/bonuses-schema.ts';
import { standingOf } from '../bonuses/bonus-standing.ts';
import type { Campaign } from '../bonuses/campaign.ts';
import { stateOf } from '../bonuses/campaign-store.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { presentBonus } from './present-bonus.ts';
import {
  type BonusReading,
  type BonusToShow,
  readBonusReading,
  readShown,
  withTerms,
} from './shown-bonuses.ts';

/** Who asks for bonuses, and in which language. */
export interface BonusReader {
  readonly player: PlayerRow | null;
  readonly locale: string;
  /** Whether he sees offers that he does not hold. */
  readonly showsOffers: boolean;
}
type Reader = Omit<BonusReader, 'showsOffers'>;

/** Shape: statuses as the player sees them; available: those that he can activate as well; null: no bound. */
export interface BonusFilter {
  readonly families: readonly BonusFamily[] | null;
  readonly statuses: readonly UserBonusStatus[] | null;
  readonly isAvailable: boolean;
  readonly isUnseen: boolean;
  readonly limitPerFamily: number | null;
  readonly page: number;
  readonly limit: number;
}

type Reading = Pick<House, 'db' | 'campaigns' | 'playerClock' | 'world'>;

const wantedStatuses = ({ statuses, isAvailable }: BonusFilter): ReadonlySet<UserBonusStatus> =>
  new Set([
    ...(statuses ?? (isAvailable ? [] : ['active' as const])),
    ...(isAvailable ? ['available' as const] : []),
  ]);

/** Bonuses of a player that a filter lets through, newest first. */
async function ownBonuses(
  house: Reading,
  { id }: PlayerRow,
  { filter, reading }: { readonly filter: BonusFilter; readonly reading: BonusReading },
): Promise<readonly BonusToShow[]> {
  const { holder, now, said } = reading;
  if (holder === null) return [];
  const { playerId, family, seen, createdAt } = playerBonuses;
  const rows = await house.db
    .select()
    .from(playerBonuses)
    .where(
      and(
        eq(playerId, id),
        filter.families === null ? undefined : inArray(family, [...filter.families]),
        filter.isUnseen ? eq(seen, false) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(playerBonuses.id));
  const wanted = wantedStatuses(filter);
  return (await withTerms(house, rows)).filter(({ row, campaign: { terms } }) =>
    wanted.has(standingOf(row, terms, holder, { now, said: said.get(terms.id) }).status),
  );
}

const isPublic = ({ terms }: Campaign) => terms.trigger.kind === 'campaign' && terms.showInPromotion;

/** What everybody may see: campaigns that give to everybody and are promoted, until they are over. */
async function publicBonuses(
  { campaigns }: Reading,
  filter: BonusFilter,
  { said, now }: BonusReading,
): Promise<readonly BonusToShow[]> {
  const wanted = wantedStatuses(filter);
  if (!wanted.has('available') && !wanted.has('not_available')) return [];
  const isOver = ({ terms }: Campaign) =>
    ['finished', 'disabled'].includes(stateOf(terms, said.get(terms.id), now));
  const isOfFamily = ({ terms }: Campaign) => filter.families?.includes(terms.offer.family) ?? true;
  return (await campaigns.read())
    .filter((campaign) => isPublic(campaign) && isOfFamily(campaign) && !isOver(campaign))
    .map((campaign) => ({ row: null, campaign }));
}

/** The first so many of each family. */
function firstOfEach(shown: readonly BonusToShow[], most: number | null): readonly BonusToShow[] {
  if (most === null) return shown;
  const counts = new Map<BonusFamily, number>();
  return shown.filter(({ campaign: { terms } }) => {
    const count = (counts.get(terms.offer.family) ?? 0) + 1;
    counts.set(terms.offer.family, count);
    return count <= most;
  });
}

/** A page of a player's bonuses, newest first; for a visitor of those that are public. */
export async function findBonuses(house: Reading, reader: BonusReader, filter: BonusFilter) {
  const { player, locale } = reader;
  const { page, limit } = filter;
  const reading = await readBonusReading(house, player);
  const offers = async () => (reader.showsOffers ? publicBonuses(house, filter, reading) : []);
  const found = player === null ? await offers() : await ownBonuses(house, player, { filter, reading });
  const all = firstOfEach(found, filter.limitPerFamily);
  const shown = await readShown(house, all.slice((page - 1) * limit, page * limit), reading);
  return {
    data: shown.map((one) => presentBonus(house, one, locale)),
    pagination: { total: all.length, page, limit, last_page: Math.max(1, Math.ceil(all.length / limit)) },
  };
}

/** A bonus of a family by its id, or by that of its campaign; null where the reader may not see one. */
export async function findBonusToShow(
  { db, campaigns }: Pick<House, 'db' | 'campaigns'>,
  { player, showsOffers }: Omit<BonusReader, 'locale'>,
  { id, family }: { readonly id: string; readonly family: BonusFamily },
): Promise<BonusToShow | null> {
  const isOfPlayer = and(eq(playerBonuses.playerId, player?.id ?? ''), eq(playerBonuses.family, family));
  for (const isNamed of [eq(playerBonuses.id, id), eq(playerBonuses.campaignId, id)]) {
    const [row] = await db
      .select()
      .from(playerBonuses)
      .where(and(isOfPlayer, isNamed))
      .orderBy(desc(playerBonuses.createdAt))
      .limit(1);
    if (row !== undefined) return (await withTerms({ campaigns }, [row]))[0] ?? null;
  }
  if (!showsOffers) return null;
  const campaign = (await campaigns.read()).find(({ terms }) => terms.id === id);
  const isShown = campaign?.terms.offer.family === family && campaign.terms.showInPromotion;
  return campaign !== undefined && isShown ? { row: null, campaign } : null;
}

/** One bonus as a reader sees it. */
export async function showBonus(house: Reading, { player, locale }: Reader, of: BonusToShow): Promise<Bonus> {
  const reading = await readBonusReading(house, player);
  const [shown] = await readShown(house, [of], reading);
  if (shown === undefined) throw new Error('A bonus that is to be shown is read.');
  return presentBonus(house, shown, locale);
}

/** A bonus of a player by its id. Errors: where he has none of it. */
export async function findOwnBonus(
  house: Reading,
  { player, locale }: Reader & { readonly player: PlayerRow },
  id: string,
): Promise<Bonus> {
  const [row] = await house.db
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.id, id), eq(playerBonuses.playerId, player.id)));
  const [own] = await withTerms(house, row === undefined ? [] : [row]);
  if (own === undefined) throw new Error(`Player ${player.id} has no bonus ${id}.`);
  return showBonus(house, { player, locale }, own);
}
