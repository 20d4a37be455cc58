import { ask } from '@touchline/client/http';
import type { Settings } from '@touchline/contract';
import { BASE_PATH } from '@touchline/contract/constants';
import { errorReport, textOf, titleOf } from './error-report.ts';
import { createErrorReporter } from './error-reporter.ts';
import { RELEASE } from './release.ts';
import { currentServices } from './services.ts';
import { SETTINGS_KEY } from './settings-key.ts';
import { isReportable } from './unreported.ts';

const report = createErrorReporter({
  now: Date.now,
  send: (body) => {
    const { backend, queryClient } = currentServices();
    const settings = queryClient.getQueryData<Settings>(SETTINGS_KEY);
    if (!settings?.capabilities.includes('error_reports')) return undefined;
    // Sent to the end although the page is left.
    return ask(backend.platform.POST('/error_reports', { body, keepalive: true, credentials: 'omit' }));
  },
});

/** Writes an error to the console and sends it to the backend, unless it says nothing about the product. */
export function reportFromBrowser(error: unknown): void {
  if (!isReportable(titleOf(error))) return;
  console.error(error instanceof Error ? error : textOf(error));
  const made = errorReport(error, {
    source: 'browser',
    release: RELEASE,
    // The router names itself there, for tools.
    route: window.__TSR_ROUTER__?.state.matches.at(-1)?.fullPath ?? '',
    base: `${window.location.origin}${BASE_PATH}/`,
  });
  if (made) report(made);
}
