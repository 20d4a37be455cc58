export { type CheckOptions, type CheckResult, checkBackend } from './check.ts';
export { lineOf, summaryOf } from './report.ts';
