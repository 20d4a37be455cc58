import { Button } from '@touchline/ui';
import { type FormEvent, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import styles from './bets.module.css';

/** Finds a bet by the reference on its receipt; an empty field shows the list again. */
export function FindBet({
  isFound,
  onFind,
}: {
  isFound: boolean;
  onFind: (reference: string | null) => void;
}) {
  const t = useMessages();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(text.trim() === '' ? null : text.trim());
  };
  const close = () => {
    setText('');
    onFind(null);
  };
  return (
    <search className={styles.find}>
      <form className={styles.finder} onSubmit={submit}>
        <input
          type="search"
          aria-label={t('bets.find.label')}
          placeholder={t('bets.find.label')}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            if (event.currentTarget.value === '' && isFound) onFind(null);
          }}
        />
        <Button size="s" type="submit">
          {t('bets.find.go')}
        </Button>
        {isFound && (
          <Button size="s" kind="plain" onClick={close}>
            {t('bets.find.close')}
          </Button>
        )}
      </form>
    </search>
  );
}
