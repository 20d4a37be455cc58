import { issueBonus } from '../../src/bonuses/issue-bonus.ts';
import { recountQueued } from '../../src/bonuses/recount.ts';
import { settleMarkets } from '../../src/commands/settle-bets.ts';
import type { LegResult, MatchRecord } from '../../src/feed/world.ts';
import { withBonus } from './given-bonuses.ts';
import { type Caller, pinned, quietMatch, type TestHouse } from './house.ts';
import { ordered } from './operator.ts';

const keyOf = ({ id }: MatchRecord) => `${id}/1/`;
const results = (first: LegResult) => ({ '1': first, '2': 'lost', '3': 'lost' }) as const;

/** What tests of bonuses do with a house of their own, each step followed by the recount. */
export function bonusStage(house: () => TestHouse) {
  let used = 0;
  const recount = () => recountQueued({ ...house(), issue: issueBonus });
  return {
    recount,
    /** A match that no bet of the test is on yet. */
    freshMatch: () => quietMatch(house(), used++),
    async settle(match: MatchRecord, first: LegResult) {
      await settleMarkets(house(), [{ marketKey: keyOf(match), results: results(first), at: Date.now() }]);
      await recount();
    },
    async resettle(match: MatchRecord, first: LegResult) {
      await ordered(house(), 'resettle', { target: keyOf(match), results: results(first) });
      await recount();
    },
    async place(
      player: Caller,
      bonus: { readonly id: string; readonly type: string },
      matches: readonly MatchRecord[],
      { stake = 1_000, odds = 20_000 } = {},
    ): Promise<string> {
      const selections = matches.map((match) => pinned(house(), match, '1', odds));
      const { body } = await player.post('/book/bets', withBonus(bonus, selections, { stake }));
      const [bet] = body.bets ?? [];
      if (!bet) throw new Error(`The bet was refused: ${JSON.stringify(body)}`);
      await recount();
      return bet.id;
    },
  };
}
