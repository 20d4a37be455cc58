import type { Settings, User } from '@touchline/contract';
import { type Capability, DEPOSIT_WAYS } from '@touchline/contract/constants';
import { useSyncExternalStore } from 'react';
import { type DepositFacts, depositWay, type Way } from './deposit-way.ts';
import { isQuickDepositOpen } from './flags.ts';
import { useHeldSettings, useHeldSystem } from './held-query.ts';
import { openAuthModal } from './modal.ts';
import type { AuthModal } from './modal-kinds.ts';
import { currentServices } from './services.ts';
import { currentSession, useSession } from './session-state.ts';
import { SETTINGS_KEY, SYSTEM_KEY } from './settings-key.ts';
import { readStored } from './storage.ts';

// Decides, for everything about an account, whether it goes on here or not at all.

/** What the backend needs to have for each modal; null where the specification has the call. A deposit has several ways. */
const NEEDS: Readonly<Record<AuthModal, Capability | null>> = {
  sign_in: 'sign_in',
  sign_up: 'sign_up',
  forgot_password: 'passwords',
  edit_password: 'passwords',
  resend_confirmation_instructions: 'resend_instructions',
  resend_unlock_instructions: 'resend_instructions',
  unlock: null,
  phone_verification: 'phone_verification',
  missed_auth_fields: 'missed_fields',
  deposit: null,
  quick_deposit: 'payments',
  confirm_password: 'confirm_password',
};

type HeldSystem = ReturnType<typeof useHeldSystem>;
type ModalProps = Readonly<Record<string, unknown>>;

/** A token of a mail confirms an email by a call of the specification. */
const needOf = (modal: AuthModal, { token }: ModalProps): Capability | null =>
  modal === 'resend_confirmation_instructions' && token !== undefined ? null : NEEDS[modal];

/** Whether the backend has the call behind a modal; while nothing is known of the backend, its answer will tell. */
function isOffered(settings: Settings | undefined, modal: AuthModal, props: ModalProps = {}): boolean {
  const need = needOf(modal, props);
  return need === null || settings === undefined || settings.capabilities.includes(need);
}

/** Whether a visitor can sign in here. A view shows no way in where he cannot. */
export const useCanSignIn = (): boolean => isOffered(useHeldSettings(), 'sign_in');

/** Whether a visitor can open an account here. */
export const useCanSignUp = (): boolean => isOffered(useHeldSettings(), 'sign_up');

/** Whether a modal about an account can be opened here. */
export const useCanAsk = (modal: Exclude<AuthModal, 'deposit'>): boolean =>
  isOffered(useHeldSettings(), modal);

const isFramed = (): boolean => globalThis.top !== globalThis.self;
const neverChanges = () => () => {};
const notFramed = () => false;

/** What decides the way to a deposit. Neither a listener nor a modal of a host is there yet. */
function depositFacts(
  system: HeldSystem,
  user: User | null,
  {
    isFramed,
    takesCards,
    isAddressed = false,
  }: { readonly isFramed: boolean; readonly takesCards: boolean; readonly isAddressed?: boolean },
): DepositFacts {
  const { platform, deposit_ways, deposit_blocked_countries = [] } = system?.platform_settings ?? {};
  return {
    order: deposit_ways ?? DEPOSIT_WAYS,
    hasHost: false,
    hasHostModal: false,
    hasQuickDeposit: takesCards && isQuickDepositOpen(system, user),
    hasWidget: Boolean(platform?.payment_widget_script),
    hasPage: Boolean(platform?.deposit_page),
    isFramed,
    isBlocked: [currentServices().country, isAddressed ? undefined : user?.country?.code].some(
      (code) => code !== undefined && deposit_blocked_countries.includes(code),
    ),
  };
}

/** The way on which a deposit goes here, without those that were tried; undefined if there is none. */
export function useDepositWay(tried?: readonly Way[]): Way | undefined {
  const takesCards = useHeldSettings()?.capabilities.includes('payments') ?? false;
  const system = useHeldSystem();
  const { user } = useSession();
  const framed = useSyncExternalStore(neverChanges, isFramed, notFramed);
  return depositWay(depositFacts(system, user, { isFramed: framed, takesCards }), tried);
}

/** Whether a player can pay in here. A visitor is led to sign-in first, so he needs that too. */
export function useCanDeposit(): boolean {
  const way = useDepositWay();
  const canSignIn = useCanSignIn();
  const { status } = useSession();
  return way !== undefined && (canSignIn || status === 'LOGGED_IN');
}

const isDeposit = (modal: AuthModal): boolean => modal.endsWith('deposit');

/**
 * Whether there is a way to a deposit; while nothing is known of the backend, its answer will tell. A modal that an address
 * asks for opens in a blocked country of the account too, and says so.
 */
function hasDepositWay(settings: Settings | undefined, modal: AuthModal, props: ModalProps): boolean {
  const system = currentServices().queryClient.getQueryData<HeldSystem>(SYSTEM_KEY);
  const takesCards = isOffered(settings, 'quick_deposit');
  const isAddressed = props.isAddressed === true;
  const of = { isFramed: isFramed(), takesCards, isAddressed };
  const facts = depositFacts(system, currentSession().user, of);
  return (modal === 'deposit' || facts.hasQuickDeposit) && depositWay(facts) !== undefined;
}

/** Whether a modal about an account can be opened here, for code outside of views. */
export function canOpen(modal: AuthModal, props: ModalProps = {}): boolean {
  const settings = currentServices().queryClient.getQueryData<Settings>(SETTINGS_KEY);
  if (!isOffered(settings, modal, props)) return false;
  // Lets a deposit that began get its code, whatever was closed since.
  return !isDeposit(modal) || props.begun !== undefined || hasDepositWay(settings, modal, props);
}

function openHere(modal: AuthModal, props: ModalProps = {}): boolean {
  const isOpen = canOpen(modal, props);
  if (isOpen) openAuthModal(modal, props);
  return isOpen;
}

/** Whether the operator wants fields before a deposit that the account lacks. */
export const lacksDepositFields = (): boolean =>
  (currentSession().user?.auth_fields_missed.length ?? 0) > 0 &&
  currentServices().queryClient.getQueryData<HeldSystem>(SYSTEM_KEY)?.platform_settings
    .deposit_needs_fields === true;

/** Opens the fields that an account lacks before a deposit, and goes on to it. */
const fillBefore = (modal: AuthModal, props: ModalProps = {}): boolean =>
  isDeposit(modal) &&
  lacksDepositFields() &&
  canOpen(modal, { ...props, isAddressed: false }) &&
  openHere('missed_auth_fields', { goOn: () => openHere(modal, { ...props, isFilled: true }) });

/**
 * Opens what an auth action asks for, where it goes on here; answers whether it does. On a device that has signed somebody
 * up or in, sign-in opens in place of sign-up and leads on to it. Fields that a deposit needs come first.
 */
export const askFor = (modal: AuthModal, props?: ModalProps): boolean =>
  (modal === 'sign_up' && readStored('isRegistered') === true && openHere('sign_in')) ||
  fillBefore(modal, props) ||
  openHere(modal, props);

export const askToSignIn = (): boolean => askFor('sign_in');
export const askToSignUp = (): boolean => askFor('sign_up');

/** Opens sign-up from the sign-in that may stand in its place. */
export const goOnToSignUp = (props?: ModalProps): boolean => openHere('sign_up', props);

/** Opens the deposit. Units: `least` in smallest units of `currency`; the amount is filled with it. */
export const askToDeposit = (asked?: { readonly currency?: string; readonly least?: number }): boolean =>
  askFor('deposit', asked);
