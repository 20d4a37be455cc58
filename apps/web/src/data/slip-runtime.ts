import { QueryObserver } from '@tanstack/react-query';
import type { SlipEffect } from '@touchline/betting';
import type { Stop } from '@touchline/client/live';
import { afterFrame } from './after-frame.ts';
import { watchCustomBet } from './custom-bet-watch.ts';
import { late, latePatiently } from './late.ts';
import { openModal } from './modal.ts';
import { startPriceAge } from './price-age.ts';
import { marketsQuery, settingsQuery } from './queries.ts';
import { want } from './realtime.ts';
import { reportError } from './report.ts';
import type { Services } from './services.ts';
import { dispatchSlip, setSlipEffects, slipState, subscribeSlip } from './slip.ts';
import { slipChoices, subscribeSlipChoices } from './slip-choices.ts';
import { followCurrency } from './slip-currency.ts';
import { startSlipEntry } from './slip-entry.ts';
import { createSlipFeed, matchOf, slipMarkets } from './slip-feed.ts';
import { followNames } from './slip-language.ts';
import { rulesOf, systemTypesOf, takeStatuses } from './slip-rules.ts';
import { startSlipSettings } from './slip-settings.ts';
import { startUndo } from './slip-undo.ts';

/** Brings the slip to life after the first load: live prices, rules, and what placing needs. */
export function startSlipRuntime(services: Services): Stop {
  startSlipEntry();
  const stops = [
    setSlipEffects((effect) => void perform(effect).catch(reportError)),
    startPriceAge(services.live),
    startSlipSettings(),
    startUndo(),
    watchCustomBet(services),
    followPrices(services),
    followRules(services),
    followCurrency(services),
    followNames(services),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function perform(effect: SlipEffect): Promise<void> {
  if (effect.kind === 'share-empty' || effect.kind === 'share-failed') {
    return (await late(() => import('./share-notices.ts'))).noteShare(effect.kind);
  }
  if (effect.kind === 'custom-bet-modal') return openModal('custom_bet', { selection: effect.selection });
  const { performPlacing } = await latePatiently(() => import('./slip-placing.ts')); // a bet in doubt is asked for when the network returns
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
  let known: unknown;
  let told = '';
  const tell = () => {
    const { data } = settings.getCurrentResult();
    if (!data) return;
    if (data !== known) {
      // Those of the first settings the page has taken already, and heard newer ones since.
      if (known !== undefined) takeStatuses(live, data);
      known = data;
      dispatchSlip({ type: 'system-types-changed', systemTypes: systemTypesOf(data) });
    }
    const rules = rulesOf(data, live, slipChoices());
    const text = JSON.stringify(rules);
    if (text === told) return;
    told = text;
    dispatchSlip({ type: 'rules-changed', rules });
  };
  const stops = [settings.subscribe(tell), live.subscribePublic(tell), subscribeSlipChoices(tell)];
  tell();
  return () => {
    for (const stop of stops) stop();
  };
}
