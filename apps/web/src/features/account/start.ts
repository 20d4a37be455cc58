import type { Stop } from '@touchline/client/live';
import { askFor } from '#data/auth-actions.ts';
import { onOpenModal, openModalKind } from '#data/modal.ts';
import type { Services } from '#data/services.ts';
import { currentSession, onAuthStatus } from '#data/session.ts';
import { fillableFields } from './fields/form-fields.ts';
import { startUserGroup } from './user-group.ts';

/** Asks a player for the fields that his account lacks, once after each sign-in and start, when no other modal is open. */
function startMissedFields(): Stop {
  let askedFor: string | null = null;
  const ask = () => {
    const { status, user } = currentSession();
    if (status === 'NOT_LOGGED_IN') askedFor = null;
    if (status !== 'LOGGED_IN' || !user || user.id === askedFor) return;
    if (fillableFields(user.auth_fields_missed).length === 0) return;
    const kind = openModalKind();
    if (kind !== null && kind !== 'missed_auth_fields') return;
    askedFor = user.id;
    if (kind === null) askFor('missed_auth_fields');
  };
  const stops = [onAuthStatus(ask), onOpenModal(ask)];
  ask();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Begins what asks a signed-in player for something, or sends him away. */
export function startAccount(services: Services): Stop {
  const stops = [startUserGroup(services), startMissedFields()];
  return () => {
    for (const stop of stops) stop();
  };
}
