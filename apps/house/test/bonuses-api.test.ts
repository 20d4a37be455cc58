import { Bonus } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CampaignTerms } from '../src/bonuses/campaign.ts';
import { playerBonuses } from '../src/db/bonuses-schema.ts';
import { startBonusCalls } from './support/bonus-calls.ts';
import { ANY_BET, BOOST, HUNTING, LOOTBOX, TOURNAMENT } from './support/bonuses.ts';
import { START_LIMIT_MS, signUpPlayer } from './support/house.ts';

const HOUR_MS = 3_600_000;

let calls: Awaited<ReturnType<typeof startBonusCalls>>;
let player: Awaited<ReturnType<typeof signUpPlayer>>;

beforeAll(async () => {
  calls = await startBonusCalls(() => player);
}, START_LIMIT_MS);

beforeEach(async () => {
  calls.campaigns.clear();
  calls.campaigns.states.clear();
  player = await signUpPlayer(calls.shared.url);
});

const add = async (more: Partial<CampaignTerms> = {}) => (await calls.campaigns.add(more)).terms;

const idsOf = (bonuses: readonly Bonus[]) => bonuses.map(({ campaign_id }) => campaign_id).toSorted();

test('a player sees what campaigns give him: the active ones, or those that he can activate', async () => {
  const freebet = await add();
  const abroad = await add({ conditions: { ...ANY_BET, countries: ['FI'] } });
  expect(await calls.list('')).toEqual([]);
  const [bonus] = await calls.list('?available=true');
  expect(bonus).toMatchObject({
    campaign_id: freebet.id,
    type: 'freebet',
    freebet_type: 'freebet_only_win',
    name: 'Welcome',
    status: 'active',
    trigger_key: 'campaign',
    user_bonus_status: 'available',
    reasons: [],
    issued: { is_active: false, seen: false, times_used: 0, amount: 500, currency: 'EUR' },
  });
  const kept = await calls.list('?status=not_available');
  expect(kept).toMatchObject([{ campaign_id: abroad.id, reasons: ['country'], country_codes: ['FI'] }]);
  await calls.call('POST', `/bonuses/${bonus?.id}/activate`);
  expect(idsOf(await calls.list(''))).toEqual([freebet.id]);
  expect((await calls.list('', { locale: 'de' }))[0]?.name).toBe('Willkommen');
});

test('a visitor sees what is public, cannot use it, and holds nothing', async () => {
  const open = await add();
  const later = await add({ conditions: { ...ANY_BET, validFrom: calls.house.playerClock.now() + HOUR_MS } });
  await add({ showInPromotion: false });
  await add({ conditions: { ...ANY_BET, validTo: calls.house.playerClock.now() - 1 } });
  await add({ trigger: { kind: 'promo_code', codes: [{ code: 'A', uses: null }], minDeposit: null } });
  expect(await calls.list('', { as: null })).toEqual([]);
  const seen = await calls.list('?available=true', { as: null });
  expect(idsOf(seen)).toEqual([open.id, later.id].toSorted());
  for (const bonus of seen)
    expect(bonus).toMatchObject({
      issued: null,
      user_bonus_status: 'not_available',
      reasons: ['signed_out'],
    });
  expect(seen.map(({ status }) => status).toSorted()).toEqual(['active', 'created']);
  expect((await calls.call('GET', `/bonuses/freebets/${open.id}`, { as: null })).status).toBe(200);
  for (const path of [
    '/bonuses/x/activate',
    '/bonuses/x/boost',
    '/bonuses/mark-as-seen',
    '/bonuses/promo-code',
  ])
    expect(
      (
        await calls.call('POST', path, {
          as: null,
          body: { code: 'A', entries: [{ id: 'x', type: 'freebet' }] },
        })
      ).status,
    ).toBe(401);
});

test('lists are filtered by family and seen, bounded per family, and paged', async () => {
  for (const offer of [HUNTING, HUNTING, LOOTBOX, BOOST]) await add({ offer, uses: null });
  for (let each = 0; each < 5; each += 1) await add();
  const found = await calls.call('GET', '/bonuses?available=true');
  expect(found.body.pagination).toEqual({ total: 9, page: 1, limit: 4, last_page: 3 });
  expect(found.cache).toBe('private, no-store');
  expect(await calls.list('?available=true&type=hunting,lootbox')).toHaveLength(3);
  const lists = { comboboosts: 1, huntings: 2, tournaments: 0, lootboxes: 1 };
  for (const [list, count] of Object.entries(lists))
    expect(await calls.list(`/${list}?available=true`), list).toHaveLength(count);
  const perFamily = await calls.list('?available=true&limit_per_type=1&limit=10');
  expect(perFamily.map(({ type }) => type).toSorted()).toEqual([
    'comboboost',
    'freebet',
    'hunting',
    'lootbox',
  ]);
  const [first] = await calls.list('/freebets?available=true');
  expect(await calls.list('?available=true&page=3')).toHaveLength(1);
  const entries = [{ id: first?.id, type: 'freebet' }];
  expect((await calls.call('POST', '/bonuses/mark-as-seen', { body: { entries } })).status).toBe(204);
  expect(await calls.list('?available=true&unseen=true&limit=10')).toHaveLength(8);
});

