import { Segmented, TextField } from '@touchline/ui';
import { useState } from 'react';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import styles from './auth-form.module.css';
import { EmailField } from './email-field.tsx';

/** Email of a new player, or the phone in its place if the operator takes one. */
export function ContactField({
  errors,
  onChange,
}: {
  readonly errors: FormErrors;
  readonly onChange: () => void;
}) {
  const t = useMessages();
  const canUsePhone = useCapability('phone_sign_up');
  const [by, setBy] = useState<'email' | 'phone'>('email');
  if (!canUsePhone) return <EmailField error={errors.fields.email} onChange={onChange} />;
  const change = (chosen: 'email' | 'phone') => {
    setBy(chosen);
    onChange();
  };
  return (
    <div className={styles.contact}>
      <Segmented
        wide
        label={t('signUp.with')}
        value={by}
        onChange={change}
        options={[
          { value: 'email', label: t('signIn.email') },
          { value: 'phone', label: t('profile.phone') },
        ]}
      />
      {by === 'email' ? (
        <EmailField error={errors.fields.email} onChange={onChange} />
      ) : (
        <TextField
          label={t('phone.number')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          maxLength={40}
          error={errors.fields.phone}
          onChange={onChange}
        />
      )}
    </div>
  );
}
