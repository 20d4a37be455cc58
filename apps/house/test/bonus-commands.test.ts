import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CampaignTerms } from '../src/bonuses/campaign.ts';
import { issueBonus } from '../src/bonuses/issue-bonus.ts';
import { expireBonuses } from '../src/bonuses/take-bonuses.ts';
import { activateBonus } from '../src/commands/activate-bonus.ts';
import { beginBreak } from '../src/commands/begin-break.ts';
import { boostBonus } from '../src/commands/boost-bonus.ts';
import { changeConsents } from '../src/commands/change-consents.ts';
import { markBonusesSeen } from '../src/commands/mark-bonuses-seen.ts';
import { tidyBonuses } from '../src/commands/tidy-bonuses.ts';
import { betBonuses, bonusRewards, playerBonuses } from '../src/db/bonuses-schema.ts';
import { bets, players } from '../src/db/schema.ts';
import type { House } from '../src/house.ts';
import type { PlayerRow } from '../src/players/sessions.ts';
import {
  ANY_BET,
  BOOST,
  bonusRows,
  campaignStore,
  eventsOf,
  givenBy,
  HUNTING,
  LOOTBOX,
  TOURNAMENT,
} from './support/bonuses.ts';
import { placeBet } from './support/cash-out.ts';
import { quietMatch, START_LIMIT_MS, signUpPlayer, type TestHouse } from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

const HOUR_MS = 3_600_000;

let shared: TestHouse;
let house: House;
let campaigns: ReturnType<typeof campaignStore>;
let player: PlayerRow;
let caller: Awaited<ReturnType<typeof signUpPlayer>>;

beforeAll(async () => {
  shared = await sharedHouse();
  campaigns = campaignStore(shared.db);
  house = { ...shared, campaigns: campaigns.store };
}, START_LIMIT_MS);

beforeEach(async () => {
  campaigns.states.clear();
  caller = await signUpPlayer(shared.url);
  player = await playerRow(caller.id);
});

async function playerRow(id: string): Promise<PlayerRow> {
  const [row] = await house.db.select().from(players).where(eq(players.id, id));
  if (!row) throw new Error(`There is no player ${id}.`);
  return row;
}

let keys = 0;

/** Gives the player a bonus of a campaign with these terms. */
async function give(more: Partial<CampaignTerms> = {}) {
  keys += 1;
  const campaign = await campaigns.add(more);
  const now = house.playerClock.now();
  const of = {
    playerId: player.id,
    campaign,
    trigger: 'operator',
    issueKey: `k${keys}`,
    amount: null,
    now,
  } as const;
  const issued = await issueBonus(house.db, of);
  if (issued.kind === 'full') throw new Error('The campaign is full.');
  return { id: issued.id, campaign };
}

const activate = (id: string) => activateBonus(house, player, id);

const statusOf = async (id: string) => {
  const row = (await bonusRows(house.db, player.id)).find((one) => one.id === id);
  return row && [row.status, row.reason];
};

/** Lets a bet of the player carry a bonus, and be won if it is not left open. */
async function carry(bonusId: string, { isWon }: { readonly isWon: boolean }): Promise<string> {
  const betId = await placeBet(shared, caller, [quietMatch(shared)]);
  const selections = [{ sportKey: 'football', matchId: 'm1', odds: 20_000, matchStatus: 0 }];
  await house.db.insert(betBonuses).values({
    betId,
    bonusId,
    playerId: player.id,
    type: 'hunting',
    version: 'v',
    proof: { conditions: [], counting: [] },
    selections,
  });
  if (isWon)
    await house.db.update(bets).set({ status: 'done', result: 'win_entire' }).where(eq(bets.id, betId));
  return betId;
}

test('an activation happens once, has one event, and may be repeated', async () => {
  const { id } = await give({ offer: HUNTING, uses: null });
  expect(await Promise.all([activate(id), activate(id), activate(id)])).toEqual(Array(3).fill('activated'));
  expect(await activate(id)).toBe('activated');
  expect(await eventsOf(house.db, id)).toEqual(['issued', 'activated']);
  expect((await bonusRows(house.db, player.id))[0]?.activatedAt).not.toBeNull();
});

