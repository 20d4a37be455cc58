import { createExternalStore, useExternalStore } from './external-store.ts';

/** Modals about an account: only the gate opens them, see `auth-actions.ts`. */
const AUTH_MODALS = {
  sign_in: { opensByAddress: true },
  sign_up: { opensByAddress: true },
};
export type AuthModal = keyof typeof AUTH_MODALS;

/** Kinds of modal, and whether an address opens them: those that need properties of their opener do not. */
export const MODALS = {
  ...AUTH_MODALS,
  share_bet: { opensByAddress: false },
  share_load: { opensByAddress: true },
  share_preview: { opensByAddress: false },
  share_bet_not_found: { opensByAddress: false },
  custom_bet: { opensByAddress: false },
  notifications: { opensByAddress: true },
  search: { opensByAddress: true },
  sessions: { opensByAddress: true },
  currencies: { opensByAddress: true },
} satisfies Readonly<Record<string, { readonly opensByAddress: boolean }>>;
export type ModalKind = keyof typeof MODALS;

export const isAuthModal = (kind: ModalKind): kind is AuthModal => Object.hasOwn(AUTH_MODALS, kind);

/** The one open modal. `opener` gets the focus back. */
export interface OpenModal {
  readonly kind: ModalKind;
  readonly props: Readonly<Record<string, unknown>>;
  readonly opener: HTMLElement | null;
}

const open = createExternalStore<OpenModal | null>(null);

/** Opens a modal in place of the one that may be open; the first opener keeps its claim on the focus. */
function show(kind: ModalKind, props: Readonly<Record<string, unknown>>): void {
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  open.set({ kind, props, opener: open.get()?.opener ?? active });
}

export const openModal = (
  kind: Exclude<ModalKind, AuthModal>,
  props: Readonly<Record<string, unknown>> = {},
): void => show(kind, props);

/** Opens a modal about an account; the gate alone calls it. */
export const openAuthModal = (kind: AuthModal, props: Readonly<Record<string, unknown>>): void =>
  show(kind, props);

export const closeModal = (): void => open.set(null);

export const useOpenModal = (): OpenModal | null => useExternalStore(open, null);
