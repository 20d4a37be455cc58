import type { SlipBet } from '@touchline/betting';
import type { LiveStore, Stop } from '@touchline/client/live';
import { askCustomOdds, customSelection } from './custom-bets.ts';
import { createLatestAsker } from './latest-asker.ts';
import { dispatchSlip, slipState, subscribeSlip } from './slip.ts';

/** The price of a bet that is being looked at is asked for again no sooner than this. */
const GAP_MS = 2_000;

const customBet = (): SlipBet | undefined => {
  const [first] = slipState().bets;
  return first?.betType === 'CUSTOM_BET' ? first : undefined;
};

/** Keeps the price of the slip's custom bet current: asked for when its selections change, and when a price of its match moves. */
export function followCustomPrice(live: Pick<LiveStore, 'subscribeOutcome' | 'subscribeMatch'>): Stop {
  const asker = createLatestAsker<SlipBet, Awaited<ReturnType<typeof askCustomOdds>>>({
    ask: ({ selections }, signal) => askCustomOdds(selections.map(customSelection), { signal }),
    onAnswer({ betId }, answer) {
      if (answer) dispatchSlip({ type: 'custom-odds-changed', betId, odds: answer.odds });
      else asker.again();
    },
    pauseMs: 0,
    gapMs: GAP_MS,
  });
  let followed = '';
  let stops: Stop[] = [];
  const drop = () => {
    for (const stop of stops) stop();
    stops = [];
    asker.stop();
  };
  const follow = () => {
    const bet = customBet();
    const wanted = bet ? `${bet.betId} ${bet.selections.map(({ id }) => id).join(' ')}` : '';
    if (wanted === followed) return;
    followed = wanted;
    drop();
    if (!bet) return;
    asker.want(bet);
    stops = bet.selections.map(({ id }) => live.subscribeOutcome(id, asker.again));
    for (const matchId of new Set(bet.selections.map((selection) => selection.matchId)))
      stops.push(live.subscribeMatch(matchId, asker.again));
  };
  const stopSlip = subscribeSlip(follow);
  follow();
  return () => {
    stopSlip();
    drop();
  };
}
