import type { ModalBinding, ModalProps } from '#data/block.ts';
import type { PlainKey } from '#data/messages.ts';
import type { ModalKind } from '#data/modal-kinds.ts';
import { modals as account } from '#features/account/modals.ts';
import { modals as builder } from '#features/builder/modals.ts';
import { modals as chat } from '#features/chat/modals.ts';
import { modals as consent } from '#features/consent/modals.ts';
import { modals as content } from '#features/content/modals.ts';
import { modals as limits } from '#features/limits/modals.ts';
import { modals as notifications } from '#features/notifications/modals.ts';
import { modals as reminders } from '#features/reminders/modals.ts';
import { modals as search } from '#features/search/modals.ts';
import { modals as share } from '#features/share/modals.ts';
import { type Deferred, deferred } from '#parts/deferred/deferred.tsx';
import { ModalLoading } from './modal-loading.tsx';

interface Modal {
  readonly titleKey: PlainKey;
  readonly View: Deferred<ModalProps>;
}

const defer = ({ titleKey, load }: ModalBinding): Modal => ({
  titleKey,
  View: deferred(() => load().then((module) => module.View), { Fallback: ModalLoading }),
});

// Features offer their modals; the views come when one is opened.
const modals = new Map<string, Modal>(
  Object.entries({
    ...account,
    ...builder,
    ...chat,
    ...consent,
    ...content,
    ...limits,
    ...share,
    ...notifications,
    ...reminders,
    ...search,
  }).map(([kind, binding]) => [kind, defer(binding)]),
);

/** What a feature offers for a kind. */
export function modalOf(kind: ModalKind): Modal {
  const modal = modals.get(kind);
  if (!modal) throw new Error(`No feature offers the modal kind "${kind}"`);
  return modal;
}
