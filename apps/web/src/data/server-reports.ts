import { createBackend } from '@touchline/client/backend';
import { ask, basesUnder } from '@touchline/client/http';
import { errorReport, textOf, titleOf } from './error-report.ts';
import { createErrorReporter } from './error-reporter.ts';
import { RELEASE } from './release.ts';
import { isReportable } from './unreported.ts';

const TIMEOUT_MS = 2_000;

/** Takes errors of rendering: logs each, and sends the backend those that say something about the product. */
export function serverReports(houseUrl: string, log: (error: unknown) => void): (error: unknown) => void {
  const { platform, book } = createBackend({
    ...basesUnder(houseUrl),
    locale: () => 'en',
    timeoutMs: () => TIMEOUT_MS,
  });
  const report = createErrorReporter({
    now: Date.now,
    send: async (body) => {
      const settings = await ask(book.GET('/settings'));
      if (settings.ok && settings.data.capabilities.includes('error_reports'))
        await ask(platform.POST('/error_reports', { body }));
    },
  });
  return (error) => {
    log(error instanceof Error ? error : textOf(error));
    if (!isReportable(titleOf(error))) return;
    const made = errorReport(error, { source: 'server', release: RELEASE, route: '', base: null });
    if (made) report(made);
  };
}
