import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CampaignTerms } from '../src/bonuses/campaign.ts';
import { issueForDeposit } from '../src/bonuses/issue-for-deposit.ts';
import { beginBreak } from '../src/commands/begin-break.ts';
import { changeConsents } from '../src/commands/change-consents.ts';
import { issueDueBonuses } from '../src/commands/issue-due-bonuses.ts';
import { redeemPromoCode } from '../src/commands/redeem-promo-code.ts';
import { tidyBonuses } from '../src/commands/tidy-bonuses.ts';
import { promoTries } from '../src/db/bonuses-schema.ts';
import { payments } from '../src/db/payments-schema.ts';
import { players } from '../src/db/schema.ts';
import type { House } from '../src/house.ts';
import { bookReport } from '../src/payments/book-report.ts';
import { randomId } from '../src/players/ids.ts';
import type { PlayerRow } from '../src/players/sessions.ts';
import { ANY_BET, bonusRows, campaignStore, givenBy } from './support/bonuses.ts';
import { START_LIMIT_MS, signUpPlayer, type TestHouse } from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

const HOUR_MS = 3_600_000;
const TRIES = 5;

let shared: TestHouse;
let house: House;
let campaigns: ReturnType<typeof campaignStore>;

beforeAll(async () => {
  shared = await sharedHouse();
  campaigns = campaignStore(shared.db);
  house = { ...shared, campaigns: campaigns.store };
}, START_LIMIT_MS);

beforeEach(() => {
  campaigns.clear();
  campaigns.states.clear();
});

async function newPlayer(): Promise<PlayerRow> {
  const { id } = await signUpPlayer(shared.url);
  const [row] = await house.db.select().from(players).where(eq(players.id, id));
  if (!row) throw new Error(`There is no player ${id}.`);
  return row;
}

const keysOf = async ({ id }: PlayerRow) =>
  (await bonusRows(house.db, id)).map(({ issueKey }) => issueKey).toSorted();

const between = (fromMs: number, toMs: number): Partial<CampaignTerms> => {
  const now = house.playerClock.now();
  return { conditions: { ...ANY_BET, validFrom: now + fromMs, validTo: now + toMs } };
};

test('a player gets each current campaign once, also what he cannot use yet', async () => {
  const player = await newPlayer();
  const now = await campaigns.add(between(-1, HOUR_MS));
  const abroad = await campaigns.add({ conditions: { ...ANY_BET, countries: ['FI'], onlyVerified: true } });
  const paused = await campaigns.add();
  campaigns.states.set(paused.terms.id, 'paused');
  await campaigns.add(between(HOUR_MS, 2 * HOUR_MS));
  await campaigns.add(between(-2, -1));
  await campaigns.add({ trigger: { kind: 'operator', codes: [], minDeposit: null } });
  await Promise.all([issueDueBonuses(house, player), issueDueBonuses(house, player)]);
  await issueDueBonuses(house, player);
  const due = [now, abroad].map(({ terms }) => `campaign:${terms.id}`).toSorted();
  expect(await keysOf(player)).toEqual(due);
  campaigns.states.clear();
  await issueDueBonuses(house, player);
  expect(await keysOf(player)).toHaveLength(3);
});

test('whoever takes no offers, or is on a break, is given nothing', async () => {
  await campaigns.add();
  await campaigns.add({
    trigger: { kind: 'promo_code', codes: [{ code: 'HELLO', uses: null }], minDeposit: null },
  });
  const [off, away, on] = [await newPlayer(), await newPlayer(), await newPlayer()];
  await changeConsents(house, off, { offers: false });
  await beginBreak(house, away.id, { type: 'cooling_off', length: 7 });
  for (const player of [off, away]) {
    await issueDueBonuses(house, player);
    expect(await redeemPromoCode(house, player, 'hello')).toEqual({ kind: 'not_for_you' });
    expect(await keysOf(player)).toEqual([]);
  }
  await issueDueBonuses(house, on);
  expect(await keysOf(on)).toHaveLength(1);
  await changeConsents(house, off, { offers: true });
  await issueDueBonuses(house, off);
  expect(await keysOf(off)).toHaveLength(1);
});

const promo = (code: string, uses: number | null, more: Partial<CampaignTerms> = {}) =>
  campaigns.add({ trigger: { kind: 'promo_code', codes: [{ code, uses }], minDeposit: null }, ...more });

test('a code is taken once, without regard to case and spaces around it', async () => {
  const player = await newPlayer();
  await promo('SPRING', null);
  const redeemed = await redeemPromoCode(house, player, '  Spring ');
  const [row] = await bonusRows(house.db, player.id);
  expect(redeemed).toEqual({ kind: 'accepted', id: row?.id });
  expect(row).toMatchObject({ trigger: 'promo_code', issueKey: 'promo:SPRING' });
  expect(await redeemPromoCode(house, player, 'SPRING')).toEqual({ kind: 'used' });
});

