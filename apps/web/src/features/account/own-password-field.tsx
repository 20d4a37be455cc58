import { TextField } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';

/** The password of who is signed in, asked again before a change. */
export function OwnPasswordField({
  error,
  onChange,
}: {
  readonly error: string | undefined;
  readonly onChange: () => void;
}) {
  const t = useMessages();
  return (
    <TextField
      label={t('data.password')}
      name="password"
      type="password"
      autoComplete="current-password"
      dir="ltr"
      maxLength={200}
      error={error}
      onChange={onChange}
    />
  );
}
