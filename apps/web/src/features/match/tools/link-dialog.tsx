import { TextField } from '@touchline/ui';
import { DialogOrSheet } from '@touchline/ui/dialog';
import type { RefObject } from 'react';
import { useMessages } from '#data/messages.ts';

/** The link of a match to copy by hand, where the browser does not let a page copy. */
export function LinkDialog({
  path,
  opener,
  onClose,
}: {
  path: string;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const messages = useMessages();
  return (
    <DialogOrSheet
      isOpen
      onClose={onClose}
      title={messages('matchShare.button')}
      closeLabel={messages('shell.close')}
      finalFocus={opener}
    >
      <TextField
        label={messages('matchShare.link')}
        hint={messages('matchShare.byHand')}
        dir="ltr"
        readOnly
        value={new URL(path, window.location.origin).href}
        onFocus={(event) => event.currentTarget.select()}
      />
    </DialogOrSheet>
  );
}
