import { resettleMarket } from '../../commands/resettle-market.ts';
import { done, type Prepare, refused } from '../effect.ts';
import { type ArgumentsOf, winnersOf } from '../order.ts';
import { targetOf } from '../target.ts';

/** Settles a settled market with other results. */
export const resettle: Prepare<ArgumentsOf<'resettle'>> = async (
  { periods },
  { target: text, results, places },
) => {
  const target = targetOf(text);
  if (target?.marketKey == null) return { subject: text, why: 'is not the key of a market' };
  const { marketKey } = target;
  const deadHeat = places === undefined ? null : { places, tied: winnersOf(results) };
  return {
    subject: marketKey,
    async write(tx, at) {
      const correction = await resettleMarket({ db: tx, periods }, { marketKey, results, deadHeat, at });
      switch (correction.kind) {
        case 'not_settled':
          return refused('no settled bet is on this market');
        case 'results_missing':
          return refused(`bets are on outcomes without a result: ${correction.missing.join(', ')}`);
        case 'done':
          return done({ bets: correction.bets });
      }
    },
  };
};
