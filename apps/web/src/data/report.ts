/** Messages that say nothing about the product. Source: specification §8. */
const IGNORED =
  /ResizeObserver loop|AbortError|aborted|cancell?ed|NetworkError|FaultError: network|Failed to fetch|Load failed|ECONNABORTED|timeout|ChunkLoadError|dynamically imported module|Loading (?:CSS )?chunk|Script error|transport closed|transport write error|client disconnected|connection closed|gtm|analytics/i;

/** Whether an error is worth a report. */
export const isReportable = (message: string): boolean => !IGNORED.test(message);

const textOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

/** An error with its stack. The real-time client's own are plain objects, which a console does not spell out. */
const readable = (error: unknown) => (error instanceof Error ? error : textOf(error));

let tell = (error: unknown) => console.error(error);

/** Gives the word to the web server, whose log names the request in which something went wrong. */
export function takeReport(report: (error: unknown) => void): void {
  tell = report;
}

/** Reports what went wrong, for whoever watches this browser's console or the server's log. */
export function reportError(error: unknown): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : textOf(error);
  if (import.meta.env.SSR || isReportable(message)) tell(readable(error));
}

/** Reports the cause of a hydration error that React recovered from. */
export function reportRecovered(error: unknown): void {
  reportError((error instanceof Error && error.cause) || error);
}
