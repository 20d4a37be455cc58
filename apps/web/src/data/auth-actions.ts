import type { Settings } from '@touchline/contract';
import { useHeldSettings } from './held-query.ts';
import { type AuthModal, openAuthModal } from './modal.ts';
import { currentServices } from './services.ts';
import { SETTINGS_KEY } from './settings-key.ts';
import { readStored } from './storage.ts';

// Decides, for everything about an account, whether it goes on here or not at all.

/** Whether the backend has the call behind a modal; while nothing is known of the backend, its answer will tell. */
const isOffered = (settings: Settings | undefined, modal: AuthModal): boolean =>
  settings === undefined || settings.capabilities.includes(modal);

/** Whether a visitor can sign in here. A view shows no way in where he cannot. */
export const useCanSignIn = (): boolean => isOffered(useHeldSettings(), 'sign_in');

/** Whether a visitor can open an account here. */
export const useCanSignUp = (): boolean => isOffered(useHeldSettings(), 'sign_up');

function openHere(modal: AuthModal, props: Readonly<Record<string, unknown>> = {}): boolean {
  const settings = currentServices().queryClient.getQueryData<Settings>(SETTINGS_KEY);
  if (!isOffered(settings, modal)) return false;
  openAuthModal(modal, props);
  return true;
}

/**
 * Opens what an auth action asks for, where it goes on here; answers whether it does. On a device that has signed somebody
 * up or in, sign-in opens in place of sign-up and leads on to it.
 */
export const askFor = (modal: AuthModal, props?: Readonly<Record<string, unknown>>): boolean =>
  (modal === 'sign_up' && readStored('isRegistered') === true && openHere('sign_in')) ||
  openHere(modal, props);

export const askToSignIn = (): boolean => askFor('sign_in');
export const askToSignUp = (): boolean => askFor('sign_up');

/** Opens sign-up from the sign-in that may stand in its place. */
export const goOnToSignUp = (): boolean => openHere('sign_up');
