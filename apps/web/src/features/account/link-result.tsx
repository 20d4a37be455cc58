import { Alert, Button } from '@touchline/ui';
import { askToSignIn, useCanAsk, useCanSignIn } from '#data/auth-actions.ts';
import type { MailedLink } from '#data/mailed-links.ts';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import styles from './auth-form.module.css';

/** What came of the link of a mail, and where to go on. */
export function LinkResult({
  link,
  done,
  onNewLink,
  close,
}: {
  readonly link: MailedLink;
  /** What the link did. */
  readonly done: string;
  readonly onNewLink: () => void;
  readonly close: () => void;
}) {
  const t = useMessages();
  const canSignIn = useCanSignIn();
  const canResend = useCanAsk('resend_unlock_instructions');
  const { status } = useSession();
  const { state, again } = link;
  if (state.kind === 'waiting') return <p role="status">{t('mailLink.checking')}</p>;
  const goesOnSignedOut = canSignIn && status !== 'LOGGED_IN';
  return (
    <div className={styles.form}>
      {state.kind === 'done' && <Alert tone="info">{done}</Alert>}
      {state.kind === 'dead' && <Alert tone="error">{state.text}</Alert>}
      {state.kind === 'failed' && <Alert tone="error">{t('mailLink.checkFailed')}</Alert>}
      <div className={styles.foot}>
        {state.kind === 'failed' && (
          <Button kind="primary" size="l" wide onClick={again}>
            {t('shell.block.again')}
          </Button>
        )}
        {state.kind === 'dead' && canResend && (
          <Button kind="primary" size="l" wide onClick={onNewLink}>
            {t('password.newLink')}
          </Button>
        )}
        {state.kind === 'done' && (
          <Button kind="primary" size="l" wide onClick={goesOnSignedOut ? askToSignIn : close}>
            {t(goesOnSignedOut ? 'account.signIn' : 'shell.close')}
          </Button>
        )}
      </div>
    </div>
  );
}
