import { useEffect, useState } from 'react';
import { createLatestAsker } from '#data/latest-asker.ts';
import { isSearchable, type SearchResults, searchFor } from '#data/search.ts';

/** Typing that goes on within this time is one question. */
const PAUSE_MS = 200;

interface Answered {
  readonly text: string;
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
export function useSearch(text: string): SearchState {
  const wanted = text.trim();
  const isWanted = isSearchable(wanted);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [asker] = useState(() =>
    createLatestAsker<string, SearchResults | 'failed'>({
      ask: searchFor,
      onAnswer: (asked, results) => setAnswered({ text: asked, results }),
      pauseMs: PAUSE_MS,
      gapMs: 0,
    }),
  );
  useEffect(() => {
    if (isWanted) asker.want(wanted);
    else setAnswered(null);
    return asker.stop;
  }, [asker, wanted, isWanted]);
  const again = () => {
    setAnswered(null);
    asker.want(wanted);
  };
  return { answered: isWanted ? answered : null, isWaiting: isWanted && answered?.text !== wanted, again };
}
