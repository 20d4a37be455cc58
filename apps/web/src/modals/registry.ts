import type { ModalBinding } from '#data/block.ts';
import { modals as account } from '#features/account/modals.ts';

// Features offer their modals; the views come when one is opened.
const bindings = new Map<string, ModalBinding>(Object.entries(account));

/** What a feature offers for a kind, or undefined where none does. */
export const modalOf = (kind: string): ModalBinding | undefined => bindings.get(kind);
