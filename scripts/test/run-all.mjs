import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebBuilt } from '../toolchain/build-web.mjs';
import { ensureCentrifugo } from '../toolchain/centrifugo.mjs';
import { ensureChromium, tryHeadlessShell } from '../toolchain/chromium.mjs';
import { ensureFirefox } from '../toolchain/firefox.mjs';
import { ensureRedis } from '../toolchain/redis.mjs';
import { bin } from '../toolchain/root.mjs';
import { run } from '../toolchain/run.mjs';
import { seconds, step } from '../toolchain/step.mjs';
import { ensureWebKit } from '../toolchain/webkit.mjs';
import { TEST_STEPS, verify } from '../verify/verify.mjs';
import { closingLines, countPlaywright, countVitest, nothing, sum } from './report.mjs';

const playwright = [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'];

/** Finds or installs the other browsers, or prints why their tests are skipped. */
async function otherBrowsers() {
  for (const [name, found] of /** @type {const} */ ([
    ['Firefox', await ensureFirefox()],
    ['WebKit', await ensureWebKit()],
  ]))
    if ('missing' in found) process.stdout.write(`tests in ${name} … not run: ${found.missing}\n`);
}

/**
 * The browser tests, or the number of tests that cannot run and why.
 * @param {string} folder for reports
 */
async function browserTests(folder) {
  const report = join(folder, 'playwright.json');
  const chromium = await ensureChromium();
  if ('missing' in chromium) {
    process.stdout.write(`browser tests … not run: ${chromium.missing}\n`);
    const { output } = await run(process.execPath, [...playwright, '--list', '--reporter=json']);
    writeFileSync(report, output.slice(output.indexOf('{')));
    return {
      ...countPlaywright(report, { listed: true }),
      skips: [`all browser tests: ${chromium.missing}`],
    };
  }
  await tryHeadlessShell();
  await otherBrowsers();
  const startedAt = Date.now();
  process.stdout.write('browser tests …\n');
  const { code } = await run(process.execPath, playwright, {
    env: { ...process.env, CI: 'true', CHROMIUM: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
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

/** @returns {Promise<import('./report.mjs').Counts>} of the build: a failure, or nothing to count */
async function build() {
  try {
    await ensureWebBuilt();
    return nothing();
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
    return { ...nothing(), failed: 1 };
  }
}

/**
 * Every check, and the tests that need no browser.
 * @param {string} folder for reports
 */
async function checksAndTests(folder) {
  const [unit, postgres] = TEST_STEPS;
  const reports = { [unit]: join(folder, 'unit.json'), [postgres]: join(folder, 'postgres.json') };
  const failed = await verify({ stopAtFirst: false, reports });
  const counts = TEST_STEPS.map((title) => {
    const counted = countVitest(reports[title]);
    // What fails outside of every test is told by the step alone.
    return failed.includes(title) && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  });
  /** @type {readonly string[]} */
  const tests = TEST_STEPS;
  return { counts: sum(counts), failedChecks: failed.filter((title) => !tests.includes(title)) };
}

/**
 * Every check and every test there is; the last line sums them up.
 * A check that fails (format, types, …) counts as one failure beside the tests.
 */
export async function runAll() {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-test-'));
  try {
    await centrifugoIfAsked();
    const { counts, failedChecks } = await checksAndTests(folder);
    const built = await build();
    const browser = built.failed > 0 ? built : await browserTests(folder);
    const all = sum([counts, browser, { ...nothing(), failed: failedChecks.length }]);
    for (const line of closingLines(all, failedChecks)) process.stdout.write(`${line}\n`);
    if (all.failed > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
