import { ERROR_CODES } from '@touchline/contract/errors';
import { type ErrorView, type Result, request } from './api.ts';
import { askFor } from './auth-actions.ts';
import { onModalGone } from './overlays.ts';

/** Has the backend check the password of who is signed in; the session then counts as confirmed for some minutes. */
export const confirmPassword = (password: string): Promise<Result<unknown>> =>
  request(({ platform }) => platform.POST('/users/confirm_password', { body: { password } }), {
    expected: [409, 422, 429],
  });

/** Asks for the password. Resolves with whether it was right; false if the player closes the dialog, or it cannot be shown. */
function askForPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    const props = { onConfirmed: () => resolve(true) };
    if (askFor('confirm_password', props)) onModalGone(props, () => resolve(false));
    else resolve(false);
  });
}

interface Refused {
  readonly ok: false;
  readonly error: ErrorView;
}

/**
 * Sends a call. If the backend wants the password first, asks for it and sends the same call again; the form that it came from
 * stays as it is below the question. Returns the refusal if the password is not given.
 */
export async function withPassword<A extends { readonly ok: true }>(
  send: () => Promise<A | Refused>,
): Promise<A | Refused> {
  const answer = await send();
  const isWanted = !answer.ok && answer.error.code === ERROR_CODES.password_unconfirmed.code;
  return isWanted && (await askForPassword()) ? send() : answer;
}
