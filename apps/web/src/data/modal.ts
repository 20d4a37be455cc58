import { createExternalStore, useExternalStore } from './external-store.ts';
import type { AuthModal, ModalKind } from './modal-kinds.ts';

type Props = Readonly<Record<string, unknown>>;

/** A modal that is asked for. `opener` gets the focus back. */
export interface OpenModal {
  readonly kind: ModalKind;
  readonly props: Props;
  readonly opener: HTMLElement | null;
}

/** Takes a modal that is asked for; null closes the one that is seen. */
type ModalKeeper = (modal: OpenModal | null) => void;

const seen = createExternalStore<OpenModal | null>(null);
/** What was asked for before the keeper came, in order. */
let early: OpenModal[] = [];

let keep: ModalKeeper = (modal) => {
  early = modal ? [...early, modal] : [];
  seen.set(modal);
};

/**
 * Hands modals over to what knows their ranks, which comes with the first modal's code. Returns what was asked for before, and
 * what notes which modal is seen.
 */
export function keepModals(next: ModalKeeper) {
  keep = next;
  return [early, seen.set] as const;
}

function show(kind: ModalKind, props: Props = {}): void {
  const active = document.activeElement;
  keep({ kind, props, opener: active instanceof HTMLElement ? active : null });
}

export const openModal: (kind: Exclude<ModalKind, AuthModal>, props?: Props) => void = show;

/** Opens a modal about an account; the gate alone calls it. */
export const openAuthModal: (kind: AuthModal, props: Props) => void = show;

/** Closes the modal that is seen; one that it covers is seen again. */
export const closeModal = (): void => keep(null);

export const openModalKind = (): ModalKind | null => seen.get()?.kind ?? null;
/** Calls back when another modal is seen, or none. */
export const onOpenModal = seen.subscribe;

export const useOpenModal = (): OpenModal | null => useExternalStore(seen, null);
