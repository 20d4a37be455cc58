import { queryOptions } from '@tanstack/react-query';
import { demand } from '@touchline/client/http';
import { request } from './api.ts';
import { currentServices, servicesOf } from './services.ts';

/** Where the player is signed in. Kept under `private`, which signing out empties. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['private', 'sessions'],
    queryFn: async ({ client, signal }) =>
      (await demand(servicesOf(client).backend.platform.GET('/player/sessions', { signal }))).data,
    // Others come and go elsewhere: the list is read whenever it is opened.
    staleTime: 0,
  });

const readAgain = () =>
  currentServices().queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });

/** Ends one session; one that has ended meanwhile is ended, too. False if the backend did not answer so. */
export async function endSession(id: string): Promise<boolean> {
  const path = { id };
  const answer = await request(
    ({ platform }) => platform.DELETE('/player/sessions/{id}', { params: { path } }),
    { isWanted: true, expected: [404] },
  );
  await readAgain();
  return answer.ok || answer.error.fault.status === 404;
}

/** Ends every session but this one. */
export async function endOtherSessions(): Promise<boolean> {
  const answer = await request(({ platform }) => platform.DELETE('/player/sessions'), { isWanted: true });
  await readAgain();
  return answer.ok;
}
