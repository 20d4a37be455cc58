import { DialogOrSheet } from '@touchline/ui/dialog';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ModalProps } from '#data/block.ts';
import { laterMessages } from '#data/later-messages.ts';
import { useMessages } from '#data/messages.ts';
import { closeModal, type OpenModal, useOpenModal } from '#data/modal.ts';
import { notify } from '#data/notices.ts';
import { reportError } from '#data/report.ts';
import { modalOf } from './registry.ts';

type View = ComponentType<ModalProps>;

/** Brings the view of the open kind; a view that does not come is said, and nothing stays open. */
function useView(open: OpenModal | null): View | undefined {
  const [loaded, setLoaded] = useState<{ kind: string; View: View }>();
  const kind = open?.kind;
  useEffect(() => {
    if (!kind) return;
    let isWanted = true;
    const binding = modalOf(kind);
    const failed = (error: unknown) => {
      reportError(error);
      if (isWanted) closeModal();
      notify({ kind: 'error', titleKey: 'toast.error.title', descriptionKey: 'error.default' });
    };
    if (!binding) return failed(new Error(`No feature offers the modal kind "${kind}"`));
    Promise.all([binding.load(), laterMessages()]).then(
      ([{ View }]) => isWanted && setLoaded({ kind, View }),
      failed,
    );
    return () => {
      isWanted = false;
    };
  }, [kind]);
  return loaded && loaded.kind === kind ? loaded.View : undefined;
}

/** Shows the one open modal: a dialog, or a sheet below the device breakpoint. */
export function ModalHost() {
  const text = useMessages();
  const open = useOpenModal();
  const View = useView(open);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (open) opener.current = open.opener;
  }, [open]);
  const binding = open ? modalOf(open.kind) : undefined;
  if (!open || !binding) return null;
  return (
    <DialogOrSheet
      isOpen
      onClose={closeModal}
      title={View ? text(binding.titleKey) : ''}
      closeLabel={text('shell.close')}
      finalFocus={opener}
    >
      {View ? <View props={open.props} close={closeModal} /> : <p role="status">{text('modal.loading')}</p>}
    </DialogOrSheet>
  );
}
