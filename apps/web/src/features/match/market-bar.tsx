import { localizeNumber } from '@touchline/i18n';
import { Button, Empty, Icon, IconButton } from '@touchline/ui';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useExternalStore } from '#data/external-store.ts';
import { type Messages, useMessages } from '#data/messages.ts';
import { marketIdOf } from './market/market-id.ts';
import type { ShownCard } from './market/shown-card.ts';
import { fold, setQuery, showKept, type ToolState, toolState } from './tools/tool-state.ts';
import styles from './tools/tools.module.css';
import type { BarProps } from './tools.ts';

/** What changed on the page, for those who do not see it. */
function saidOf(messages: Messages, { query, said }: ToolState, count: number): string {
  if (query.trim() !== '') return messages('markets.found', { count });
  return said ? messages(said.key, { market: said.market }) : '';
}

/** Search among the markets, and folding them all. */
export function MarketBar({ sportKey, shown, isFresh }: BarProps) {
  const messages = useMessages();
  const state = useExternalStore(toolState, toolState.get());
  useLayoutEffect(() => {
    if (isFresh) showKept();
  }, [isFresh]);
  useEffect(() => () => setQuery(''), []);
  const isSearch = state.query.trim() !== '';
  return (
    <>
      <div className={styles.row}>
        <SearchField messages={messages} query={state.query} count={shown.length} />
        {shown.length > 0 && <FoldAll messages={messages} sportKey={sportKey} shown={shown} />}
      </div>
      <p className="vh" role="status">
        {saidOf(messages, state, shown.length)}
      </p>
      {isSearch && shown.length === 0 && (
        <Empty
          icon="search"
          title={messages('markets.nothing')}
          action={<Button onClick={() => setQuery('')}>{messages('markets.clear')}</Button>}
        >
          {messages('markets.nothingText')}
        </Empty>
      )}
    </>
  );
}

function SearchField({ messages, query, count }: { messages: Messages; query: string; count: number }) {
  const input = useRef<HTMLInputElement>(null);
  const label = messages('markets.search');
  const clear = () => {
    setQuery('');
    input.current?.focus();
  };
  const clearByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <div className={styles.field}>
      <Icon name="search" size="s" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={clearByKey}
      />
      {query.trim() !== '' && (
        <span className={styles.count} aria-hidden="true">
          {localizeNumber(count, messages.locale)}
        </span>
      )}
      {query !== '' && <IconButton icon="x" size="s" label={messages('markets.clear')} onClick={clear} />}
    </div>
  );
}

function FoldAll({
  messages,
  sportKey,
  shown,
}: {
  messages: Messages;
  sportKey: string;
  shown: readonly ShownCard[];
}) {
  const areAllFolded = shown.every(({ isFolded }) => isFolded);
  const ids = [...new Set(shown.map(({ card }) => marketIdOf(card)))];
  return (
    <Button kind="plain" size="s" onClick={() => fold(sportKey, ids, !areAllFolded)}>
      <Icon name={areAllFolded ? 'chevron-down' : 'chevron-up'} size="s" />
      {messages(areAllFolded ? 'markets.openAll' : 'markets.foldAll')}
    </Button>
  );
}
