import { QueryObserver } from '@tanstack/react-query';
import type { Stop } from '@touchline/client/live';
import type { JackpotHit } from '@touchline/contract';
import type { BonusFamily } from '@touchline/contract/constants';
import { takeIssued, takePoolChange } from '#data/bonus-events.ts';
import { isFlagActive } from '#data/flags.ts';
import { unseenHitsQuery } from '#data/jackpots.ts';
import { laterMessages } from '#data/later-messages.ts';
import { openModal, openModalKind } from '#data/modal.ts';
import { notifyOffer, startOfferNotices } from '#data/offer-notices.ts';
import { systemQuery } from '#data/queries.ts';
import { reportError } from '#data/report.ts';
import type { Services } from '#data/services.ts';
import { currentSession, onAuthStatus } from '#data/session-state.ts';
import { onUserMessage } from '#data/user-events.ts';
import { BONUS_KINDS } from '#parts/bonus/bonus-kinds.ts';

/** Tells the player of a bonus that he was given; the toast leads to it. */
async function tellIssued({ messages }: Services, family: BonusFamily, id: string): Promise<void> {
  await laterMessages();
  const kind = messages(BONUS_KINDS[family].nameKey);
  notifyOffer({
    titleKey: 'bonuses.toast.title',
    descriptionKey: 'bonuses.toast.text',
    values: { kind },
    action: {
      labelKey: 'bonuses.details',
      run: () => openModal('bonus_detail', { family, id, title: kind }),
    },
  });
}

/** Shows a hit of the player at once, or tells him of it where something else is open. */
async function tellHit(hit: JackpotHit): Promise<void> {
  const show = () => openModal('jackpot_hit', { hit });
  if (openModalKind() === null) return show();
  await laterMessages();
  notifyOffer({
    titleKey: 'jackpots.hit',
    descriptionKey: 'jackpots.toast',
    values: { name: hit.name, level: hit.level.name },
    action: { labelKey: 'bonuses.details', run: show },
  });
}

/** Looks for hits of a signed-in player that he has not seen. */
function followHits(services: Services): Stop {
  const told = new Set<string>();
  let stop: Stop | undefined;
  const look = () => {
    stop?.();
    stop = undefined;
    if (currentSession().status !== 'LOGGED_IN') return;
    const observer = new QueryObserver(services.queryClient, unseenHitsQuery());
    stop = observer.subscribe(({ data = [] }) => {
      const hit = data.find(({ id }) => !told.has(id));
      if (!hit) return;
      told.add(hit.id);
      tellHit(hit).catch(reportError);
    });
  };
  const stopListening = onAuthStatus(look);
  look();
  return () => {
    stopListening();
    stop?.();
  };
}

/** Follows what a player is given and wins. An inactive flag follows nothing. */
export function startOffers(services: Services): Stop {
  const { queryClient, live } = services;
  const system = queryClient.getQueryData(systemQuery().queryKey);
  const stops = [startOfferNotices()];
  if (isFlagActive(system, 'bonuses'))
    stops.push(
      onUserMessage((message) => {
        if (message.event !== 'bonus_issued') return;
        takeIssued(queryClient, message);
        tellIssued(services, message.type, message.id).catch(reportError);
      }),
      live.subscribePublic((message) => {
        if (message.event === 'tournament_pool_changed') takePoolChange(queryClient, message);
      }),
    );
  if (isFlagActive(system, 'jackpots')) stops.push(followHits(services));
  return () => {
    for (const stop of stops) stop();
  };
}
