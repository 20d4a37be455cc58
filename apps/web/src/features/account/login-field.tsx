import { TextField } from '@touchline/ui';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { EmailField } from './email-field.tsx';

/** Fields of a form that names an account; both stand in one control. */
export const LOGIN_NAMES = ['email', 'phone'] as const;

/** Name of the control that gets the focus for a field. */
export const loginControl = (name: string): string => (name === 'phone' ? 'email' : name);

/** What names an account: its email, or its phone if the backend takes one. */
export function LoginField({
  value,
  errors,
  onChange,
  autoComplete = 'email',
}: {
  readonly value: string;
  readonly errors: FormErrors;
  readonly onChange: () => void;
  readonly autoComplete?: 'email' | 'username';
}) {
  const t = useMessages();
  const takesPhone = useCapability('phone_sign_in');
  const error = errors.fields.email ?? errors.fields.phone;
  if (!takesPhone)
    return <EmailField value={value} autoComplete={autoComplete} error={error} onChange={onChange} />;
  return (
    <TextField
      label={t('signIn.emailOrPhone')}
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={254}
      defaultValue={value}
      hint={t('signIn.phoneHint')}
      error={error}
      onChange={onChange}
    />
  );
}

/** What to say if nothing was entered. */
export function useMissingLogin() {
  const t = useMessages();
  const takesPhone = useCapability('phone_sign_in');
  return (text: string): Record<string, string> =>
    text === '' ? { email: t(takesPhone ? 'signIn.loginMissing' : 'signUp.emailMissing') } : {};
}
