import { TextField } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';

/** The email of a player. */
export function EmailField({
  error,
  onChange,
  value = '',
  autoComplete = 'email',
}: {
  readonly error: string | undefined;
  readonly onChange: () => void;
  readonly value?: string;
  readonly autoComplete?: 'email' | 'username';
}) {
  const t = useMessages();
  return (
    <TextField
      label={t('signIn.email')}
      name="email"
      type="email"
      autoComplete={autoComplete}
      dir="ltr"
      maxLength={254}
      defaultValue={value}
      error={error}
      onChange={onChange}
    />
  );
}