test.each([
  ['hunting', HUNTING],
  ['tournament', TOURNAMENT],
  ['comboboost', BOOST],
] as const)('another %s overrides the active one', async (_family, offer) => {
  const first = await give({ offer, uses: null });
  const second = await give({ offer, uses: null });
  await activate(first.id);
  await activate(second.id);
  expect([await statusOf(first.id), await statusOf(second.id)]).toEqual([
    ['overridden', null],
    ['active', null],
  ]);
  expect(await eventsOf(house.db, first.id)).toEqual(['issued', 'activated', 'overridden']);
  expect(await activate(first.id)).toBe('not_activatable');
});

test('of two activated at once one is active', async () => {
  const both = [await give({ offer: HUNTING, uses: null }), await give({ offer: HUNTING, uses: null })];
  await Promise.all(both.map(({ id }) => activate(id)));
  const statuses = (await bonusRows(house.db, player.id)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(['active', 'overridden']);
});

test('freebets do not override each other', async () => {
  const both = [await give(), await give()];
  for (const { id } of both) await activate(id);
  expect((await bonusRows(house.db, player.id)).map(({ status }) => status)).toEqual(['active', 'active']);
});

test('nobody activates the bonus of another', async () => {
  const { id } = await give();
  const other = await playerRow((await signUpPlayer(shared.url)).id);
  expect(await activateBonus(house, other, id)).toBe('not_found');
  expect(await boostBonus(house, other, id)).toBe('not_found');
  expect(await statusOf(id)).toEqual(['available', null]);
});

test('what keeps a player from a bonus keeps him from activating it', async () => {
  const now = house.playerClock.now();
  const under = (conditions: Partial<typeof ANY_BET>, more: Partial<CampaignTerms> = {}) =>
    give({ conditions: { ...ANY_BET, ...conditions }, ...more });
  const cases = [
    await under({ countries: ['FI'] }),
    await under({ onlyVerified: true }),
    await under({ validFrom: now + HOUR_MS }),
    await under({ validTo: now - 1 }),
    await under({}, { currency: 'NOK' }),
  ];
  for (const { id } of cases) expect(await activate(id)).toBe('not_activatable');
  for (const said of ['paused', 'disabled'] as const) {
    const { id, campaign } = await give();
    campaigns.states.set(campaign.terms.id, said);
    expect(await activate(id)).toBe('not_activatable');
    campaigns.states.clear();
    expect(await activate(id)).toBe('activated');
  }
});

test('a boost multiplies a freebet once, before it is used, within the budget', async () => {
  const offer = { family: 'freebet', freebetType: 'freebet_all_win', amount: 333, boost: 15_000 } as const;
  const { id, campaign } = await give({ offer, budget: 499 });
  const twice = await Promise.all([boostBonus(house, player, id), boostBonus(house, player, id)]);
  expect(twice.toSorted()).toEqual(['boosted', 'not_boostable']);
  expect((await bonusRows(house.db, player.id))[0]).toMatchObject({ amount: 499, isBoosted: true });
  expect(await givenBy(house.db, campaign)).toEqual({ issued: 1, given: 499 });
  expect(await eventsOf(house.db, id)).toEqual(['issued', 'boosted']);
});

test('what has no boost, was used, or is more than the budget is not boosted', async () => {
  const offer = { family: 'freebet', freebetType: 'freebet_all_win', amount: 333, boost: 15_000 } as const;
  const used = await give({ offer });
  await house.db.update(playerBonuses).set({ timesUsed: 1 }).where(eq(playerBonuses.id, used.id));
  const dear = await give({ offer, budget: 498 });
  const all = [used, dear, await give(), await give({ offer: HUNTING, uses: null })];
  for (const { id } of all) expect(await boostBonus(house, player, id)).toBe('not_boostable');
  expect(await givenBy(house.db, dear.campaign)).toEqual({ issued: 1, given: 333 });
});

test('a player marks as seen what is his, by family', async () => {
  const mine = await give();
  const hunting = await give({ offer: HUNTING, uses: null });
  const other = await signUpPlayer(shared.url);
  await markBonusesSeen(house, other.id, [{ id: mine.id, type: 'freebet' }]);
  const entries = [
    { id: mine.id, type: 'freebet' },
    { id: hunting.id, type: 'lootbox' },
    { id: 'no-hit', type: 'jackpot' },
  ] as const;
  expect((await bonusRows(house.db, player.id)).map(({ seen }) => seen)).toEqual([false, false]);
  await markBonusesSeen(house, player.id, entries);
  const seen = (await bonusRows(house.db, player.id)).filter((row) => row.seen).map(({ id }) => id);
  expect(seen).toEqual([mine.id]);
});

test('a round writes down what has ended, once, but no token that waits for its bet', async () => {
  const ended = await give({ offer: HUNTING, uses: null });
  const waiting = await give();
  const lasting = await give({ offer: HUNTING, uses: null });
  const now = house.playerClock.now();
  for (const { id } of [ended, waiting])
    await house.db.update(playerBonuses).set({ expiresAt: now }).where(eq(playerBonuses.id, id));
  await house.db.update(playerBonuses).set({ timesUsed: 1 }).where(eq(playerBonuses.id, waiting.id));
  await Promise.all([expireBonuses(house.db, now), expireBonuses(house.db, now)]);
  expect(await eventsOf(house.db, ended.id)).toEqual(['issued', 'expired']);
  expect(await statusOf(waiting.id)).toEqual(['available', null]);
  expect(await statusOf(lasting.id)).toEqual(['available', null]);
});

test('who switches offers off loses his bonuses, but for one that holds an open bet until that is decided', async () => {
  const free = await give();
  const holding = await give({ offer: HUNTING, uses: null });
  for (const { id } of [free, holding]) await activate(id);
  const betId = await carry(holding.id, { isWon: false });
  await changeConsents(house, player, { offers: false });
  expect(await statusOf(free.id)).toEqual(['deactivated', 'opt_out']);
  expect(await statusOf(holding.id)).toEqual(['active', null]);
  await house.db.update(bets).set({ status: 'done', result: 'lose_entire' }).where(eq(bets.id, betId));
  await tidyBonuses(house);
  expect(await statusOf(holding.id)).toEqual(['deactivated', 'opt_out']);
});

test('a self-exclusion takes all bonuses, a cooling-off none', async () => {
  const { id } = await give();
  await beginBreak(house, player.id, { type: 'cooling_off', length: 7 });
  await tidyBonuses(house);
  expect(await statusOf(id)).toEqual(['available', null]);
  await beginBreak(house, player.id, { type: 'self_exclusion', length: 6 });
  expect(await statusOf(id)).toEqual(['deactivated', 'exclusion']);
  expect(await eventsOf(house.db, id)).toEqual(['issued', 'deactivated']);
});

test('an active lootbox opens by activation once its bets have earned it, and gives one reward', async () => {
  const { id } = await give({ offer: LOOTBOX, uses: null });
  await activate(id);
  await carry(id, { isWon: false });
  expect(await activate(id)).toBe('activated');
  expect(await statusOf(id)).toEqual(['active', null]);
  await carry(id, { isWon: true });
  expect(await Promise.all([activate(id), activate(id)])).toContain('activated');
  expect(await statusOf(id)).toEqual(['bonus_over', null]);
  const given = await house.db.select().from(bonusRewards).where(eq(bonusRewards.bonusId, id));
  expect(given).toHaveLength(1);
  const reward = (await bonusRows(house.db, player.id)).find((row) => row.id === given[0]?.rewardId);
  expect(reward).toMatchObject({ trigger: 'reward', family: 'freebet', amount: given[0]?.amount });
  expect([100, 5_000]).toContain(reward?.amount);
});
