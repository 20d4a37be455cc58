import { Alert, Button, Empty } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import type { FoundGroup } from './result-groups.ts';
import { ResultList } from './result-list.tsx';
import type { SearchState } from './use-search.ts';

interface SearchAnswerProps {
  readonly search: SearchState;
  readonly groups: readonly FoundGroup[];
  readonly listId: string;
  readonly index: number;
  readonly onChoose: () => void;
  /** Searches everything instead; undefined where that is what was done. */
  readonly onWiden: (() => void) | undefined;
}

/** What became of a search: what was found, that nothing was, or that no answer came. */
export function SearchAnswer({ search, groups, listId, index, onChoose, onWiden }: SearchAnswerProps) {
  const t = useMessages();
  const { answered, again } = search;
  if (!answered) return null;
  if (answered.results === 'failed') {
    return (
      <Alert
        tone="error"
        title={t('search.failed.title')}
        action={<Button onClick={again}>{t('search.failed.again')}</Button>}
      >
        {t('search.failed.text')}
      </Alert>
    );
  }
  if (groups.length === 0) {
    return (
      <Empty
        icon="search"
        title={t('search.empty.title', { text: answered.text })}
        action={onWiden && <Button onClick={onWiden}>{t('search.scope.widen')}</Button>}
      >
        {t('search.empty.text')}
      </Empty>
    );
  }
  return <ResultList id={listId} groups={groups} typed={answered.text} index={index} onChoose={onChoose} />;
}
