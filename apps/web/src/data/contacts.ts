import type { User } from '@touchline/contract';
import { type Result, request } from './api.ts';
import { withPassword } from './confirm-password.ts';
import type { PhoneLogin } from './login.ts';
import { begin, type SignResult } from './session.ts';
import { currentSession, setSession } from './session-state.ts';

/** A phone and the code that was sent to it. */
interface PhoneCode extends PhoneLogin {
  readonly code: string;
  readonly password: string;
}

const WITHOUT_SESSION = { expected: [400, 401, 403, 404, 409, 422, 429], expectsUnauthorized: true } as const;

/** Sends a code that sets a new password; the answer is the same whether the phone has an account or not. */
export const askForResetCode = (login: PhoneLogin) =>
  request(({ platform }) => platform.POST('/users/password', { body: login }), WITHOUT_SESSION);

/** Sets a new password with the code of a text message. */
export const resetByCode = (body: PhoneCode) =>
  request(({ platform }) => platform.POST('/users/password/code', { body }), WITHOUT_SESSION);

/** Opens the account of who signed up by phone, and signs in. */
export async function confirmSignUp(body: PhoneCode): Promise<SignResult> {
  const answer = await request(
    ({ platform }) => platform.POST('/users/sign_up/code', { body }),
    WITHOUT_SESSION,
  );
  return answer.ok ? begin(answer.data) : answer;
}

/** Gives the player another email, which counts at once or waits for its link. The backend may want the password first. */
export async function changeEmail(email: string): Promise<Result<User>> {
  const answer = await withPassword(() =>
    request(({ platform }) => platform.POST('/player/email', { body: { email } }), {
      isWanted: true,
      expected: [403, 409, 422, 429],
    }),
  );
  const session = currentSession();
  if (answer.ok && session.user?.id === answer.data.id) setSession({ ...session, user: answer.data });
  return answer;
}
