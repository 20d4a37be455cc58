import { useMessages } from '#data/messages.ts';

/** Stands in a dialog until its code is here. */
export function ModalLoading() {
  const text = useMessages();
  return <p role="status">{text('modal.loading')}</p>;
}
