import { invariant } from '@touchline/betting';
import type { Account, User } from '@touchline/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { accounts, players } from '#db/schema.ts';
import type { House } from '../house.ts';
import { countryName } from '../players/countries.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { missedFields } from '../players/sign-up-rules.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { ratesInto } from '../wallet/rates.ts';
import { readStatus } from './comp-points.ts';

const presentAccount = (row: typeof accounts.$inferSelect): Account => ({
  currency: row.currency,
  subunits: currencyOf(row.currency)?.subunits ?? 1,
  balance: { available: row.available, locked: row.locked },
  active: row.active,
  rates: currencyOf(row.currency) ? ratesInto(row.currency) : [],
});

/** Active accounts, in the order in which they were opened. */
export async function findAccounts(house: House, playerId: string): Promise<Account[]> {
  const rows = await house.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.playerId, playerId), eq(accounts.active, true)))
    .orderBy(asc(accounts.createdAt), asc(accounts.currency));
  return rows.map(presentAccount);
}

export async function findAccount(house: House, playerId: string, currency: string): Promise<Account> {
  const [row] = await house.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.playerId, playerId), eq(accounts.currency, currency)));
  invariant(row !== undefined, `player ${playerId} has an account in ${currency}`);
  return presentAccount(row);
}

/** All accounts of some players, closed ones included, by player. */
export async function findAccountsOf(
  house: House,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, Account[]>> {
  if (playerIds.length === 0) return new Map();
  const rows = await house.db
    .select()
    .from(accounts)
    .where(inArray(accounts.playerId, [...playerIds]));
  const byPlayer = Map.groupBy(rows, ({ playerId }) => playerId);
  return new Map([...byPlayer].map(([playerId, own]) => [playerId, own.map(presentAccount)]));
}

/** The languages of some players, by player. */
export async function findLocalesOf(
  house: House,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (playerIds.length === 0) return new Map();
  const rows = await house.db
    .select({ id: players.id, locale: players.locale })
    .from(players)
    .where(inArray(players.id, [...playerIds]));
  return new Map(rows.map(({ id, locale }) => [id, locale]));
}

const NOBODY: User = {
  id: null,
  email: null,
  mobile_phone: null,
  auth_phone_number: null,
  first_name: null,
  last_name: null,
  nickname: null,
  language: null,
  currency: null,
  country: null,
  auth_fields_missed: [],
  statuses: [],
  progress: { points: 0, status_groups: [] },
  accounts: [],
};

/** Who is there; nobody is a user without an id. */
export async function presentUser(house: House, player: PlayerRow | null, locale: string): Promise<User> {
  if (!player) return NOBODY;
  return {
    ...NOBODY,
    id: player.id,
    email: player.email,
    pending_email: player.emailPending,
    mobile_phone: player.phone ?? player.contactPhone,
    auth_phone_number: player.phone,
    municipality: player.municipality,
    auth_fields_missed: missedFields(await house.signUpRules.read(), player),
    email_confirmed: player.emailConfirmedAt !== null,
    first_name: player.firstName,
    last_name: player.lastName,
    nickname: player.nickname,
    language: player.locale,
    currency: player.currency,
    country: player.country ? { code: player.country, name: countryName(player.country, locale) } : null,
    ...(await readStatus(house, { player, locale })),
    accounts: await findAccounts(house, player.id),
  };
}
