import type { Stop } from '@touchline/client/live';
import { laterMessages } from '#data/later-messages.ts';
import { openModal } from '#data/modal.ts';
import { settingsQuery } from '#data/queries.ts';
import { reportError } from '#data/report.ts';
import type { Services } from '#data/services.ts';
import { codeOfAddress, openShare } from '#data/share-code.ts';
import { dispatchSlip } from '#data/slip.ts';
import { registerSlipExtra } from '#data/slip-extras.ts';
import { deferred } from '#parts/deferred/deferred.tsx';

const HeadShare = deferred(() => import('./head-share.tsx').then((module) => module.HeadShare), {
  Failed: null,
});
const ReceiptShare = deferred(() => import('./receipt-share.tsx').then((module) => module.ReceiptShare));
const LoadButton = deferred(() => import('./load-button.tsx').then((module) => module.LoadButton), {
  Failed: null,
});

/** Takes a code out of the address, without an entry in the history. */
function takeCode(): string | null {
  const asked = codeOfAddress(window.location.href);
  if (asked) window.history.replaceState(window.history.state, '', asked.rest);
  return asked?.code ?? null;
}

/** Opens what a link shares: a look at it first, since it takes the place of what is on the slip. */
async function openCode(code: string): Promise<void> {
  dispatchSlip({ type: 'share-requested' });
  const [opened] = await Promise.all([openShare(code), laterMessages()]);
  if (opened.kind === 'found' || opened.kind === 'not-found') dispatchSlip({ type: 'share-answered' });
  if (opened.kind === 'found') openModal('share_preview', { bets: opened.bets });
  else if (opened.kind === 'not-found') openModal('share_bet_not_found');
  else if (opened.kind === 'empty') dispatchSlip({ type: 'share-restored', bets: [] });
  else dispatchSlip({ type: 'share-failed' });
}

/** Sharing begins, where the site has it; a code in the address is taken out either way. */
export async function startShare({ queryClient }: Services): Promise<Stop> {
  const code = takeCode();
  const settings = await queryClient.ensureQueryData(settingsQuery());
  if (!settings.share_bet_enabled) return () => undefined;
  const stops = [
    registerSlipExtra('head', HeadShare),
    registerSlipExtra('receipt', ReceiptShare),
    registerSlipExtra('empty', LoadButton),
  ];
  if (code !== null) openCode(code).catch(reportError);
  return () => {
    for (const stop of stops) stop();
  };
}
