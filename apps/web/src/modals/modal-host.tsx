import { DialogOrSheet } from '@touchline/ui/dialog';
import { useEffect, useRef } from 'react';
import { useMessages } from '#data/messages.ts';
import type { OpenModal } from '#data/modal.ts';
import { closeOverlay, isBlocking, useShownModals } from '#data/overlays.ts';
import { modalOf } from './registry.ts';

/** Shows the open modals, each as a dialog, or as a sheet below the device breakpoint: one of a higher rank covers the others. */
export function ModalHost() {
  return <Stack modals={useShownModals()} />;
}

/** The lowest modal, and above it the others. A covered one stays as it was. */
function Stack({ modals: [open, ...above] }: { readonly modals: readonly OpenModal[] }) {
  const text = useMessages();
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (open) opener.current = open.opener;
  }, [open]);
  if (!open) return null;
  const { titleKey, View } = modalOf(open.kind);
  // An operator's text brings its title along.
  const { title } = open.props;
  const close = () => closeOverlay(open);
  return (
    <DialogOrSheet
      isOpen
      onClose={close}
      title={typeof title === 'string' ? title : text(titleKey)}
      closeLabel={text('shell.close')}
      finalFocus={opener}
      isBlocking={isBlocking(open)}
      isCovered={above.length > 0}
    >
      <View key={open.kind} props={open.props} close={close} />
      <Stack modals={above} />
    </DialogOrSheet>
  );
}
