import { QueryObserver } from '@tanstack/react-query';
import type { SlipEffect } from '@touchline/betting';
import type { Stop } from '@touchline/client/live';
import { afterFrame } from './after-frame.ts';
import { marketsQuery, settingsQuery, systemQuery } from './queries.ts';
import { want } from './realtime.ts';
import type { Services } from './services.ts';
import { currentSession, onAuthStatus } from './session.ts';
import { dispatchSlip, setSlipEffects, slipState, subscribeSlip } from './slip.ts';
import { createSlipFeed, matchOf, slipMarkets } from './slip-feed.ts';
import { currencyEvent, rulesOf } from './slip-rules.ts';

/** Brings the slip to life after the first load: live prices, rules, and what placing needs. */
export function startSlipRuntime(services: Services): Stop {
  const stops = [
    setSlipEffects((effect) => void perform(effect)),
    followPrices(services),
    followRules(services),
    followCurrency(services),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function perform(effect: SlipEffect): Promise<void> {
  const { performPlacing } = await import('./slip-placing.ts');
  performPlacing(effect);
}

function followPrices({ live, queryClient }: Services): Stop {
  const feed = createSlipFeed({
    live,
    want: (matchId) => want(matchId, 'markets', 'slip'),
    // A match that cannot be read leaves its selections as they are: stale prices cannot be placed.
    fetchMatch: (matchId) => void queryClient.fetchQuery(marketsQuery(matchId)).catch(() => undefined),
    onChange(keys) {
      const markets = slipMarkets(keys, live);
      if (markets.length > 0) dispatchSlip({ type: 'markets-updated', markets });
      for (const matchId of new Set(keys.map(matchOf))) {
        const status = live.state(matchId)?.status;
        if (status !== undefined) dispatchSlip({ type: 'match-updated', matchId, status });
      }
    },
  });
  let followed: readonly string[] | null = null;
  let isOver = false;
  const follow = () => {
    const { selectedOutcomeIds } = slipState();
    if (isOver || selectedOutcomeIds === followed) return;
    followed = selectedOutcomeIds;
    feed.follow(selectedOutcomeIds);
  };
  const stop = subscribeSlip(() => afterFrame('slip-prices', follow));
  follow();
  return () => {
    stop();
    isOver = true;
    feed.stop();
  };
}

function followRules({ live, queryClient }: Services): Stop {
  const settings = new QueryObserver(queryClient, settingsQuery());
  let told = '';
  const tell = () => {
    const { data } = settings.getCurrentResult();
    if (!data) return;
    const rules = rulesOf(data, live);
    const text = JSON.stringify(rules);
    if (text === told) return;
    told = text;
    dispatchSlip({ type: 'rules-changed', rules });
  };
  const stops = [settings.subscribe(tell), live.subscribePublic(tell)];
  tell();
  return () => {
    for (const stop of stops) stop();
  };
}

function followCurrency({ queryClient }: Services): Stop {
  const system = new QueryObserver(queryClient, systemQuery());
  const tell = () => {
    const { data } = system.getCurrentResult();
    const code = data?.default_currency_code;
    const known = data?.currencies.find((candidate) => candidate.code === code);
    const event = currencyEvent(currentSession(), known ?? null, slipState().bets.length === 0);
    if (event) dispatchSlip(event);
  };
  const stops = [system.subscribe(tell), onAuthStatus(tell)];
  tell();
  return () => {
    for (const stop of stops) stop();
  };
}
