import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../toolchain/build.mjs';
import { ensureCentrifugo } from '../toolchain/centrifugo.mjs';
import { ensureChromium, tryHeadlessShell } from '../toolchain/chromium.mjs';
import { ensureRedis } from '../toolchain/redis.mjs';
import { bin } from '../toolchain/root.mjs';
import { run } from '../toolchain/run.mjs';
import { Sentence } from '../toolchain/sentence.mjs';
import { seconds, step } from '../toolchain/step.mjs';
import { check, testUnits } from '../verify/verify.mjs';
import { testOnPostgres, withPostgres } from './databases.mjs';
import { inTestFolder } from './folder.mjs';
import { findMatching } from './matching.mjs';
import { ensureOtherBrowsers } from './other-browsers.mjs';
import { closingLines, countPlaywright, countVitest, nothing, sum } from './report.mjs';

const playwright = [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'];

/** @typedef {import('./report.mjs').Counts} Counts */

/**
 * Runs some tests in a folder of their own, and ends with the closing lines.
 * @param {(folder: string) => Promise<{ counts: Counts, failedChecks: string[] }>} runTests
 */
const inFolder = (runTests) =>
  inTestFolder(async (folder) => {
    const { counts, failedChecks } = await runTests(folder);
    for (const line of closingLines(counts, failedChecks)) process.stdout.write(`${line}\n`);
    if (counts.failed > 0) process.exitCode = 1;
  });

/**
 * The browser tests, or the number of tests that cannot run and why.
 * @param {string} folder for reports
 * @param {readonly string[]} only arguments that name some of them
 */
async function browserTests(folder, only = []) {
  const report = join(folder, 'playwright.json');
  const chromium = await ensureChromium();
  if ('missing' in chromium) {
    process.stdout.write(`browser tests … not run: ${chromium.missing}\n`);
    const { output } = await run(process.execPath, [...playwright, ...only, '--list', '--reporter=json']);
    writeFileSync(report, output.slice(output.indexOf('{')));
    return {
      ...countPlaywright(report, { listed: true }),
      skips: [`all browser tests: ${chromium.missing}`],
    };
  }
  await tryHeadlessShell();
  await ensureOtherBrowsers();
  const startedAt = Date.now();
  process.stdout.write('browser tests …\n');
  // Of the states that a pattern names a browser may have none.
  const { code } = await run(process.execPath, [...playwright, '--pass-with-no-tests', ...only], {
    env: {
      ...process.env,
      CI: 'true',
      CHROMIUM: chromium.path,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Who asks for a test by its name gets it, a long walk as well.
      ...(only.length > 0 && { WALKS: '1' }),
    },
    show: true,
  });
  const counts = countPlaywright(report);
  process.stdout.write(`browser tests … ${code === 0 ? 'ok' : 'FAILED'}, ${seconds(startedAt)}\n`);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Builds Centrifugo and takes Redis for the tests that need them, where that is asked for; else they run where both are. */
async function centrifugoIfAsked() {
  if (process.env.CENTRIFUGO !== '1') return;
  const centrifugo = await step('Centrifugo', ensureCentrifugo);
  const redis = await step('Redis', ensureRedis);
  for (const found of [centrifugo, redis]) if ('missing' in found) process.stdout.write(`${found.missing}\n`);
}

/** @returns {Promise<Counts>} of the build: a failure, or nothing to count */
async function build() {
  try {
    await ensureBuilt();
    return nothing();
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
    return { ...nothing(), failed: 1 };
  }
}

/**
 * Some of the tests that need no browser.
 * @param {string} report
 * @param {readonly string[]} projects of Vitest, or each that is left out after a `!`
 * @param {number} workers
 */
async function unitTests(report, projects, workers) {
  const isPassed = await testUnits({ report, workers, only: projects.map((name) => `--project=${name}`) });
  const counts = countVitest(report);
  // What fails outside of every test is told by the step alone.
  return !isPassed && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {string} text */
const asPattern = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Tests that need no browser, some of them on both databases.
 * @param {string} folder for reports
 * @param {import('./matching.mjs').Matching} matching
 */
async function unitTestsOf(folder, { unit, title }) {
  if (unit.length === 0) return nothing();
  const named = title === null ? [] : ['-t', asPattern(title)];
  const report = join(folder, 'unit.json');
  const { code, output } = await testOnPostgres({ report, only: [...unit, ...named] });
  if (code !== 0) process.stdout.write(`${output}\n`);
  return countVitest(report);
}

/**
 * Leaves out the tests that were skipped because they have another name.
 * @param {Counts} counts
 * @param {string} title
 * @returns {Counts}
 */
function onlyNamed(counts, title) {
  const skips = counts.skips.filter((name) => name.includes(title));
  return { ...counts, skips, skipped: skips.length };
}

/**
 * Runs the tests that match a pattern, names their files and prints the closing lines.
 * @param {string} pattern part of a path, else of the name of a test
 */
export async function runMatching(pattern) {
  const matching = findMatching(pattern);
  const { unit, browser, title } = matching;
  if (unit.length + browser.length === 0)
    throw new Sentence(`No test file has "${pattern}" in its path, and no test in its name.`);
  const which =
    title === null ? `files with "${pattern}" in their path` : `tests with "${title}" in their name`;
  process.stdout.write(
    `${which}, without a browser: ${unit.join(', ') || 'none'}; in one: ${browser.join(', ') || 'none'}\n`,
  );
  await inFolder(async (folder) => {
    const units = await unitTestsOf(folder, matching);
    const named = title === null ? [] : ['--grep', asPattern(title)];
    const built = browser.length === 0 ? nothing() : await build();
    const inBrowser =
      browser.length === 0 || built.failed > 0 ? built : await browserTests(folder, [...browser, ...named]);
    const counts = sum([units, inBrowser]);
    return { counts: title === null ? counts : onlyNamed(counts, title), failedChecks: [] };
  });
}

/** Projects of Vitest that run after the tests in browsers: they wait for half of their time. */
const OF_PAGES = ['states', 'waiting'];
/** Those that only compute: after the tests of servers, so that both processors are busy to the end. */
const COMPUTING = ['computing', 'modules'];

/**
 * Every check and every test there is; the last line sums them up.
 * A check that fails (format, types, …) counts as one failure beside the tests.
 */
export const runAll = () =>
  inFolder(async (folder) => {
    await centrifugoIfAsked();
    const buildAndTest = async () => {
      const built = await build();
      const units = (
        /** @type {string} */ name,
        /** @type {readonly string[]} */ projects,
        /** @type {number} */ workers,
      ) => unitTests(join(folder, `${name}.json`), projects, workers);
      const ofServers = async () => {
        // Leaves the processors to tests in browsers.
        const servers = await units(
          'servers',
          [...OF_PAGES, ...COMPUTING].map((name) => `!${name}`),
          1,
        );
        return sum([servers, await units('computing', COMPUTING, 2)]);
      };
      const ofPages = async () => {
        if (built.failed > 0) return built;
        return sum([await browserTests(folder), await units('pages', OF_PAGES, 3)]);
      };
      const test = () => Promise.all([ofServers(), ofPages()]);
      const onServer = await withPostgres(test);
      return 'missing' in onServer ? test() : onServer;
    };
    const [failedChecks, tests] = await Promise.all([check(), buildAndTest()]);
    const all = sum([...tests, { ...nothing(), failed: failedChecks.length }]);
    return { counts: all, failedChecks };
  });
