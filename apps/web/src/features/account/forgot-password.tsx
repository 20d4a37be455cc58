import { Alert, Button } from '@touchline/ui';
import { useState } from 'react';
import type { ModalProps } from '#data/block.ts';
import { useCapability } from '#data/capability.ts';
import { askForResetCode } from '#data/contacts.ts';
import { type Login, useReadLogin } from '#data/login.ts';
import { askForMail } from '#data/mailed-links.ts';
import { useMessages } from '#data/messages.ts';
import { enteredIn, useForm } from '#parts/form/use-form.ts';
import styles from './auth-form.module.css';
import { LOGIN_NAMES, LoginField, loginControl, useMissingLogin } from './login-field.tsx';
import { BackToSignIn, MailRequest, MailSent } from './mail-request.tsx';
import { ResetByCode } from './reset-by-code.tsx';

/** Asks for a link to set a new password, or for a code if the backend signs in by phone. */
export function View({ props }: ModalProps) {
  const takesPhone = useCapability('phone_sign_in');
  return takesPhone ? <ByLogin props={props} /> : <MailRequest mail="password" props={props} />;
}

function ByLogin({ props }: Pick<ModalProps, 'props'>) {
  const t = useMessages();
  const readLogin = useReadLogin();
  const missingLogin = useMissingLogin();
  const [text, setText] = useState(typeof props.email === 'string' ? props.email : '');
  const [sent, setSent] = useState<Login | null>(null);
  const { bind, isBusy, errors, clear } = useForm({
    names: LOGIN_NAMES,
    control: loginControl,
    missing: (entered) => missingLogin(enteredIn(entered, 'email')),
    call(entered) {
      const login = readLogin(enteredIn(entered, 'email'));
      return 'phone' in login ? askForResetCode(login) : askForMail('password', login.email);
    },
    done(_, entered) {
      const given = enteredIn(entered, 'email');
      setText(given);
      setSent(readLogin(given));
    },
  });
  const again = () => setSent(null);
  if (sent && 'phone' in sent) return <ResetByCode login={sent} onOther={again} />;
  if (sent)
    return <MailSent mail="password" email={sent.email} other="password.otherLogin" onOther={again} />;
  return (
    <form className={styles.form} {...bind}>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      <p className={styles.text}>{t('password.forgotLogin')}</p>
      <LoginField value={text} errors={errors} onChange={clear} />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
          {t(isBusy ? 'phone.sending' : 'password.forgotSend')}
        </Button>
        <BackToSignIn />
      </div>
    </form>
  );
}
