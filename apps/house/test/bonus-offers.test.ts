import { BetBonuses } from '@touchline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOOST, campaignTerms, freebet, giveBonus, HUNTING, withBonus } from './support/given-bonuses.ts';
import {
  type Caller,
  callerOf,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestBet,
  type TestHouse,
} from './support/house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
}, START_LIMIT_MS);
afterAll(() => house?.end());

const selection = (nth: number, odds = 20_000) => pinned(house, quietMatch(house, nth), '1', odds);

/** Asks which bonuses bets may carry. */
async function offersFor(caller: Caller, ...bets: TestBet[]): Promise<BetBonuses[]> {
  const { status, body } = await caller.post('/book/bonuses', { bets: placementOf(bets).bets });
  expect(status).toBe(200);
  return body.bets.map((bet: unknown) => BetBonuses.parse(bet));
}

test('a visitor is offered nothing, and so is a player without bonuses', async () => {
  const nothing = {
    bet_id: 'b1',
    comboboost: null,
    freebet: [],
    hunting: null,
    lootbox: null,
    tournament: null,
  };
  const single = { selections: [selection(0)] };
  expect(await offersFor(callerOf(house.url), single)).toEqual([nothing]);
  expect(await offersFor(await signUpPlayer(house.url), single)).toEqual([nothing]);
});

test('each bet is told which bonuses it fulfils, and what of it counts', async () => {
  const player = await signUpPlayer(house.url);
  const conditions = { minOdds: 15_000 };
  const hunting = await giveBonus(house, player.id, campaignTerms(HUNTING, { conditions }));
  const boost = await giveBonus(house, player.id, campaignTerms(BOOST, { conditions, uses: 3 }));
  const token = await giveBonus(house, player.id, campaignTerms(freebet('freebet_only_win')), {
    status: 'available',
  });
  const [combo, single] = await offersFor(
    player,
    { selections: [selection(0), selection(1, 12_000), selection(2)] },
    { selections: [selection(3, 12_000)] },
  );
  expect(combo).toMatchObject({
    bet_id: 'b1',
    hunting: { id: hunting, available: true, odds: null, potential_points: 200, suitable_selections: [0, 2] },
    comboboost: {
      id: boost,
      available: true,
      odds: 10_500,
      potential_points: null,
      suitable_selections: [0, 2],
      facts: { country: 'GB', is_verified: false, uses_left: 3, farmed_event_ids: [] },
    },
    freebet: [{ id: token, type: 'freebet_only_win', available: true, suitable_selections: [0, 1, 2] }],
    tournament: null,
    lootbox: null,
  });
  expect(single).toMatchObject({
    bet_id: 'b2',
    hunting: { available: false, potential_points: 0, suitable_selections: [] },
    comboboost: { available: false, odds: 10_000, suitable_selections: [] },
    freebet: [{ available: true }],
  });
});

test('what is offered is taken with these odds, and what is not is refused', async () => {
  const player = await signUpPlayer(house.url);
  const id = await giveBonus(house, player.id, campaignTerms(BOOST));
  const selections = [selection(4), selection(5), selection(6)];
  const [offer] = await offersFor(player, { selections });
  const boost = offer?.comboboost;
  if (!boost) throw new Error('The boost is offered.');
  const odds = boost.odds ?? 0;
  const taken = await player.post('/book/bets', withBonus({ id, type: boost.type, odds }, selections));
  expect(taken.status).toBe(200);
  const single = selections.slice(1, 2);
  const [other] = await offersFor(player, { selections: single });
  expect(other?.comboboost).toMatchObject({ id, available: false });
  const refused = await player.post('/book/bets', withBonus({ id, type: boost.type }, single));
  expect(refused.status).toBe(422);
});

test('a bonus whose campaign is paused is shown as one that is not available', async () => {
  const player = await signUpPlayer(house.url);
  const terms = campaignTerms(HUNTING);
  await giveBonus(house, player.id, terms);
  await house.db.execute(sql`update campaigns set state = 'paused' where id = ${terms.id}`);
  const [offer] = await offersFor(player, { selections: [selection(7)] });
  expect(offer?.hunting).toMatchObject({ available: false, suitable_selections: [0] });
});

test('a match that is not known counts for nothing that names one, and an unfinished slip is answered', async () => {
  const player = await signUpPlayer(house.url);
  await giveBonus(house, player.id, campaignTerms(HUNTING, { conditions: { sportKeys: ['football'] } }));
  const unknown = { ...selection(8), match_id: 'no-such-match' };
  const [first, second] = await offersFor(player, { selections: [unknown] }, { selections: [] });
  expect(first?.hunting).toMatchObject({ available: false, suitable_selections: [] });
  expect(second?.hunting).toMatchObject({ available: false, potential_points: 0 });
});
