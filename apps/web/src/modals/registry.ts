import type { ModalBinding } from '#data/block.ts';
import { modals as account } from '#features/account/modals.ts';
import { modals as builder } from '#features/builder/modals.ts';
import { modals as notifications } from '#features/notifications/modals.ts';
import { modals as search } from '#features/search/modals.ts';
import { modals as share } from '#features/share/modals.ts';

// Features offer their modals; the views come when one is opened.
const bindings = new Map<string, ModalBinding>(
  Object.entries({ ...account, ...builder, ...share, ...notifications, ...search }),
);

/** What a feature offers for a kind, or undefined where none does. */
export const modalOf = (kind: string): ModalBinding | undefined => bindings.get(kind);
