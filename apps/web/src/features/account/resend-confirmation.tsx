import { useEffect } from 'react';
import { askFor } from '#data/auth-actions.ts';
import type { ModalProps } from '#data/block.ts';
import { useMailedLink } from '#data/mailed-links.ts';
import { useMessages } from '#data/messages.ts';
import { loadSession } from '#data/session.ts';
import { LinkResult } from './link-result.tsx';
import { MailRequest } from './mail-request.tsx';

/** Confirms an email with the token of a mail; without one it asks for that mail again. */
export function View({ props, close }: ModalProps) {
  const { token } = props;
  if (typeof token !== 'string') return <MailRequest mail="confirmation" props={props} />;
  return <Confirmation token={token} close={close} />;
}

function Confirmation({ token, close }: { readonly token: string; readonly close: () => void }) {
  const t = useMessages();
  const link = useMailedLink('confirmation', token);
  const isDone = link.state.kind === 'done';
  useEffect(() => {
    // Reads the player again, because the link may have put a new email in the place of the old one.
    if (isDone) void loadSession();
  }, [isDone]);
  return (
    <LinkResult
      link={link}
      done={t('confirmation.done')}
      onNewLink={() => askFor('resend_confirmation_instructions')}
      close={close}
    />
  );
}
