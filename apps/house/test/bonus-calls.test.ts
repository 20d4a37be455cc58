import { Bonus } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CampaignTerms } from '../src/bonuses/campaign.ts';
import { betBonuses, playerBonuses } from '../src/db/bonuses-schema.ts';
import { betSelections, bets } from '../src/db/schema.ts';
import { startBonusCalls } from './support/bonus-calls.ts';
import { ANY_BET, BOOST, bonusRows, HUNTING, LOOTBOX, TOURNAMENT } from './support/bonuses.ts';
import { placeBet } from './support/cash-out.ts';
import { quietMatch, START_LIMIT_MS, signUpPlayer } from './support/house.ts';

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

/** Places a bet of ten euros at 2.00 that carries a bonus, and ends it so; null leaves it open. */
async function carry(
  bonusId: string,
  match: number,
  result: 'win_entire' | 'lose_entire' | 'refund_entire' | null,
) {
  const record = quietMatch(calls.shared, match);
  const betId = await placeBet(calls.shared, player, [record]);
  const selections = [{ sportKey: 'football', matchId: record.id, odds: 20_000, matchStatus: 0 }];
  await calls.house.db.insert(betBonuses).values({
    betId,
    bonusId,
    playerId: player.id,
    type: 'hunting',
    version: 'v',
    proof: { conditions: [], counting: [] },
    selections,
  });
  if (result === null) return betId;
  const ofBet = eq(bets.id, betId);
  await calls.house.db.update(bets).set({ status: 'done', result }).where(ofBet);
  if (result === 'refund_entire')
    await calls.house.db.update(betSelections).set({ status: 'void' }).where(eq(betSelections.betId, betId));
  return betId;
}

test('a hunting shows what its bets have earned, and what open ones may earn', async () => {
  await add({ offer: HUNTING, uses: null, conditions: { ...ANY_BET, farmOncePerEvent: true } });
  const [bonus] = await calls.list('?available=true');
  const id = bonus?.id ?? '';
  await calls.call('POST', `/bonuses/${id}/activate`);
  const used = [
    await carry(id, 0, 'win_entire'),
    await carry(id, 0, 'lose_entire'),
    await carry(id, 1, 'refund_entire'),
    await carry(id, 2, null),
  ];
  const { body } = await calls.call('GET', `/bonuses/huntings/${id}`);
  // Each selection at 2.00 earns one point; the second bet is on the same event, the third is void.
  expect(body).toMatchObject({
    active_range_index: 0,
    farming: {
      average_stake: 1_000,
      bets_count: 1,
      points: 100,
      available_points: 400,
      potential_points: 200,
      potential_freebet_amount: 200,
      farmed_event_ids: [quietMatch(calls.shared, 0).id, quietMatch(calls.shared, 2).id],
    },
  });
  expect(body.farming.used_in_bets.toSorted()).toEqual(used.toSorted());
});

test('a leaderboard is found by the bonus and by its campaign, and names nobody', async () => {
  const terms = await add({ offer: TOURNAMENT, uses: null });
  const [bonus] = await calls.list('/tournaments?available=true');
  await calls.house.db
    .update(playerBonuses)
    .set({ points: 250, lastBetAt: 1 })
    .where(eq(playerBonuses.id, bonus?.id ?? ''));
  const own = { position: 1, current_user: true, email: 'p…@m…', points: 250, farmed_amount: 50_000 };
  for (const id of [bonus?.id, terms.id])
    expect((await calls.call('GET', `/bonuses/tournaments/${id}/rating`)).body).toMatchObject({
      own,
      data: [own],
    });
  const { body } = await calls.call('GET', `/bonuses/tournaments/${terms.id}/rating`, { as: null });
  expect(body).toMatchObject({ own: null, data: [{ ...own, current_user: false }] });
  expect((await calls.call('GET', '/bonuses/tournaments/none/rating')).status).toBe(404);
});

