export { type CheckOptions, type CheckResult, checkBackend } from './check.ts';
export { faultsOf } from './judge.ts';
export type { Call } from './probe.ts';
export { lineOf, summaryOf } from './report.ts';
