import { Alert, Button } from '@touchline/ui';
import { useState } from 'react';
import { askToSignIn, useCanSignIn } from '#data/auth-actions.ts';
import type { ModalProps } from '#data/block.ts';
import { type AskedMail, askForMail } from '#data/mailed-links.ts';
import { useMessages } from '#data/messages.ts';
import { enteredIn, useForm } from '#parts/form/use-form.ts';
import styles from './auth-form.module.css';
import { EmailField } from './email-field.tsx';

const TEXTS = {
  password: { intro: 'password.forgotText', sent: 'password.forgotSent' },
  confirmation: { intro: 'confirmation.text', sent: 'confirmation.sent' },
  unlock: { intro: 'unlock.text', sent: 'unlock.sent' },
} as const satisfies Record<AskedMail, object>;

/** Asks for a mail with a link. What it says does not tell whether the email has an account. */
export function MailRequest({ mail, props }: { readonly mail: AskedMail } & Pick<ModalProps, 'props'>) {
  const t = useMessages();
  const [email, setEmail] = useState(typeof props.email === 'string' ? props.email : '');
  const [isSent, setSent] = useState(false);
  const { bind, isBusy, errors, clear } = useForm({
    names: ['email'],
    missing: (entered) => (enteredIn(entered, 'email') === '' ? { email: t('signUp.emailMissing') } : {}),
    call: (entered) => askForMail(mail, enteredIn(entered, 'email')),
    done(_, entered) {
      setEmail(enteredIn(entered, 'email'));
      setSent(true);
    },
  });
  if (isSent)
    return <MailSent mail={mail} email={email} other="mailLink.other" onOther={() => setSent(false)} />;
  return (
    <form className={styles.form} {...bind}>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      <p className={styles.text}>{t(TEXTS[mail].intro)}</p>
      <EmailField value={email} error={errors.fields.email} onChange={clear} />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
          {t(isBusy ? 'mailLink.sending' : 'mailLink.send')}
        </Button>
        <BackToSignIn />
      </div>
    </form>
  );
}

/** Says where to look for a mail, if there is one. */
export function MailSent({
  mail,
  email,
  other,
  onOther,
}: {
  readonly mail: AskedMail;
  readonly email: string;
  /** Words of the button that asks with something else. */
  readonly other: 'mailLink.other' | 'password.otherLogin';
  readonly onOther: () => void;
}) {
  const t = useMessages();
  return (
    <div className={styles.form}>
      <Alert tone="info">{t(TEXTS[mail].sent, { email })}</Alert>
      <p className={styles.text}>{t('mailLink.inbox')}</p>
      <div className={styles.foot}>
        <Button kind="secondary" size="l" wide onClick={onOther}>
          {t(other)}
        </Button>
        <BackToSignIn />
      </div>
    </div>
  );
}

export function BackToSignIn() {
  const t = useMessages();
  if (!useCanSignIn()) return null;
  return (
    <p className={styles.aside}>
      <button type="button" onClick={askToSignIn}>
        {t('mailLink.back')}
      </button>
    </p>
  );
}
