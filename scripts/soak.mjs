import { inTestFolder } from './test/folder.mjs';
import { BOOK_FILES, DATABASE_FILES, SAMPLE_FILES } from './test/soak-files.mjs';
import { handedToCurrentNode } from './toolchain/current-node.mjs';
import { ensureInstalled } from './toolchain/install.mjs';
import { bin } from './toolchain/root.mjs';
import { run } from './toolchain/run.mjs';
import { runScript, Sentence } from './toolchain/sentence.mjs';

// What takes too long for `npm test`: the long walks in browsers (every page in every language with axe, home without each file of the build, sizes of text
// and window, every block in every zone, journeys in Firefox and WebKit), the laws of the ledger and the crash test in their long forms, on PGlite and on
// PostgreSQL, the laws of the book over many simulated matches, and statistical tests with their full samples. `npm run soak -- browser`, `-- database`,
// `-- book` and `-- samples` run one of them.

async function walkBrowsers() {
  const { ensureChromium, tryHeadlessShell } = await import('./toolchain/chromium.mjs');
  const { ensureOtherBrowsers } = await import('./test/other-browsers.mjs');
  const chromium = await ensureChromium();
  if ('missing' in chromium) throw new Sentence(`The walks in browsers were not run: ${chromium.missing}`);
  await tryHeadlessShell();
  await ensureOtherBrowsers();
  return run(process.execPath, [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'], {
    env: { ...process.env, CHROMIUM: chromium.path, SOAK: '1' },
    show: true,
  });
}

/** @param {NodeJS.ProcessEnv} env */
const soakDatabase = (env) =>
  // One file at a time: the crash test asks for a pace.
  run(bin('vitest'), ['run', '--no-file-parallelism', ...DATABASE_FILES], {
    env: { ...env, CI: 'true', SOAK: '1' },
    show: true,
  });

async function soakDatabases() {
  const { withPostgres } = await import('./test/databases.mjs');
  const pglite = await soakDatabase(process.env);
  const postgres = await withPostgres(soakDatabase);
  if ('missing' in postgres) throw new Sentence(`The soak on PostgreSQL was not run: ${postgres.missing}`);
  return { code: pglite.code || postgres.code };
}

const soakBook = (files = BOOK_FILES) =>
  run(bin('vitest'), ['run', ...files], {
    env: { ...process.env, CI: 'true', SOAK: '1' },
    show: true,
  });

/** Passes with the full samples are noted, so that `npm test` takes the few until the simulator changes. */
async function soakSamples() {
  const { noteFullSamples } = await import('./toolchain/full-samples.mjs');
  const { code } = await soakBook(SAMPLE_FILES);
  if (code === 0) noteFullSamples();
  return { code };
}

const PARTS = {
  browser: walkBrowsers,
  database: soakDatabases,
  book: () => soakBook(),
  samples: soakSamples,
};

/** @param {string} name */
const isPart = (name) => Object.hasOwn(PARTS, name);

await runScript(async () => {
  await ensureInstalled();
  if (await handedToCurrentNode()) return;
  const named = process.argv.slice(2);
  const stranger = named.find((name) => !isPart(name));
  if (stranger !== undefined)
    throw new Sentence(`There is no soak "${stranger}", only ${Object.keys(PARTS).join(', ')}.`);
  for (const [name, soak] of Object.entries(PARTS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const { code } = await inTestFolder(soak);
    if (code !== 0) process.exitCode = code;
  }
});
