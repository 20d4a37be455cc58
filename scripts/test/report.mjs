import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../toolchain/root.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} skips one line per skipped test, with its reason where it has one
 * @property {string[]} failures name of each test that failed, with the first lines of what it said
 * @property {string[]} flakes the same of each test that failed and then passed; it counts as passed
 * @property {TestFile[]} files each file that ran, with the time that its tests took
 */

/** @typedef {{ name: string, ms: number }} TestFile */

/** @returns {Counts} */
export const nothing = () => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  skips: [],
  failures: [],
  flakes: [],
  files: [],
});

const LINES_OF_ERROR = 12;

/**
 * @param {string} name
 * @param {string[]} messages as a terminal shows them
 */
const failure = (name, messages) =>
  [
    name,
    ...messages
      .flatMap((message) => stripVTControlCharacters(message).split('\n'))
      .filter((line) => line.trim() !== '')
      .slice(0, LINES_OF_ERROR)
      .map((line) => `    ${line}`),
  ].join('\n');

/** @param {string} path */
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/**
 * Counts of a Vitest JSON report. A file that could not be loaded has no tests of its own and counts as one failure.
 * @param {string} path
 * @returns {Counts}
 */
export function countVitest(path) {
  const report = readJson(path);
  const counts = nothing();
  if (report === null) return { ...counts, failed: 1 };
  for (const file of report.testResults) {
    if (file.endTime > file.startTime)
      counts.files.push({ name: relative(root, file.name), ms: file.endTime - file.startTime });
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      counts.failed += 1;
      counts.failures.push(failure(String(file.name), [file.message ?? '']));
    }
    for (const result of file.assertionResults) {
      if (result.status === 'passed') counts.passed += 1;
      else if (result.status === 'failed') {
        counts.failed += 1;
        counts.failures.push(failure(result.fullName, result.failureMessages ?? []));
      } else {
        counts.skipped += 1;
        counts.skips.push(result.fullName);
      }
    }
  }
  return counts;
}

/**
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ title: string, file: string, tests: PlaywrightRun[] }} PlaywrightSpec
 * @typedef {{ status: string, projectName: string, annotations: { type: string, description?: string }[], results: { errors: PlaywrightError[], duration: number }[] }} PlaywrightRun
 * @typedef {{ suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite
 */

/**
 * @param {PlaywrightSuite} suite
 * @returns {{ spec: PlaywrightSpec, run: PlaywrightRun }[]} every test of the suite, once per project
 */
const runsOf = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(runsOf),
  ...specs.flatMap((spec) => spec.tests.map((run) => ({ spec, run }))),
];

/** @param {PlaywrightError} error */
const messageOf = ({ message = '' }) => message;

/** @param {PlaywrightRun} run */
function reasonOf(run) {
  const reason = run.annotations.find((note) => note.type === 'skip')?.description;
  return reason ? `: ${reason}` : '';
}

/**
 * @param {ReturnType<typeof runsOf>} runs
 * @returns {TestFile[]} files with the time that their tests took in all projects
 */
function filesOf(runs) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const { spec, run } of runs) {
    const name = `e2e/${spec.file}`;
    const ms = run.results.reduce((all, { duration }) => all + duration, 0);
    times.set(name, (times.get(name) ?? 0) + ms);
  }
  return [...times].map(([name, ms]) => ({ name, ms }));
}

/**
 * Counts of a Playwright JSON report; `listed: true` when it only lists the tests, which then all count as skipped.
 * @param {string} path
 * @param {{ listed?: boolean }} [options]
 * @returns {Counts}
 */
export function countPlaywright(path, { listed = false } = {}) {
  const report = readJson(path);
  const counts = nothing();
  if (report === null) return listed ? counts : { ...counts, failed: 1 };
  /** @type {ReturnType<typeof runsOf>} */
  const runs = report.suites.flatMap(runsOf);
  if (!listed) counts.files.push(...filesOf(runs));
  for (const { spec, run } of runs) {
    if (listed || run.status === 'skipped') {
      counts.skipped += 1;
      counts.skips.push(`${spec.title} (${run.projectName})${reasonOf(run)}`);
      continue;
    }
    if (run.status === 'expected') {
      counts.passed += 1;
      continue;
    }
    const errors = run.results.flatMap((result) => result.errors);
    const described = failure(`${spec.title} (${run.projectName})`, errors.map(messageOf));
    if (run.status === 'flaky') {
      counts.passed += 1;
      counts.flakes.push(described);
    } else {
      counts.failed += 1;
      counts.failures.push(described);
    }
  }
  if (!listed && report.errors.length > 0) {
    counts.failed += report.errors.length;
    counts.failures.push(failure('browser tests', report.errors.map(messageOf)));
  }
  return counts;
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export const sum = (all) =>
  all.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
      skips: [...a.skips, ...b.skips],
      failures: [...a.failures, ...b.failures],
      flakes: [...a.flakes, ...b.flakes],
      files: [...a.files, ...b.files],
    }),
    nothing(),
  );

const SLOWEST = 10;

/** @param {TestFile[]} files */
const slowestLines = (files) =>
  files
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ name, ms }) => `slow: ${(ms / 1000).toFixed(0).padStart(4)} s  ${name}`);

/**
 * Lines that end a run: the slowest files, each skip, flaky test and failure by name, then the counts. The last line is for
 * machines.
 * @param {Counts} counts
 * @param {string[]} failedChecks titles of checks that are no tests, already counted as failures
 */
export const closingLines = (
  { passed, failed, skipped, skips, failures, flakes, files },
  failedChecks = [],
) => [
  ...slowestLines(files),
  ...skips.map((line) => `skipped: ${line}`),
  ...flakes.map((line) => `flaky: ${line}`),
  ...failures.map((line) => `failed: ${line}`),
  ...failedChecks.map((title) => `failed check: ${title}`),
  '',
  `flaky tests: ${flakes.length}`,
  `tests: ${passed} passed, ${failed} failed, ${skipped} skipped`,
];
