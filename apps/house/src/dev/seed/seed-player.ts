import { invariant } from '@touchline/betting';
import type { PlacementBet } from '@touchline/contract';
import { and, eq, sql } from 'drizzle-orm';
import { accounts, betSelections, bets, ledgerEntries } from '#db/schema.ts';
import { placeBets } from '../../commands/place-bets.ts';
import { openPlayer } from '../../commands/sign-up.ts';
import type { House } from '../../house.ts';
import { recountUsage } from '../../limits/recount-usage.ts';
import { emailOf } from '../../players/emails.ts';
import { randomId } from '../../players/ids.ts';
import { betLimits, currencyOf, DEFAULT_CURRENCY, quickStakes } from '../../wallet/currencies.ts';
import { availableAccount, HOUSE_WELCOME, transfer } from '../../wallet/ledger.ts';
import { findPlayerId } from '../scene.ts';
import { meetFate } from './fates.ts';
import { createShelf, type Shelf } from './shelf.ts';
import { FURTHER, SPECIMENS, type Specimen } from './specimens.ts';

const DAY_MS = 86_400_000;
/** Enough for the stakes that a trader approves, as a multiple of the least of them. */
const MONEY_MULTIPLE = 10;
/** Further settled bets are spread over so many days. */
const DAYS = 60;

/** Who gets which bets. `further`: how many settled ones beside one of every kind. */
export interface SeedOrder {
  readonly email: string;
  readonly password: string;
  readonly further: number;
}

/** What came of it; `leftOut` names the kinds for which the house had nothing on offer. */
export interface Seeded {
  readonly email: string;
  readonly bets: number;
  readonly leftOut: readonly string[];
}

async function playerFor(house: House, { email, password }: SeedOrder): Promise<string> {
  const known = await findPlayerId(house, email);
  if (known !== null) return known;
  const fields = { country: 'GB', currency: DEFAULT_CURRENCY, birth_date: '1990-01-01', locale: 'en' };
  const result = await openPlayer(house, { email: emailOf(email), password, ...fields });
  if (result.kind !== 'signed_up') throw new Error(`The seeded player cannot sign up: ${result.kind}.`);
  return result.player.id;
}

/** Money for the stakes, with both sides in the ledger. */
async function giveMoney(house: House, playerId: string, amount: number): Promise<void> {
  const own = { account: availableAccount(playerId), playerId };
  const rows = transfer({ account: HOUSE_WELCOME, playerId: null }, own, amount);
  const entry = {
    movement: `welcome:${playerId}:${randomId()}`,
    kind: 'welcome',
    currency: DEFAULT_CURRENCY,
    betId: null,
    createdAt: house.now(),
  };
  await house.db.transaction(async (tx) => {
    await tx.insert(ledgerEntries).values(rows.map((row) => ({ ...row, ...entry })));
    await tx
      .update(accounts)
      .set({ available: sql`${accounts.available} + ${amount}` })
      .where(and(eq(accounts.playerId, playerId), eq(accounts.currency, DEFAULT_CURRENCY)));
  });
}

/** Places a bet as the slip does; null where the house refuses it. */
async function place(
  house: House,
  playerId: string,
  bet: Omit<PlacementBet, 'bet_id'>,
): Promise<string | null> {
  const placed = await placeBets(
    house,
    playerId,
    {
      meta: {
        device_id: null,
        quick: false,
        type: 'seed',
        request_id: `seed-${randomId(20)}`,
        accept_odds_change: 'any',
      },
      locale: 'en',
      bets: [{ ...bet, bet_id: 'seed' }],
    },
    'en',
  );
  return placed.kind === 'answered' ? (placed.result.bets[0]?.id ?? null) : null;
}

async function make(
  house: House,
  playerId: string,
  shelf: Shelf,
  specimen: Specimen,
): Promise<string | null> {
  const currency = currencyOf(DEFAULT_CURRENCY);
  invariant(currency !== undefined, 'the default currency is offered');
  const [, everyday = 1] = quickStakes(currency);
  const value = specimen.isVip ? betLimits(currency).vipStake : everyday;
  const bet = specimen.bet(shelf);
  const id = bet && (await place(house, playerId, { ...bet, stake: { value, currency: DEFAULT_CURRENCY } }));
  if (id) await meetFate(house, playerId, id, specimen.fate);
  return id;
}

/** Moves a settled bet into the past, with all that is told of its time. */
async function backdate(house: House, betId: string, byMs: number): Promise<void> {
  const { db } = house;
  const settledAt = sql`settled_at - ${byMs}`;
  await db
    .update(bets)
    .set({ createdAt: sql`created_at - ${byMs}`, settledAt })
    .where(eq(bets.id, betId));
  await db.update(betSelections).set({ settledAt }).where(eq(betSelections.betId, betId));
  await db
    .update(ledgerEntries)
    .set({ createdAt: sql`created_at - ${byMs}` })
    .where(eq(ledgerEntries.betId, betId));
}

/** Gives a player a bet of every kind in every state, and money for it. The player is signed up where there is none. */
export async function seedPlayer(house: House, order: SeedOrder): Promise<Seeded> {
  const playerId = await playerFor(house, order);
  const currency = currencyOf(DEFAULT_CURRENCY);
  invariant(currency !== undefined, 'the default currency is offered');
  await giveMoney(house, playerId, betLimits(currency).vipStake * MONEY_MULTIPLE);
  const shelf = createShelf(house.world, house.now());
  const leftOut: string[] = [];
  let made = 0;
  for (let index = 0; index < order.further; index += 1) {
    const specimen = FURTHER[index % FURTHER.length];
    const id = specimen ? await make(house, playerId, shelf, specimen) : null;
    if (id) await backdate(house, id, Math.ceil(((order.further - index) * DAYS) / order.further) * DAY_MS);
    if (id) made += 1;
  }
  for (const specimen of SPECIMENS) {
    if (await make(house, playerId, shelf, specimen)) made += 1;
    else leftOut.push(specimen.name);
  }
  await recountUsage(house, playerId, house.now());
  house.outbox.wake();
  return { email: emailOf(order.email), bets: made, leftOut };
}
