import type { Backend, Called } from '@touchline/client/http';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ErrorView, request } from './api.ts';

/** Mail that anybody may ask for who knows an email. */
export type AskedMail = 'password' | 'confirmation' | 'unlock';

const PATHS = {
  password: '/users/password',
  confirmation: '/users/confirmation',
  unlock: '/users/unlock',
} as const;

type Answer = { readonly ok: true } | { readonly ok: false; readonly error: ErrorView };

const EXPECTED = [400, 401, 403, 404, 409, 422, 429];
/** A call without a session cannot end one. */
const call = (make: (backend: Backend) => Promise<Called<unknown>>): Promise<Answer> =>
  request(make, { expected: EXPECTED, expectsUnauthorized: true });

/** Asks for a mail with a link; the answer is the same whether the email has an account or not. */
export const askForMail = (mail: AskedMail, email: string): Promise<Answer> =>
  call(({ platform }) => platform.POST(PATHS[mail], { body: { email } }));

/** Sets a new password with the token of a mail. */
export const resetPassword = (token: string, password: string): Promise<Answer> =>
  call(({ platform }) =>
    platform.PATCH('/users/password', { body: { reset_password_token: token, password } }),
  );

/** Changes the password of who is signed in. */
export const changePassword = (current: string, password: string): Promise<Answer> =>
  request(
    ({ platform }) => platform.PATCH('/player/password', { body: { current_password: current, password } }),
    { expected: [422, 429] },
  );

const followLink = (kind: 'confirmation' | 'unlock', token: string): Promise<Answer> =>
  call(({ platform }) =>
    kind === 'confirmation'
      ? platform.GET('/users/confirmation', { params: { query: { confirmation_token: token } } })
      : platform.GET('/users/unlock', { params: { query: { unlock_token: token } } }),
  );

/** What came of a link: nothing yet, what it promises, why it does nothing, or no answer. */
type LinkState =
  | { readonly kind: 'waiting' | 'done' | 'failed' }
  | { readonly kind: 'dead'; readonly text: string };

export interface MailedLink {
  readonly state: LinkState;
  /** Tries again after no answer. */
  readonly again: () => void;
}

const WAITING: LinkState = { kind: 'waiting' };

function stateOf(answer: Answer): LinkState {
  if (answer.ok) return { kind: 'done' };
  const { fault, message } = answer.error;
  return fault.kind === 'refused' && fault.status < 500
    ? { kind: 'dead', text: message }
    : { kind: 'failed' };
}

/** Uses the link of a mail once, when it is shown. */
export function useMailedLink(kind: 'confirmation' | 'unlock', token: string): MailedLink {
  const [state, setState] = useState(WAITING);
  const used = useRef<string | null>(null);
  const use = useCallback(async () => {
    setState(WAITING);
    setState(stateOf(await followLink(kind, token)));
  }, [kind, token]);
  useEffect(() => {
    // Keeps a view that is mounted twice from finding its own token used.
    if (used.current === token) return;
    used.current = token;
    void use();
  }, [use, token]);
  return { state, again: () => void use() };
}
