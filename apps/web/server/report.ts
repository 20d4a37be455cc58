import { requestId } from './request-id.ts';

/** Says on the standard error output what went wrong, and in which request. */
export type Report = (error: unknown) => void;

/** What an address in a message carries may be a token. */
const QUERY_VALUE = /([?&][\w.[\]-]+=)[^&\s"'#]+/g;

function shownOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = error.stack ?? error.message;
  return error.cause === undefined ? text : `${text}\ncaused by ${shownOf(error.cause)}`;
}

/** Writes text for a person at the machine or, with `isForLogs`, one line of JSON. */
export function createReport(isForLogs: boolean, now: () => number): Report {
  return (error) => {
    const shown = shownOf(error).replace(QUERY_VALUE, '$1…');
    const id = requestId();
    if (!isForLogs) return console.error(`error${id ? ` [${id}]` : ''}: ${shown}`);
    const at = new Date(now()).toISOString();
    console.error(JSON.stringify({ at, level: 'error', ...(id && { id }), error: shown }));
  };
}
