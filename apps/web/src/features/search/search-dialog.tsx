import { MATCH_STATUS, SEARCH_LENGTH_MIN } from '@touchline/contract/constants';
import { localizeNumber } from '@touchline/i18n';
import { Segmented, Spinner } from '@touchline/ui';
import { useId, useState } from 'react';
import type { ModalProps } from '#data/block.ts';
import { type Messages, useMessages } from '#data/messages.ts';
import type { SearchScope } from '#data/search.ts';
import { RecentList } from './recent-list.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { resultGroups } from './result-groups.ts';
import styles from './search.module.css';
import { SearchAnswer } from './search-answer.tsx';
import { SearchField } from './search-field.tsx';
import { useOptionKeys } from './use-option-keys.ts';
import { type SearchState, useSearch } from './use-search.ts';

const SCOPES: readonly SearchScope[] = ['all', 'teams', 'live'];
const NO_GROUPS: ReturnType<typeof resultGroups> = [];

/** What is left to type, that an answer is on its way, or how much was found. */
function statusOf(t: Messages, typed: number, { isWaiting, answered }: SearchState, count: number): string {
  if (typed === 0) return t('search.idle', { min: localizeNumber(SEARCH_LENGTH_MIN, t.locale) });
  if (typed < SEARCH_LENGTH_MIN) return t('search.short', { left: SEARCH_LENGTH_MIN - typed });
  if (isWaiting) return t('search.waiting');
  return answered?.results === 'failed' ? '' : t('search.count', { count });
}

/** Finds matches, leagues, countries and sports as somebody types. */
export function View({ close }: ModalProps) {
  const t = useMessages();
  const id = useId();
  const [text, setText] = useState('');
  const [recent, setRecent] = useState(recentSearches);
  const [scope, setScope] = useState<SearchScope>('all');
  const search = useSearch(text, scope);
  const typed = text.trim().length;
  const results = search.answered?.results;
  const found = results && results !== 'failed' ? results : null;
  const groups = found ? resultGroups(found) : NO_GROUPS;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isRecent = typed === 0 && recent.length > 0;
  const listId = `${id}list`;
  const keys = useOptionKeys(
    listId,
    isRecent ? recent.length : count,
    // Typing on and another answer both begin the choice anew.
    `${text}\n${search.answered?.text}\n${scope}`,
  );
  const choose = () => {
    if (search.answered) rememberSearch(search.answered.text);
    close();
  };
  // What was pressed goes away with it.
  const backToField = () => document.getElementById(`${id}field`)?.focus();
  const forget = () => {
    forgetSearches();
    setRecent([]);
    backToField();
  };
  const widen = () => {
    setScope('all');
    backToField();
  };
  return (
    <div className={styles.dialog}>
      <SearchField
        id={`${id}field`}
        text={text}
        onText={setText}
        onKeyDown={keys.onKeyDown}
        listId={listId}
        hintId={`${id}hint`}
        isListed={isRecent || count > 0}
        active={keys.active}
        liveCount={found?.matches.filter(({ status }) => status === MATCH_STATUS.live).length ?? 0}
      />
      <Segmented<SearchScope>
        label={t('search.scope')}
        options={SCOPES.map((value) => ({ value, label: t(`search.scope.${value}`) }))}
        value={scope}
        onChange={setScope}
        wide
      />
      <p id={`${id}hint`} role="status" className={styles.hint}>
        {search.isWaiting && <Spinner />}
        {statusOf(t, typed, search, count)}
      </p>
      {isRecent ? (
        <RecentList id={listId} texts={recent} index={keys.index} onChoose={setText} onClear={forget} />
      ) : (
        <SearchAnswer
          search={search}
          groups={groups}
          listId={listId}
          index={keys.index}
          onChoose={choose}
          onWiden={scope === 'all' ? undefined : widen}
        />
      )}
    </div>
  );
}
