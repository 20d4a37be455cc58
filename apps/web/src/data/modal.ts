import { createExternalStore, useExternalStore } from './external-store.ts';

/** Kinds of modal that this product has. */
export const MODAL_KINDS = [
  'sign_in',
  'sign_up',
  'share_bet',
  'share_load',
  'share_preview',
  'share_bet_not_found',
  'custom_bet',
  'notifications',
  'search',
  'sessions',
] as const;
export type ModalKind = (typeof MODAL_KINDS)[number];

/** The one open modal. `opener` gets the focus back. */
export interface OpenModal {
  readonly kind: ModalKind;
  readonly props: Readonly<Record<string, unknown>>;
  readonly opener: HTMLElement | null;
}

const open = createExternalStore<OpenModal | null>(null);

export const isModalKind = (kind: string): kind is ModalKind =>
  (MODAL_KINDS as readonly string[]).includes(kind);

/** Opens a modal in place of the one that may be open; the first opener keeps its claim on the focus. */
export function openModal(kind: ModalKind, props: Readonly<Record<string, unknown>> = {}): void {
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  open.set({ kind, props, opener: open.get()?.opener ?? active });
}

export const closeModal = (): void => open.set(null);

export const useOpenModal = (): OpenModal | null => useExternalStore(open, null);
