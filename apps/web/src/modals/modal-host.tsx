import { DialogOrSheet } from '@touchline/ui/dialog';
import { useEffect, useRef } from 'react';
import { useMessages } from '#data/messages.ts';
import { closeModal, useOpenModal } from '#data/modal.ts';
import { modalOf } from './registry.ts';

/** Shows the one open modal: a dialog, or a sheet below the device breakpoint. */
export function ModalHost() {
  const text = useMessages();
  const open = useOpenModal();
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (open) opener.current = open.opener;
  }, [open]);
  if (!open) return null;
  const { titleKey, View } = modalOf(open.kind);
  return (
    <DialogOrSheet
      isOpen
      onClose={closeModal}
      title={text(titleKey)}
      closeLabel={text('shell.close')}
      finalFocus={opener}
    >
      <View key={open.kind} props={open.props} close={closeModal} />
    </DialogOrSheet>
  );
}
