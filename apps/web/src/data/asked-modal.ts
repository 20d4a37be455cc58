import { ASKING_HASHES } from './asked-address.ts';
import { askFor } from './auth-actions.ts';
import { takeDepositStatus } from './deposit-notices.ts';
import { openModal } from './modal.ts';
import { modalOfAddress } from './modal-address.ts';
import { type AuthModal, isAuthModal } from './modal-kinds.ts';
import { currentSession, onAuthStatus } from './session-state.ts';

/** Takes a hash that opens a modal out of the address, without an entry in the history. */
function takeHash(): string | undefined {
  const { href, hash, pathname, search } = window.location;
  if (!ASKING_HASHES.some((name) => hash === `#${name}`)) return undefined;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return href;
}

const isKnown = (): boolean => {
  const { status, isUnanswered = false } = currentSession();
  return isUnanswered || status === 'LOGGED_IN' || status === 'NOT_LOGGED_IN';
};

/** Opens a deposit once it is known who is there: its ways go by the account. */
function openDeposit(kind: AuthModal): void {
  if (isKnown()) return void askFor(kind, { isAddressed: true });
  const stop = onAuthStatus(() => {
    if (!isKnown()) return;
    stop();
    askFor(kind, { isAddressed: true });
  });
}

/** Opens or shows what the address asks for: what the head script took out of it, or a hash that came since. */
export function openAskedModal(): void {
  const href = window.touchlineAsked ?? takeHash();
  window.touchlineAsked = undefined;
  if (href !== undefined) takeDepositStatus(href);
  const asked = href === undefined ? undefined : modalOfAddress(href);
  if (!asked) return;
  const { kind, token } = asked;
  if (!isAuthModal(kind)) openModal(kind);
  else if (kind === 'deposit' || kind === 'quick_deposit') openDeposit(kind);
  else if (token !== undefined) askFor(kind, { token });
  // Without the token of a mail there is another mail to ask for.
  else askFor(kind === 'unlock' ? 'resend_unlock_instructions' : kind);
}
