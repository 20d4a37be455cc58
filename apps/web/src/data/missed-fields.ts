import { queryOptions } from '@tanstack/react-query';
import { demand } from '@touchline/client/http';
import type { MissedFields } from '@touchline/contract/types';
import { request } from './api.ts';
import { servicesOf } from './services.ts';
import { currentSession, setSession } from './session-state.ts';

/** Names of the municipalities of a country; none if the backend takes any name. */
export const municipalitiesQuery = (country: string) =>
  queryOptions({
    queryKey: ['municipalities', country],
    queryFn: async ({ client, signal }) => {
      const { backend } = servicesOf(client);
      const call = backend.platform.GET('/municipalities', { params: { query: { country } }, signal });
      return (await demand(call)).data;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Saves fields that the account lacks. The session then has them. */
export async function saveMissedFields(body: MissedFields) {
  const answer = await request((backend) => backend.platform.POST('/player/missed_fields', { body }), {
    isWanted: true,
    expected: [422],
  });
  const session = currentSession();
  if (answer.ok && session.user?.id === answer.data.id) setSession({ ...session, user: answer.data });
  return answer;
}