test('a code that is not taken says why', async () => {
  const player = await newPlayer();
  await promo('ENDED', null, between(-2, -1));
  await promo('LATER', null, between(HOUR_MS, 2 * HOUR_MS));
  await promo('ABROAD', null, { conditions: { ...ANY_BET, countries: ['FI'] } });
  await promo('SPENT', null, { budget: 499 });
  const said = [];
  for (const code of ['ENDED', 'LATER', 'ABROAD', 'SPENT'])
    said.push((await redeemPromoCode(house, player, code)).kind);
  expect(said).toEqual(['expired', 'unknown', 'not_for_you', 'expired']);
  expect(await keysOf(player)).toEqual([]);
});

test('after five tries within an hour no code is looked at, however fast they come', async () => {
  const player = await newPlayer();
  await promo('RIGHT', null);
  const tried = await Promise.all(
    Array.from({ length: TRIES + 3 }, () => redeemPromoCode(house, player, 'WRONG')),
  );
  const counted = tried.filter(({ kind }) => kind === 'unknown');
  expect(counted).toHaveLength(TRIES);
  expect(await redeemPromoCode(house, player, 'RIGHT')).toMatchObject({ kind: 'tries' });
  const rows = await house.db.select().from(promoTries).where(eq(promoTries.playerId, player.id));
  expect(rows).toHaveLength(TRIES);
  const hourAgo = house.playerClock.now() - HOUR_MS;
  await house.db.update(promoTries).set({ createdAt: hourAgo }).where(eq(promoTries.playerId, player.id));
  expect(await redeemPromoCode(house, player, 'RIGHT')).toMatchObject({ kind: 'accepted' });
});

test('a code is never used more often than it may be, by whoever at once', async () => {
  const crowd = [await newPlayer(), await newPlayer(), await newPlayer(), await newPlayer()];
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 3 }),
      fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 6 }),
      async (uses, order) => {
        campaigns.clear();
        const code = randomId().toUpperCase();
        const campaign = await promo(code, uses);
        await house.db.delete(promoTries);
        const tries = order.map((nth) => redeemPromoCode(house, crowd[nth] ?? crowd[0]!, code)); // nth is in the crowd
        const kinds = (await Promise.all(tries)).map(({ kind }) => kind);
        const different = new Set(order).size;
        expect(kinds.filter((kind) => kind === 'accepted')).toHaveLength(Math.min(uses, different));
        expect((await givenBy(house.db, campaign)).issued).toBe(Math.min(uses, different));
      },
    ),
    { numRuns: 12 },
  );
});

const onDeposit = (minDeposit: number | null, more: Partial<CampaignTerms> = {}) =>
  campaigns.add({ trigger: { kind: 'deposit', codes: [], minDeposit }, ...more });

/** Writes a deposit of a player that is on its way. */
async function deposit(player: PlayerRow, amount: number, currency = 'EUR') {
  const id = randomId();
  const row = { id, playerId: player.id, requestId: id, fingerprint: 'f', currency, amount };
  await house.db
    .insert(payments)
    .values({ ...row, kind: 'deposit', status: 'pending', createdAt: house.now() });
  return row;
}

const succeed = ({ id, currency, amount }: Awaited<ReturnType<typeof deposit>>) =>
  bookReport(
    house,
    id,
    { providerRef: `ref-${id}`, currency, amount, state: { status: 'succeeded' } },
    false,
  );

test('a deposit that succeeds gives once what it is large enough for', async () => {
  const player = await newPlayer();
  const small = await onDeposit(1_000);
  await onDeposit(5_000);
  await onDeposit(100, { currency: 'NOK' });
  const paid = await deposit(player, 2_000);
  expect(await succeed(paid)).toBe('done');
  expect(await succeed(paid)).toBe('repeated');
  await Promise.all([issueForDeposit(house, paid), issueForDeposit(house, paid), tidyBonuses(house)]);
  expect(await keysOf(player)).toEqual([`deposit:${paid.id}:${small.terms.id}`]);
  await succeed(await deposit(player, 999));
  expect(await keysOf(player)).toHaveLength(1);
  await succeed(await deposit(player, 1_000));
  expect(await keysOf(player)).toHaveLength(2);
});

test('a round gives what the backend that booked the deposit did not give any more', async () => {
  const player = await newPlayer();
  const paid = await deposit(player, 2_000);
  const before = await deposit(player, 2_000);
  await succeed(paid);
  await succeed(before);
  const twoHoursAgo = house.now() - 2 * HOUR_MS;
  await house.db.update(payments).set({ decidedAt: twoHoursAgo }).where(eq(payments.id, before.id));
  const { terms } = await onDeposit(1_000, between(-HOUR_MS, HOUR_MS));
  await tidyBonuses(house);
  await tidyBonuses(house);
  expect(await keysOf(player)).toEqual([`deposit:${paid.id}:${terms.id}`]);
});
