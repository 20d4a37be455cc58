import { useQuery } from '@tanstack/react-query';
import { Alert, Button, TextField } from '@touchline/ui';
import { DialogOrSheet } from '@touchline/ui/dialog';
import { useState } from 'react';
import { changeEmail } from '#data/contacts.ts';
import { useMessages } from '#data/messages.ts';
import { notify } from '#data/notices.ts';
import { systemQuery } from '#data/queries.ts';
import { enteredIn, useForm } from '#parts/form/use-form.ts';
import styles from './auth-form.module.css';

/** Gives the player another email. It counts at once, or waits for its link. */
export function ChangeEmail({ close }: { readonly close: () => void }) {
  const t = useMessages();
  return (
    <DialogOrSheet isOpen onClose={close} title={t('email.change')} closeLabel={t('shell.close')}>
      <EmailForm close={close} />
    </DialogOrSheet>
  );
}

function EmailForm({ close }: { readonly close: () => void }) {
  const t = useMessages();
  const { data: system } = useQuery(systemQuery());
  const [waiting, setWaiting] = useState<string | null>(null);
  const { bind, isBusy, errors, clear } = useForm({
    names: ['email'],
    missing: (entered): Readonly<Record<string, string>> =>
      enteredIn(entered, 'email') === '' ? { email: t('signUp.emailMissing') } : {},
    call: (entered) => changeEmail(enteredIn(entered, 'email')),
    done({ data: { pending_email: pending } }) {
      if (pending) return setWaiting(pending);
      notify({ kind: 'success', titleKey: 'email.saved' });
      close();
    },
  });
  if (waiting !== null)
    return (
      <div className={styles.form}>
        <Alert tone="info">{t('email.waits', { email: waiting })}</Alert>
        <p className={styles.text}>{t('mailLink.inbox')}</p>
        <div className={styles.foot}>
          <Button kind="primary" size="l" wide onClick={close}>
            {t('shell.close')}
          </Button>
        </div>
      </div>
    );
  return (
    <form className={styles.form} {...bind}>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      {system?.platform_settings.email_confirmation && <p className={styles.text}>{t('email.linkText')}</p>}
      <TextField
        label={t('email.new')}
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={254}
        error={errors.fields.email}
        onChange={clear}
      />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
          {t(isBusy ? 'password.saving' : 'email.save')}
        </Button>
      </div>
    </form>
  );
}
