import { late } from './late.ts';

/** Loads the code for reports with the first error. Drops the error if the code does not come: the network is away. */
const takeInBrowser = (error: unknown) =>
  void late(() => import('./browser-reports.ts')).then(
    ({ reportFromBrowser }) => reportFromBrowser(error),
    () => undefined,
  );

let take: (error: unknown) => void = import.meta.env.SSR ? (error) => console.error(error) : takeInBrowser;

/** Hands errors to the web server, whose log names the request in which one occurred. */
export function takeReport(report: (error: unknown) => void): void {
  take = report;
}

/** Reports an error: in a browser to its console and the backend, on the server to its log and the backend. */
export function reportError(error: unknown): void {
  take(error);
}

/** Reports the cause of a hydration error that React recovered from. */
export function reportRecovered(error: unknown): void {
  reportError((error instanceof Error && error.cause) || error);
}
