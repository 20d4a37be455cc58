import { QueryObserver } from '@tanstack/react-query';
import type { Stop } from '@touchline/client/live';
import type { SystemData } from '@touchline/contract';
import { marketsQuery, systemQuery } from './queries.ts';
import {
  dispatchQuickBet,
  quickBet,
  restoreQuickBet,
  setQuickBetEffects,
  subscribeQuickBet,
} from './quick-bet.ts';
import { clearQuickBetLog } from './quick-bet-log.ts';
import { forgetQuickBets, performQuickBet, takeQuickDecision } from './quick-bet-placing.ts';
import { quickAccount, tapQuickBet } from './quick-bet-tap.ts';
import { want } from './realtime.ts';
import type { Services } from './services.ts';
import { currentSession, onAuthStatus } from './session.ts';
import { interceptTaps } from './slip.ts';
import { subscribeSlipEntry } from './slip-entry.ts';
import { createSlipFeed, slipMarkets } from './slip-feed.ts';
import { findCurrency } from './slip-money.ts';
import { entryUnit } from './slip-rules.ts';
import { onUserMessage } from './user-events.ts';

/** Brings the quick bet to life: taps, the price of the one that is open, the account, and what the player's channel says. */
export function startQuickBet(services: Services): Stop {
  restoreQuickBet();
  setQuickBetEffects(performQuickBet);
  interceptTaps(tapQuickBet);
  const stops = [
    followAccount(services),
    followPrice(services),
    onUserMessage((message) => {
      if (message.event === 'bet_changed') takeQuickDecision(message.bet);
      if (message.event !== 'balance_changed') return;
      const { currency, balance } = message.account;
      dispatchQuickBet({ type: 'balance-changed', currency, available: balance.available });
    }),
  ];
  return () => {
    interceptTaps(null);
    for (const stop of stops) stop();
  };
}

/** Who signs out leaves no quick bet behind; another account has another unit, and its stake is typed anew. */
function followAccount({ queryClient }: Services): Stop {
  const system = new QueryObserver(queryClient, systemQuery());
  const follow = () => {
    if (currentSession().status === 'NOT_LOGGED_IN') {
      forgetQuickBets();
      clearQuickBetLog();
      dispatchQuickBet({ type: 'signed-out' });
    }
    followUnit(system.getCurrentResult().data?.currencies);
  };
  const stops = [system.subscribe(follow), onAuthStatus(follow), subscribeSlipEntry(follow)];
  follow();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Takes over currency and unit of the account that pays. While a stake stands its unit stays. */
function followUnit(currencies: SystemData['currencies'] | undefined): void {
  const account = currentSession().status === 'LOGGED_IN' ? quickAccount() : null;
  if (!account || !currencies) return;
  const { currency, balance } = account;
  const known = findCurrency(currencies, currency, account.subunits);
  const state = quickBet();
  const { subunits } = entryUnit(known, balance.available, state.stake > 0 ? state : null);
  dispatchQuickBet({ type: 'currency-changed', currency, subunits });
}

/** The price of a quick bet that waits for the player stays the live one. */
function followPrice({ live, queryClient }: Services): Stop {
  const feed = createSlipFeed({
    live,
    want: (matchId) => want(matchId, 'markets', 'slip'),
    fetchMatch: (matchId) => void queryClient.fetchQuery(marketsQuery(matchId)).catch(() => undefined),
    onChange: (keys) => dispatchQuickBet({ type: 'markets-updated', markets: slipMarkets(keys, live) }),
  });
  let followed = '';
  const follow = () => {
    const { state, selectedOutcomeIds } = quickBet();
    const keys = state === null ? selectedOutcomeIds : [];
    if (keys.join('\n') === followed) return;
    followed = keys.join('\n');
    feed.follow(keys);
  };
  const stop = subscribeQuickBet(follow);
  follow();
  return () => {
    stop();
    feed.stop();
  };
}
