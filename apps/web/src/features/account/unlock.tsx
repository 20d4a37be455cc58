import { askFor } from '#data/auth-actions.ts';
import type { ModalProps } from '#data/block.ts';
import { useMailedLink } from '#data/mailed-links.ts';
import { useMessages } from '#data/messages.ts';
import { LinkResult } from './link-result.tsx';

/** Lifts the sign-in lock with the token of a mail. */
export function View({ props, close }: ModalProps) {
  const t = useMessages();
  const link = useMailedLink('unlock', String(props.token));
  return (
    <LinkResult
      link={link}
      done={t('unlock.done')}
      onNewLink={() => askFor('resend_unlock_instructions')}
      close={close}
    />
  );
}
