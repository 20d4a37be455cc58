import type { Stop } from '@touchline/client/live';
import { onOpenModal, openModalKind } from './modal.ts';
import { dismissNotice, type Notice, notify, shownNotice } from './notices.ts';
import { currentSession, onAuthStatus } from './session-state.ts';

/** A toast about an offer, with all values that its texts take. */
export type OfferNotice = Omit<Notice, 'kind' | 'isOffer' | 'isLasting'>;

let waiting: readonly OfferNotice[] = [];

/** Shows the next offer where nothing else is shown: no toast, and no modal, so that none stands over a limit notice. */
function showNext(): void {
  const [next, ...others] = waiting;
  if (!next || shownNotice.get() !== null || openModalKind() !== null) return;
  if (currentSession().status !== 'LOGGED_IN') return;
  waiting = others;
  notify({ ...next, kind: 'info', isOffer: true } as Parameters<typeof notify>[0]); // its maker gave the values
}

/** Shows a toast about an offer as soon as nothing else is shown; one at a time. */
export function notifyOffer(offer: OfferNotice): void {
  waiting = [...waiting, offer];
  showNext();
}

/** Keeps offers out of the way of modals, and forgets them when the player signs out. */
export function startOfferNotices(): Stop {
  const makeWay = () => {
    if (openModalKind() !== null && shownNotice.get()?.isOffer) dismissNotice();
    showNext();
  };
  const stops = [
    shownNotice.subscribe(showNext),
    onOpenModal(makeWay),
    onAuthStatus((status) => {
      if (status === 'LOGGED_IN') return;
      waiting = [];
      if (shownNotice.get()?.isOffer) dismissNotice();
    }),
  ];
  return () => {
    waiting = [];
    for (const stop of stops) stop();
  };
}
