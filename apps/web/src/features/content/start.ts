import type { Stop } from '@touchline/client/live';
import type { SystemData } from '@touchline/contract';
import { WELCOMING_TEXT } from '@touchline/contract/constants';
import { onConsent } from '#data/consent.ts';
import { openModal, openModalKind } from '#data/modal.ts';
import { operatorTextQuery } from '#data/operator-content.ts';
import { reportError } from '#data/report.ts';
import type { Services } from '#data/services.ts';
import { currentSession, onAuthStatus } from '#data/session.ts';
import { SYSTEM_KEY } from '#data/settings-key.ts';
import { isAgreed, readStored, writeStored } from '#data/storage.ts';

/** Whether the visitor is new to this browser, and it may note that he has seen the text. */
const isNewVisitor = (): boolean =>
  currentSession().status === 'NOT_LOGGED_IN' &&
  isAgreed('preference') &&
  readStored('isRegistered') !== true &&
  readStored('welcomingPopup') !== true;

/** Shows the operator's text to a new visitor, once. Where something else is open it comes with the next visit. */
export function startWelcomingPopup({ queryClient }: Services): Stop {
  let isOver = false;
  const welcome = async () => {
    const system = queryClient.getQueryData<Pick<SystemData, 'platform_settings'>>(SYSTEM_KEY);
    if (system?.platform_settings.welcoming_popup !== true || !isNewVisitor()) return;
    const text = await queryClient.fetchQuery(operatorTextQuery(WELCOMING_TEXT));
    if (!text || isOver || !isNewVisitor() || openModalKind() !== null) return;
    writeStored('welcomingPopup', true);
    openModal('welcoming_popup', { title: text.title, content: text.content });
  };
  const look = () => void welcome().catch(reportError);
  const stops = [onAuthStatus(look), onConsent(look)];
  look();
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}
