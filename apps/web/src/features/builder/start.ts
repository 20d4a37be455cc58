import type { Stop } from '@touchline/client/live';
import { laterMessages } from '#data/later-messages.ts';
import { offerMatchTab } from '#data/match-tab.ts';
import { settingsQuery } from '#data/queries.ts';
import type { Services } from '#data/services.ts';
import { deferred } from '#parts/deferred/deferred.tsx';

/** Tab key and hash of the specification (§2, §3). */
const TAB_KEY = 'betbuilder';
const HASH = '#betBuilder';

const BuilderTab = deferred(() => import('./builder-tab.tsx').then((module) => module.BuilderTab));

/** An address with the hash becomes that of the tab, without an entry in the history; the router hears of it. */
function followHash(): void {
  if (window.location.hash !== HASH) return;
  const url = new URL(window.location.href);
  url.hash = '';
  url.searchParams.set('group', TAB_KEY);
  window.history.replaceState(window.history.state, '', url);
}

/** The bet builder begins, where the site has it. */
export async function startBuilder({ queryClient, messages }: Services): Promise<Stop> {
  const [settings] = await Promise.all([queryClient.ensureQueryData(settingsQuery()), laterMessages()]);
  if (!settings.custom_bet_enabled) return () => undefined;
  const stop = offerMatchTab({
    key: TAB_KEY,
    label: messages('builder.tab'),
    isOffered: (markets) => markets.some((market) => market.custom_bet_groups.length > 0),
    View: BuilderTab,
  });
  followHash();
  window.addEventListener('hashchange', followHash);
  return () => {
    stop();
    window.removeEventListener('hashchange', followHash);
  };
}