test('tournaments come one at a time where a call names no number', async () => {
  for (let each = 0; each < 2; each += 1) await add({ offer: TOURNAMENT, uses: null });
  expect(await calls.list('/tournaments?available=true')).toHaveLength(1);
  expect(await calls.list('/tournaments?available=true&limit=5')).toHaveLength(2);
});

test('each family shows its own fields', async () => {
  const league = calls.house.world.tournaments()[0];
  const conditions = {
    ...ANY_BET,
    sportKeys: ['football'],
    tournamentIds: [league?.id ?? ''],
    minOdds: 15_000,
  };
  const made = {
    comboboosts: await add({ offer: BOOST, uses: null, conditions }),
    freebets: await add({
      offer: { family: 'freebet', freebetType: 'freebet_all_win', amount: 400, boost: 15_000 },
      banner: { desktop: 'https://pictures.example/wide.png', mobile: null, alt: { en: 'A ball' } },
    }),
    huntings: await add({ offer: HUNTING, uses: null }),
    tournaments: await add({ offer: TOURNAMENT, uses: null }),
    lootboxes: await add({ offer: LOOTBOX, uses: null }),
  };
  const one = async (name: keyof typeof made) =>
    Bonus.parse((await calls.call('GET', `/bonuses/${name}/${made[name].id}`)).body);
  expect(await one('comboboosts')).toMatchObject({
    ranges: [
      { min_count: 3, max_count: 4, bonus_odds: 10_500 },
      { min_count: 5, max_count: null, bonus_odds: 11_000 },
    ],
    bet_conditions: { selection_count_from: 3, selection_count_to: null, bet_types: ['COMBO'] },
    event_conditions: {
      min_odds: 15_000,
      sports: [{ key: 'football' }],
      tournaments: [{ name: league?.name }],
    },
    farming: null,
  });
  const freebet = await one('freebets');
  expect(freebet).toMatchObject({
    multiplier: 15_000,
    boost_data: { is_boosted: false, amount: 600 },
    freebets_to_boost: [freebet.id],
    banner: { kind: 'freebet', desktop: { alt: 'A ball' }, mobile: null },
  });
  const boosted = await calls.call('POST', `/bonuses/${freebet.id}/boost`);
  expect(boosted.body).toMatchObject({
    issued: { amount: 600 },
    boost_data: { is_boosted: true, amount: 600 },
    freebets_to_boost: [],
  });
  expect((await calls.call('POST', `/bonuses/${freebet.id}/boost`)).body.code).toBe(189);
  expect(await one('huntings')).toMatchObject({
    ranges: [
      { points: 100, amount: 200, multiplier: null },
      { points: 500, amount: null, multiplier: 5_000 },
    ],
    active_range_index: -1,
    farming_freebet_type: 'freebet_only_win',
    farming: { points: 0, available_points: 500, used_in_bets: [] },
  });
  expect(await one('tournaments')).toMatchObject({
    tournament: { state: 'active', pool: 100_000, prizes: [50_000, 30_000, 20_000], is_final: false },
    farming: { initial_pool: 100_000 },
  });
  expect(await one('lootboxes')).toMatchObject({
    lootbox: {
      counts: 'bets',
      reached: 0,
      threshold: 1,
      rewards: [
        { amount: 100, chance: '19/20' },
        { amount: 5_000, chance: '1/20' },
      ],
    },
  });
});

test('a bonus says why it cannot be used any more', async () => {
  const terms = await add({ offer: HUNTING, uses: null });
  const [bonus] = await calls.list('?available=true');
  const set = (values: Partial<typeof playerBonuses.$inferInsert>) =>
    calls.house.db
      .update(playerBonuses)
      .set(values)
      .where(eq(playerBonuses.id, bonus?.id ?? ''));
  const shown = async () => {
    const { body } = await calls.call('GET', `/bonuses/huntings/${bonus?.id}`);
    return [body.user_bonus_status, body.reasons, body.issued.computed_status];
  };
  await set({ expiresAt: calls.house.playerClock.now() - 1 });
  expect(await shown()).toEqual(['expired', ['expired'], 'expired']);
  await set({ expiresAt: null, uses: 1, timesUsed: 1 });
  expect(await shown()).toEqual(['bonus_over', ['used_up'], 'bonus_over']);
  await set({ uses: null, status: 'overridden' });
  expect(await shown()).toEqual(['overridden', ['overridden'], 'overridden']);
  await set({ status: 'deactivated', reason: 'opt_out' });
  expect(await shown()).toEqual(['deactivated', ['opted_out'], 'deactivated']);
  await set({ status: 'active', reason: null });
  calls.campaigns.states.set(terms.id, 'paused');
  expect(await shown()).toEqual(['not_available', ['paused'], 'not_available']);
});
