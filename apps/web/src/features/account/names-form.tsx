import type { User } from '@touchline/contract';
import { NAME_LENGTH_MAX, NICKNAME_LENGTH_MAX } from '@touchline/contract/constants';
import { Alert, Button, TextField } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { notify } from '#data/notices.ts';
import { saveProfile } from '#data/profile.ts';
import { enteredIn, useForm } from '#parts/form/use-form.ts';
import styles from './page/page.module.css';

const FIELDS = [
  { name: 'first_name', key: 'profile.firstName', autoComplete: 'given-name', length: NAME_LENGTH_MAX },
  { name: 'last_name', key: 'profile.lastName', autoComplete: 'family-name', length: NAME_LENGTH_MAX },
  { name: 'nickname', key: 'profile.nickname', autoComplete: 'nickname', length: NICKNAME_LENGTH_MAX },
] as const;
const NAMES = FIELDS.map(({ name }) => name);

/** Names of the player. An empty field has none. */
export function NamesForm({ user }: { user: User }) {
  const t = useMessages();
  const { bind, isBusy, errors, clear } = useForm({
    names: NAMES,
    missing: () => ({}),
    call(entered) {
      const textOf = (name: string) => enteredIn(entered, name) || null;
      return saveProfile({
        first_name: textOf('first_name'),
        last_name: textOf('last_name'),
        nickname: textOf('nickname'),
      });
    },
    done: () => notify({ kind: 'success', titleKey: 'profile.saved' }),
  });
  return (
    <form className={styles.names} {...bind}>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      {FIELDS.map(({ name, key, autoComplete, length }) => (
        <TextField
          // Shows what was saved, which is tidier than what was typed.
          key={`${name} ${user[name]}`}
          label={t(key)}
          name={name}
          dir="auto"
          autoComplete={autoComplete}
          maxLength={length}
          defaultValue={user[name] ?? ''}
          error={errors.fields[name]}
          onChange={clear}
        />
      ))}
      <Button type="submit" kind="primary" busy={isBusy}>
        {t('profile.save')}
      </Button>
    </form>
  );
}
