import { settleBet } from '@touchline/betting';
import { owedRewards } from '@touchline/betting/bonus';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideBet } from '../src/bets/decide-bet.ts';
import { settlementInput } from '../src/bets/settlement-input.ts';
import { readCarryingBets } from '../src/bonuses/bonus-bets.ts';
import { ruleOf } from '../src/bonuses/campaign.ts';
import { farmedBy } from '../src/bonuses/farmed.ts';
import { countsOf } from '../src/bonuses/recount.ts';
import { settlementBonusOf } from '../src/bonuses/settlement-bonus.ts';
import { settleMarkets, settleMissed } from '../src/commands/settle-bets.ts';
import { playerBonuses } from '../src/db/bonuses-schema.ts';
import type { LegResult, MatchRecord } from '../src/feed/world.ts';
import { bonusStage } from './support/bonus-stage.ts';
import { playingMatch, sell } from './support/cash-out.ts';
import { BOOST, campaignTerms, freebet, giveBonus, HUNTING, withBonus } from './support/given-bonuses.ts';
import {
  bettableMatches,
  type Caller,
  eventually,
  pinned,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { OPERATORS, order } from './support/operator.ts';
import { IS_SOAK } from './support/soak.ts';

const MATCHES = 4;
const TOURNAMENT = {
  family: 'tournament',
  referenceStake: 1_000,
  initialPool: 10_000,
  contribution: 1_000,
  prizes: [5_000, 3_000, 2_000],
} as const;

let house: TestHouse;

beforeAll(async () => {
  // Long enough that every bet in play is decided by the test's own hand.
  house = await startTestHouse({ operators: OPERATORS, betDelayMs: 60_000 });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const { recount } = bonusStage(() => house);
const keyOf = (id: string) => `${id}/1/`;
const resultsOf = (first: LegResult) => ({ '1': first, '2': 'lost', '3': 'lost' }) as const;

const KINDS = [
  freebet('freebet_only_win'),
  freebet('freebet_all_win'),
  freebet('freebet_no_risk'),
  BOOST,
  HUNTING,
  TOURNAMENT,
] as const;

/** Gives a player one bonus of each kind, a freebet several times. */
const bonusesFor = (playerId: string) =>
  Promise.all(
    KINDS.map(async (offer) => {
      const terms = campaignTerms(offer, { uses: offer.family === 'comboboost' ? 3 : null });
      const id = await giveBonus(house, playerId, terms, offer.family === 'freebet' ? { uses: 2 } : {});
      return { id, type: offer.family === 'freebet' ? offer.freebetType : offer.family };
    }),
  );

const match = fc.nat(MATCHES - 1);
const result = fc.constantFrom<LegResult>('won', 'lost', 'void', 'half_won', 'half_lost');
const step = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      bonus: fc.nat(KINDS.length - 1),
      legs: fc.integer({ min: 1, max: 3 }),
      match,
      live: fc.nat(3).map((one) => one === 0),
      twice: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('decide' as const), reject: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('settle' as const), match, result }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('resettle' as const), match, result }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('sell' as const), percent: fc.constantFrom(40, 100) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('recount' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A run in which bonuses pay and are paid back for every reason, whatever the random ones come to. */
const EVERY_KIND: Step[][] = [
  [{ do: 'place', bonus: 2, legs: 1, match: 0, live: false, twice: false }],
  [{ do: 'settle', match: 0, result: 'lost' }],
  [{ do: 'resettle', match: 0, result: 'won' }],
  [{ do: 'place', bonus: 0, legs: 1, match: 1, live: false, twice: true }],
  [{ do: 'settle', match: 1, result: 'void' }],
];

async function sellFirst(player: Caller, percent: number): Promise<void> {
  const { body } = await player.get('/book/bets?status=open');
  const bet = body.data.find(({ to_cashout }: { to_cashout: number | null }) => to_cashout !== null);
  if (bet) await sell(player, bet.id, bet.to_cashout, { part_percent: percent });
}

async function decideFirst(playerId: string, reject: boolean): Promise<void> {
  const { rows } = await house.db.execute<{ id: string }>(
    sql`select id from bets where player_id = ${playerId} and status = 'submitted' limit 1`,
  );
  const reasons = reject ? [{ name: 'suspended' as const }] : [];
  await Promise.all(rows.flatMap(({ id }) => [decideBet(house, id, reasons), decideBet(house, id, reasons)]));
}

/** Takes one step. What is refused is as good as what is done: the laws hold after both. */
function taker(
  player: Caller & { id: string },
  bonuses: Awaited<ReturnType<typeof bonusesFor>>,
  matches: readonly string[],
) {
  const at = (index: number) => matches[index % MATCHES] ?? '';
  const place = async ({ bonus, legs, match: first, live, twice }: Extract<Step, { do: 'place' }>) => {
    const upcoming = Array.from({ length: legs }, (_, index) => house.world.match(at(first + index)));
    const chosen = [...(live ? [playingMatch(house)] : []), ...upcoming];
    const open = chosen.filter((one): one is MatchRecord => one?.markets.get(keyOf(one.id))?.status === 1);
    const carried = bonuses[bonus];
    if (open.length === 0 || !carried) return;
    const request = () =>
      withBonus(
        carried,
        open.map((one) => pinned(house, one, '1', 15_000)),
      );
    await Promise.all(
      [request(), ...(twice ? [request()] : [])].map((one) => player.post('/book/bets', one)),
    );
  };
  return async (one: Step): Promise<unknown> => {
    switch (one.do) {
      case 'place':
        return place(one);
      case 'decide':
        return decideFirst(player.id, one.reject);
      case 'settle': {
        const marketKey = keyOf(at(one.match));
        return settleMarkets(house, [{ marketKey, results: resultsOf(one.result), at: Date.now() }]);
      }
      case 'resettle':
        return order(house, 'resettle', { target: keyOf(at(one.match)), results: resultsOf(one.result) });
      case 'sell':
        return sellFirst(player, one.percent);
      case 'recount':
        return recount();
    }
  };
}

/** Fails where a bonus of a player is not what a replay of its bets says, or a bet cost bonuses something else than it should. */
async function expectReplayed(playerId: string): Promise<void> {
  await eventually(
    async () => {
      await recount();
      return (await house.db.execute(sql`select bonus_id from bonus_queue`)).rows.length;
    },
    (waiting) => waiting === 0,
  );
  const rows = await house.db.select().from(playerBonuses).where(eq(playerBonuses.playerId, playerId));
  const terms = await house.campaigns.termsOf(rows.map(({ version }) => version));
  const carrying = await readCarryingBets(
    house.db,
    rows.map(({ id }) => id),
  );
  for (const row of rows) {
    const of = terms.get(row.version);
    if (!of) throw new Error('The terms are kept.');
    const rule = ruleOf(of, row);
    const bets = carrying.get(row.id) ?? [];
    const farmed = farmedBy(rule, bets);
    expect(row).toMatchObject(countsOf(row, farmed, bets));
    if (row.uses !== null) expect(row.status === 'bonus_over').toBe(row.timesUsed === row.uses);
    const owed = rule.family === 'hunting' && farmed ? owedRewards(rule.ranges, farmed) : [];
    const { rows: given } = await house.db.execute(sql`
      select r.range_index as "rangeIndex", p.amount from bonus_rewards r join player_bonuses p on p.id = r.reward_id
      where r.bonus_id = ${row.id} and p.status <> 'deactivated' order by 1`);
    expect(given).toEqual(owed);
    for (const { bet, legs, settledBy } of bets) {
      if (bet.status !== 'done') continue;
      const { fromBonus } = settleBet(settlementInput(bet, legs, settlementBonusOf(settledBy)));
      const { rows: cost } = await house.db.execute<{ amount: number }>(sql`
        select coalesce(-sum(amount), 0)::bigint as amount from ledger_entries
        where bet_id = ${bet.id} and account = 'house:bonuses' and kind not in ('bonus_stake', 'bonus_return')`);
      expect(cost[0]?.amount).toBe(fromBonus);
    }
  }
}

test(
  'whatever is placed with any bonus, decided, sold, settled and settled again at the same time, the ledger holds and all is a replay of the bets',
  async () => {
    const stock = bettableMatches(house).filter(({ startTime }) => startTime > Date.now() + 2 * 3_600_000);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 10 }),
        async (batches) => {
          const player = await signUpPlayer(house.url);
          const bonuses = await bonusesFor(player.id);
          // Matches that nobody has bet on yet, as long as there are any.
          const matches = stock.splice(0, MATCHES);
          stock.push(...matches);
          const take = taker(
            player,
            bonuses,
            matches.map(({ id }) => id),
          );
          // Steps of a batch run at the same time.
          for (const batch of batches) await Promise.all(batch.map(take));
          await settleMissed(house);
          await expectLedgerLaws(house.db);
          await expectReplayed(player.id);
        },
      ),
      { numRuns: IS_SOAK ? 120 : 12, endOnFailure: true, examples: [[EVERY_KIND]] },
    );
    // The steps were not all refused.
    const { rows } = await house.db.execute<{ kind: string }>(sql`select distinct kind from ledger_entries`);
    const kinds = rows.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['bonus_stake', 'bonus_return', 'bonus_payout', 'bonus_reversal']),
    );
    await expectLedgerLaws(house.db);
  },
  (IS_SOAK ? 10 : 1) * START_LIMIT_MS,
);

