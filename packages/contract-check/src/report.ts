import type { Backend } from './caller.ts';
import type { CheckResult } from './check.ts';

const NAME_WIDTH = 58;
const ORDER = ['passed', 'failed', 'absent', 'skipped'] as const;

/** One probe as a line, with a line for each problem below it. */
export function lineOf({ probe, verdict, status, tookMs, problems }: CheckResult): string {
  const { method, path } = probe.call;
  const title = probe.title && `, ${probe.title}`;
  const name = `${method.toUpperCase()} /${probe.api}${path}${title}`.padEnd(NAME_WIDTH);
  if (verdict === 'skipped') return `${verdict.padEnd(8)}${name}  ${problems.join('; ')}`;
  const head = `${verdict.padEnd(8)}${name}  ${status || '–'}  ${tookMs} ms`;
  return [head, ...problems.map((problem) => `        ${problem}`)].join('\n');
}

/** The last line: how many probes went which way, and how many calls of the contract were answered. */
export function summaryOf(results: readonly CheckResult[]): string {
  const counts = ORDER.map((verdict) => {
    const count = results.filter((result) => result.verdict === verdict).length;
    return `${count} ${verdict}`;
  });
  const all = new Set(results.map(({ probe }) => probe.call.operationId));
  const asked = new Set(
    results.filter(({ verdict }) => verdict !== 'skipped').map(({ probe }) => probe.call.operationId),
  );
  return `${counts.join(', ')}; ${asked.size} of ${all.size} calls were asked.`;
}

/** Says that no call was answered at all, which is a wrong address or a backend that does not run; null where one was. */
export function silenceOf(results: readonly CheckResult[], { platform, book }: Backend): string | null {
  const asked = results.filter(({ verdict }) => verdict !== 'skipped');
  if (asked.some(({ status }) => status !== 0)) return null;
  return `Nobody answers at ${platform} and ${book}: is the backend running, and are these its addresses?`;
}
