import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pageAwake } from '#data/awake.ts';
import { late } from '#data/late.ts';
import { closeModal, useOpenModal } from '#data/modal.ts';
import { startPreferences } from '#data/preferences.ts';
import { reportError } from '#data/report.ts';
import { useServices } from '#data/services.ts';
import { leaveUnanswered } from '#data/session-state.ts';
import { startSlip } from '#data/slip.ts';
import { startTicketPanel } from '#data/ticket-panel.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { LateFailedOver } from '#parts/deferred/late-failed.tsx';

const ModalHost = deferred(() => import('#modals/modal-host.tsx').then((module) => module.ModalHost), {
  Failed: (failure) => (useOpenModal() ? <LateFailedOver {...failure} onClose={closeModal} /> : null),
});

/** Wakes the page up after hydration: what taps need at once, then everything else. */
export function PageStart() {
  const services = useServices();
  const router = useRouter();
  const modal = useOpenModal();
  const [wasWanted, setWanted] = useState(false);
  useEffect(() => {
    startPreferences(services.oddsFormat);
    startTicketPanel();
    startSlip(services);
    document.documentElement.dataset.ready = '';
    let isGone = false;
    let stop: (() => void) | undefined;
    Promise.all([late(() => import('./later-start.ts')), pageAwake()])
      .then(([{ startLater }]) => {
        if (!isGone) stop = startLater(router, services);
      })
      .catch((error) => {
        leaveUnanswered();
        reportError(error);
      });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [services, router]);
  useEffect(() => {
    if (modal) setWanted(true);
  }, [modal]);
  return wasWanted ? <ModalHost /> : null;
}