test(
  'settlements in any order, with corrections between, end alike',
  async () => {
    const stock = bettableMatches(house).filter(({ startTime }) => startTime > Date.now() + 2 * 3_600_000);
    const settled = fc.record({ match, result, before: result });
    let run = 0;
    const play = async (
      steps: readonly { match: number; result: LegResult; before: LegResult }[],
      finals: LegResult[],
    ) => {
      const player = await signUpPlayer(house.url);
      const bonuses = await bonusesFor(player.id);
      const ids = Array.from(
        { length: MATCHES },
        (_, index) => stock[(run * MATCHES + index) % stock.length]?.id ?? '',
      );
      run += 1;
      const take = taker(player, bonuses, ids);
      for (const bonus of KINDS.keys())
        await take({
          do: 'place',
          bonus,
          legs: 1 + ((bonus + 2) % 3),
          match: bonus % MATCHES,
          live: false,
          twice: false,
        });
      for (const one of steps) {
        await take({ do: 'settle', match: one.match, result: one.before });
        await take({ do: 'recount' });
        await take({ do: 'resettle', match: one.match, result: one.result });
      }
      for (const [at, final] of finals.entries()) {
        await take({ do: 'settle', match: at, result: final });
        await take({ do: 'resettle', match: at, result: final });
      }
      await expectReplayed(player.id);
      const { rows: held } = await house.db.execute(sql`
        select coalesce(freebet_type, family) as kind, status, times_used, points, counting_stakes, open_bets from player_bonuses
        where player_id = ${player.id} and trigger = 'operator' order by 1`);
      const { rows: money } = await house.db.execute(sql`
        select e.account like '%:available' as own, sum(e.amount)::bigint as amount from ledger_entries e join bets b on b.id = e.bet_id
        where b.player_id = ${player.id} and e.account <> 'house:bets' group by 1 order by 1`);
      return { held, money };
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(settled, { maxLength: 5 }),
        fc.array(settled, { maxLength: 5 }),
        fc.array(result, { minLength: MATCHES, maxLength: MATCHES }),
        async (one, other, finals) => {
          expect(await play(one, finals)).toEqual(await play(other, finals));
          await expectLedgerLaws(house.db);
        },
      ),
      { numRuns: IS_SOAK ? 40 : 5, endOnFailure: true },
    );
  },
  (IS_SOAK ? 10 : 1) * START_LIMIT_MS,
);