test('what cannot be activated is refused, and what is unknown is not found', async () => {
  await add({ conditions: { ...ANY_BET, onlyVerified: true } });
  const [bonus] = await calls.list('?status=not_available');
  const refused = await calls.call('POST', `/bonuses/${bonus?.id}/activate`);
  expect([refused.status, refused.body.code]).toEqual([409, 188]);
  for (const path of ['/bonuses/none/activate', '/bonuses/none/boost'])
    expect((await calls.call('POST', path)).status).toBe(404);
  for (const path of [
    `/bonuses/huntings/${bonus?.id}`,
    '/bonuses/freebets/none',
    '/bonuses/freebets/none/terms',
  ])
    expect((await calls.call('GET', path)).status).toBe(404);
});

test('a promo code answers its bonus, or why not', async () => {
  await add({ trigger: { kind: 'promo_code', codes: [{ code: 'SPRING', uses: null }], minDeposit: null } });
  const accepted = await calls.call('POST', '/bonuses/promo-code', { body: { code: ' spring' } });
  expect([accepted.status, Bonus.parse(accepted.body.bonus).trigger_key]).toEqual([200, 'promo_code']);
  const codes = [];
  for (const code of ['spring', 'x', 'x', 'x', 'x', 'x']) {
    const { status, body } = await calls.call('POST', '/bonuses/promo-code', { body: { code } });
    codes.push([status, body.code]);
  }
  expect(codes).toEqual([[409, 191], ...Array(4).fill([409, 190]), [429, 194]]);
});

test('a browser whose session a break ended is shown no offers, and neither is who switched them off', async () => {
  const { id } = await add();
  const path = `/bonuses/freebets/${id}`;
  const off = await signUpPlayer(calls.shared.url);
  await off.send('PATCH', '/platform/player/consents', { offers: false });
  await player.post('/platform/player/breaks', { type: 'cooling_off', days: 7 });
  for (const as of [player, off]) {
    expect(await calls.list('?available=true', { as })).toEqual([]);
    for (const shown of [path, `${path}/terms`])
      expect((await calls.call('GET', shown, { as })).status).toBe(404);
  }
  expect(await calls.list('?available=true', { as: null })).toHaveLength(1);
});

test('the switch against all offers stands among the consents, on until it is switched off', async () => {
  await add();
  await calls.list('?available=true');
  const consents = '/platform/player/consents';
  expect((await player.get(consents)).body.offers).toEqual({ given: true, changed_at: null });
  const off = await player.send('PATCH', consents, { offers: false });
  expect(off.body.offers).toMatchObject({ given: false });
  expect((await bonusRows(calls.house.db, player.id)).map(({ status, reason }) => [status, reason])).toEqual([
    ['deactivated', 'opt_out'],
  ]);
  await add();
  expect(await calls.list('?available=true')).toEqual([]);
});

test.each([
  ['en', 'Odds of each selection: 1.50 or higher.', 'If it wins, you get the winnings without the €5.00.'],
  [
    'de',
    'Quote jeder Auswahl: 1,50 oder höher.',
    'Gewinnt sie, erhalten Sie den Gewinn ohne die 5,00\u00a0€.',
  ],
])('terms are written in %s from the data that a bet is judged by', async (locale, odds, freebet) => {
  const terms = await add({ conditions: { ...ANY_BET, minOdds: 15_000, countries: ['GB'] } });
  const { body } = await calls.call('GET', `/bonuses/freebets/${terms.id}/terms`, { locale });
  const lines = body.content.split('\n');
  expect(lines.every((line: string) => line.startsWith('- '))).toBe(true);
  expect(body.content).toContain(odds);
  expect(body.content).toContain(freebet);
  const [bonus] = await calls.list('?available=true');
  expect([body.version, body.id]).toEqual([bonus?.rule_version, bonus?.id]);
});

test('every family has terms in every language', async () => {
  for (const [name, offer] of Object.entries({
    comboboosts: BOOST,
    huntings: HUNTING,
    tournaments: TOURNAMENT,
    lootboxes: LOOTBOX,
  })) {
    const terms = await add({ offer, uses: null });
    for (const locale of ['en', 'de', 'fr', 'no', 'fi', 'ar']) {
      const { body } = await calls.call('GET', `/bonuses/${name}/${terms.id}/terms`, { locale });
      expect(body.content.split('\n').length, `${name} ${locale}`).toBeGreaterThan(6);
      expect(body.content).not.toMatch(/[{}]|undefined|NaN/);
    }
  }
});
