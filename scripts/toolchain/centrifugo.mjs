import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isExecutable } from './is-executable.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

export const CENTRIFUGO_VERSION = '6.9.1';
const MODULE = 'github.com/centrifugal/centrifugo/v6';
const LIBRARY = 'github.com/centrifugal/centrifuge';

/** Its go.mod names a commit of the library that not every module proxy serves; this release has what it needs. */
const LIBRARY_VERSION = 'v0.40.1';

const folder = join(root, '.cache', `centrifugo-${CENTRIFUGO_VERSION}`);
const built = join(folder, 'centrifugo');

/**
 * Path of a Centrifugo: CENTRIFUGO_BIN when it is set, else the one that was built before.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function findCentrifugo(env) {
  const path = env.CENTRIFUGO_BIN || built;
  return isExecutable(path) ? path : null;
}

/** @param {NodeJS.ProcessEnv} env */
function findGo(env) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/local/go/bin'];
  return folders.map((one) => join(one, 'go')).find(isExecutable) ?? null;
}

/**
 * The library's successor has other names for the two methods with which the NATS broker writes and reads; that broker
 * is not used.
 * @param {string} source
 */
function adaptNatsBroker(source) {
  const path = join(source, 'internal', 'natsbroker', 'broker.go');
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replaceAll('.MarshalVT()', '.MarshalCF()').replaceAll('.UnmarshalVT(', '.UnmarshalCF('),
  );
}

/**
 * Builds Centrifugo with Go; takes minutes the first time.
 * @param {string} go
 * @returns {Promise<string | null>} the last line of what went wrong
 */
async function buildCentrifugo(go) {
  const work = mkdtempSync(join(tmpdir(), 'touchline-centrifugo-'));
  const source = join(work, 'source');
  /** @param {string[]} args */
  const inSource = (...args) => run(go, args, { cwd: source });
  try {
    const download = await run(go, ['mod', 'download', '-json', `${MODULE}@v${CENTRIFUGO_VERSION}`], {
      cwd: work,
    });
    if (download.code !== 0) return lastLine(download.output);
    cpSync(JSON.parse(download.output.slice(download.output.indexOf('{'))).Dir, source, { recursive: true });
    // The module cache is read-only, and so is a copy of it.
    await run('chmod', ['-R', 'u+w', source]);
    adaptNatsBroker(source);
    const mod = readFileSync(join(source, 'go.mod'), 'utf8');
    const [named] = mod.match(new RegExp(`${LIBRARY} v\\S+`)) ?? [];
    if (!named) return `${MODULE} does not name ${LIBRARY}`;
    const exclude = `-exclude=${named.replace(' ', '@')}`;
    await inSource('mod', 'edit', exclude, `-require=${LIBRARY}@${LIBRARY_VERSION}`);
    mkdirSync(folder, { recursive: true });
    const next = join(work, 'centrifugo');
    const done = await inSource('build', '-mod=mod', '-trimpath', '-ldflags=-s -w', '-o', next, '.');
    if (done.code !== 0) return lastLine(done.output);
    cpSync(next, `${built}.new`);
    renameSync(`${built}.new`, built);
    return null;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @param {string} text */
const lastLine = (text) => text.trim().split('\n').at(-1) ?? '';

/**
 * Finds a Centrifugo, or builds one where Go is there.
 * @returns {Promise<{ path: string } | { missing: string }>} `missing` says why, as a sentence
 */
export async function ensureCentrifugo() {
  const found = findCentrifugo(process.env);
  if (found) return { path: found };
  if (process.env.CENTRIFUGO_BIN)
    return { missing: `CENTRIFUGO_BIN names ${process.env.CENTRIFUGO_BIN}, which cannot be executed.` };
  const go = findGo(process.env);
  if (go === null)
    return { missing: 'No Centrifugo was built, and there is no Go (1.26 or newer) to build one.' };
  const problem = await buildCentrifugo(go);
  return problem === null ? { path: built } : { missing: `Centrifugo could not be built: ${problem}` };
}
