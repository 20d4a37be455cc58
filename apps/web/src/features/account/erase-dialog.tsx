import { useRouter } from '@tanstack/react-router';
import { Alert, Button, TextField } from '@touchline/ui';
import { DialogOrSheet } from '@touchline/ui/dialog';
import { type FormEvent, useRef, useState } from 'react';
import { eraseAccount } from '#data/erasure.ts';
import { useMessages } from '#data/messages.ts';
import { PLACES } from '#data/navigation.ts';
import { notify } from '#data/notices.ts';
import { type FormErrors, formErrors } from '#parts/form/form-errors.ts';
import styles from './page/page.module.css';

const FIELDS = ['password'];
const NONE: FormErrors = { fields: {}, general: null };

/** Says what is erased and what is kept, and asks for the password again. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const router = useRouter();
  const [errors, setErrors] = useState(NONE);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fail = (found: FormErrors) => {
    setErrors(found);
    if (found.fields.password) form.current?.querySelector<HTMLElement>('input')?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password === '') return fail({ fields: { password: t('signUp.passwordMissing') }, general: null });
    setBusy(true);
    const answer = await eraseAccount(password);
    setBusy(false);
    if (!answer.ok) return fail(formErrors(answer.error, FIELDS, t));
    onClose();
    notify({ kind: 'success', titleKey: 'data.done' });
    void router.navigate({ to: PLACES.home });
  };
  return (
    <DialogOrSheet isOpen onClose={onClose} title={t('data.dialogTitle')} closeLabel={t('shell.close')}>
      <form ref={form} className={styles.erase} onSubmit={(event) => void submit(event)} noValidate>
        <p>{t('data.dialogText')}</p>
        <p>{t('data.dialogKept')}</p>
        <p>{t('data.dialogFirst')}</p>
        {errors.general && <Alert tone="error">{errors.general}</Alert>}
        <TextField
          label={t('data.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          dir="ltr"
          maxLength={200}
          error={errors.fields.password}
          onChange={() => errors !== NONE && setErrors(NONE)}
        />
        <div className={styles.answers}>
          <Button onClick={onClose}>{t('data.cancel')}</Button>
          <Button type="submit" kind="danger" busy={isBusy}>
            {t('data.confirm')}
          </Button>
        </div>
      </form>
    </DialogOrSheet>
  );
}
