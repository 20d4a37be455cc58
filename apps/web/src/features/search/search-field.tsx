import { SEARCH_LENGTH_MAX } from '@touchline/contract/constants';
import { Icon, Tag } from '@touchline/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useMessages } from '#data/messages.ts';
import styles from './search.module.css';

interface SearchFieldProps {
  readonly id: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly listId: string;
  readonly hintId: string;
  readonly isListed: boolean;
  /** Id of the option that the arrows have reached. */
  readonly active: string | undefined;
  readonly liveCount: number;
}

/** The field that is typed into: a combobox whose list stands below it. */
export function SearchField(props: SearchFieldProps) {
  const { id, text, onText, onKeyDown, listId, hintId, isListed, active, liveCount } = props;
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const clear = () => {
    onText('');
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <Icon name="search" />
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={active}
        aria-describedby={hintId}
        value={text}
        maxLength={SEARCH_LENGTH_MAX}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {liveCount > 0 && <Tag tone="live">{t('search.live', { count: liveCount })}</Tag>}
      {text !== '' && (
        <button type="button" className={styles.clear} aria-label={t('search.clear')} onClick={clear}>
          <Icon name="x" size="s" />
        </button>
      )}
    </div>
  );
}
