import { createExternalStore, useExternalStore } from './external-store.ts';
import { keepModals, type OpenModal } from './modal.ts';
import { type KindFacts, MODALS, type ModalKind } from './modal-kinds.ts';
import { closed, type Overlays, opened } from './modal-ranks.ts';

// Decides by their ranks which of the modals that are asked for is seen.

const NONE: Overlays<OpenModal> = [];
const overlays = createExternalStore(NONE);

const KINDS: Readonly<Record<ModalKind, KindFacts>> = MODALS;

function open(modal: OpenModal): void {
  const before = overlays.get();
  const { rank = 'opened' } = KINDS[modal.kind];
  // Leaves its claim on the focus to the opener of what is replaced.
  const opener = before.find((one) => one.rank === rank)?.overlay.opener ?? modal.opener;
  overlays.set(opened(before, rank, { ...modal, opener }));
}

/** Closes one modal, whether it is seen, covered or waiting. */
export const closeOverlay = (modal: OpenModal): void => overlays.set(closed(overlays.get(), modal));

/** Whether only what a modal holds closes it. */
export const isBlocking = ({ kind }: OpenModal): boolean => KINDS[kind].isBlocking === true;

const top = (): OpenModal | null => overlays.get().at(-1)?.overlay ?? null;

const [early, show] = keepModals((modal) => {
  if (modal) return open(modal);
  const closable = overlays.get().findLast(({ overlay }) => !isBlocking(overlay));
  if (closable) closeOverlay(closable.overlay);
});
overlays.subscribe(() => show(top()));
early.forEach(open);

/** Modals that are seen or covered, the lowest first. */
export const useShownModals = (): readonly OpenModal[] =>
  useExternalStore(overlays, NONE).flatMap(({ overlay, wasShown }) => (wasShown ? [overlay] : []));

/** Calls back once, when no modal has these props any more. */
export function onModalGone(props: OpenModal['props'], callback: () => void): void {
  const isThere = () => overlays.get().some(({ overlay }) => overlay.props === props);
  if (!isThere()) {
    callback();
    return;
  }
  const stop = overlays.subscribe(() => {
    if (isThere()) return;
    stop();
    callback();
  });
}
