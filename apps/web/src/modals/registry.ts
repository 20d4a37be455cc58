import type { ModalBinding, ModalBindings } from '#data/block.ts';

// Features offer their modals in `modals.ts`; the views come when one is opened.
const offered = import.meta.glob<ModalBindings>('../features/*/modals.ts', { eager: true, import: 'modals' });
const bindings = new Map<string, ModalBinding>(Object.values(offered).flatMap((modals) => Object.entries(modals)));

/** What a feature offers for a kind, or undefined where none does. */
export const modalOf = (kind: string): ModalBinding | undefined => bindings.get(kind);
