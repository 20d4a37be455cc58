/** Says on the standard error output what went wrong. `id` names the request in which it did. */
export type Report = (what: string, error: unknown, id?: string) => void;

/** PostgreSQL's class of values that it cannot read: its message repeats the value, which may be anybody's. */
const FAULTY_VALUE = /^22/;
/** What a message of PostgreSQL repeats stands after the last colon, in quotes. */
const REPEATED = /: ".*"/s;

/** A failed statement names its parameters, which are nobody's business; its cause does not, but for a faulty value. */
function shownOf(error: unknown): string {
  const shown = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(shown instanceof Error)) return String(shown);
  const text = shown.stack ?? shown.message;
  const isFaultyValue = 'code' in shown && FAULTY_VALUE.test(String(shown.code));
  return isFaultyValue ? text.replace(REPEATED, ': "…"') : text;
}

/** Writes text for a person at the machine or, with `isForLogs`, one line of JSON. */
export function createReport(isForLogs: boolean, now: () => number): Report {
  return (what, error, id) => {
    const shown = shownOf(error);
    if (!isForLogs) return console.error(`error: ${what}${id ? ` [${id}]` : ''}: ${shown}`);
    const at = new Date(now()).toISOString();
    console.error(JSON.stringify({ at, level: 'error', ...(id && { id }), what, error: shown }));
  };
}
