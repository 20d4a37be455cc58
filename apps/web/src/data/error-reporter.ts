import type { ErrorReport } from '@touchline/contract';

const WINDOW_MS = 60_000;
/** Reports of all errors in a window. */
const REPORTS_MAX = 20;

interface Reporting {
  /** Epoch ms. */
  readonly now: () => number;
  /** Sends a report. What it throws or rejects with is dropped: reports cause no reports. */
  readonly send: (report: ErrorReport) => unknown;
}

/** Sends each error once a minute, and few errors in all. Returns what takes a report. */
export function createErrorReporter({ now, send }: Reporting): (report: ErrorReport) => void {
  const sentAt = new Map<string, number>();
  return (report) => {
    const at = now();
    for (const [key, before] of sentAt) if (at - before >= WINDOW_MS) sentAt.delete(key);
    const key = `${report.name} ${report.message} ${report.stack[0] ?? ''}`;
    if (sentAt.has(key) || sentAt.size >= REPORTS_MAX) return;
    sentAt.set(key, at);
    Promise.resolve(report)
      .then(send)
      .catch(() => undefined);
  };
}
