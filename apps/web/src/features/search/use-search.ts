import { useEffect, useState } from 'react';
import { createLatestAsker } from '#data/latest-asker.ts';
import { isSearchable, type SearchResults, type SearchScope, searchFor } from '#data/search.ts';

/** Typing that goes on within this time is one question. */
const PAUSE_MS = 200;

interface Asked {
  readonly text: string;
  readonly scope: SearchScope;
}

interface Answered extends Asked {
  readonly results: SearchResults | 'failed';
}

/** What is known about a text that is typed. */
export interface SearchState {
  /** The latest answer; while the next is on its way it stays, so that nothing jumps. */
  readonly answered: Answered | null;
  readonly isWaiting: boolean;
  readonly again: () => void;
}

/** Searches as somebody types: after a pause, and an answer to what was typed before is not heard. */
export function useSearch(text: string, scope: SearchScope): SearchState {
  const wanted = text.trim();
  const isWanted = isSearchable(wanted);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [asker] = useState(() =>
    createLatestAsker<Asked, SearchResults | 'failed'>({
      ask: searchFor,
      onAnswer: (asked, results) => setAnswered({ ...asked, results }),
      pauseMs: PAUSE_MS,
      gapMs: 0,
    }),
  );
  useEffect(() => {
    if (isWanted) asker.want({ text: wanted, scope });
    else setAnswered(null);
    return asker.stop;
  }, [asker, wanted, scope, isWanted]);
  const again = () => {
    setAnswered(null);
    asker.want({ text: wanted, scope });
  };
  const isAnswered = answered?.text === wanted && answered.scope === scope;
  return { answered: isWanted ? answered : null, isWaiting: isWanted && !isAnswered, again };
}
