import { queryOptions } from '@tanstack/react-query';
import { type Backend, type Called, demand } from '@touchline/client/http';
import type { PlayerPhone } from '@touchline/contract';
import { type Result, request } from './api.ts';
import { withPassword } from './confirm-password.ts';
import { currentServices, servicesOf } from './services.ts';
import { loadSession } from './session.ts';

/** The player's phone, stored under `private`, which signing out empties. */
export const phoneQuery = () =>
  queryOptions({
    queryKey: ['private', 'phone'],
    queryFn: async ({ client, signal }) => {
      const { backend, locale } = servicesOf(client);
      return demand(backend.platform.GET('/player/phone', { params: { query: { locale } }, signal }));
    },
    // Counts on while the dialog is closed.
    staleTime: 0,
  });

/** Makes a call and stores the phone that it answers. */
async function take(call: (backend: Backend) => Promise<Called<PlayerPhone>>): Promise<Result<PlayerPhone>> {
  const answer = await request(call, { expected: [403, 409, 422, 429] });
  if (answer.ok) currentServices().queryClient.setQueryData(phoneQuery().queryKey, answer.data);
  return answer;
}

/** Sets the number that is to be verified and sends a code to it. The backend may want the password first. */
export const sendPhone = (number: string, country: string) =>
  withPassword(() => take(({ platform }) => platform.POST('/player/phone', { body: { number, country } })));

/** Sends another code to the number that waits. */
export const sendPhoneCode = () => take(({ platform }) => platform.POST('/player/phone/code'));

/** Verifies the number that waits; the session then has it too. */
export async function confirmPhone(code: string): Promise<Result<PlayerPhone>> {
  const answer = await take(({ platform }) => platform.POST('/player/phone/confirm', { body: { code } }));
  if (answer.ok) await loadSession();
  return answer;
}
