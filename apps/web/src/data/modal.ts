import { createExternalStore, useExternalStore } from './external-store.ts';
import type { AuthModal, ModalKind } from './modal-kinds.ts';

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
