import { rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { root } from '../scripts/toolchain/root.mjs';
import type { Around, Bench, Figure } from './bench.ts';
import { load } from './load.ts';
import { type MeasuredServer, startWeb } from './processes.ts';
import { median } from './statistics.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 10;
const NAME = 'bench-home.txt';
const ENCODINGS = ['br', 'identity'] as const;

type Encoding = (typeof ENCODINGS)[number];

const HOME = '/sports';
const FILE = `/sports/${NAME}`;

/** The body as it goes over the wire. */
function bodyOf(url: string, encoding: Encoding): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    });
    asking.on('error', reject);
    asking.end();
  });
}

/**
 * The web server with home as a file beside its own. It reads its files once, at its start, so that the file is on
 * disk for that moment only.
 */
async function startWithFile(
  houseUrl: string,
  bodies: Readonly<Record<Encoding, Buffer>>,
): Promise<MeasuredServer> {
  const file = join(root, 'apps', 'web', 'dist', 'client', NAME);
  writeFileSync(file, bodies.identity);
  writeFileSync(`${file}.br`, bodies.br);
  try {
    return await startWeb(houseUrl);
  } finally {
    rmSync(file);
    rmSync(`${file}.br`);
  }
}

interface Round {
  readonly perSecond: number;
  readonly cpuMs: number;
}

async function round(server: MeasuredServer, path: string, encoding: Encoding): Promise<Round> {
  const before = server.cpuMs();
  const { perSecond, answered } = await load({
    url: `${server.url}${path}`,
    connections: CONNECTIONS,
    seconds: SECONDS,
    headers: { 'accept-encoding': encoding },
  });
  return { perSecond, cpuMs: (server.cpuMs() - before) / answered };
}

async function compare(server: MeasuredServer, encoding: Encoding, bytes: number): Promise<Figure[]> {
  await round(server, HOME, encoding);
  await round(server, FILE, encoding);
  const homes: Round[] = [];
  const files: Round[] = [];
  for (let index = 0; index < ROUNDS; index += 1) {
    const isHomeFirst = index % 2 === 0;
    if (isHomeFirst) homes.push(await round(server, HOME, encoding));
    files.push(await round(server, FILE, encoding));
    if (!isHomeFirst) homes.push(await round(server, HOME, encoding));
  }
  const ratio = (of: keyof Round) => median(homes.map((home, index) => home[of] / (files[index]?.[of] ?? 1)));
  const typical = (rounds: readonly Round[], of: keyof Round) => median(rounds.map((one) => one[of]));
  const size = `${(bytes / 1000).toFixed(0)} kB`;
  return [
    {
      what: `requests/s of home from the cache against a file of the same size, ${encoding}`,
      value: 100 * ratio('perSecond'),
      unit: '%',
      bar: { atLeast: 80 },
      note: `${typical(homes, 'perSecond').toFixed(0)} against ${typical(files, 'perSecond').toFixed(0)} a second, ${size}`,
    },
    {
      what: `processor time per request against that file, ${encoding}`,
      value: ratio('cpuMs'),
      unit: '×',
      note: `${typical(homes, 'cpuMs').toFixed(3)} against ${typical(files, 'cpuMs').toFixed(3)} ms`,
    },
  ];
}

async function runHomeCached({ stack, say }: Around): Promise<Figure[]> {
  const { webUrl, houseUrl } = await stack();
  const br = await bodyOf(`${webUrl}${HOME}`, 'br');
  const identity = await bodyOf(`${webUrl}${HOME}`, 'identity');
  const server = await startWithFile(houseUrl, { br, identity });
  try {
    const figures: Figure[] = [];
    for (const encoding of ENCODINGS) {
      say(`${encoding}: ${ROUNDS} rounds`);
      figures.push(...(await compare(server, encoding, { br, identity }[encoding].length)));
    }
    return figures;
  } finally {
    await server.stop();
  }
}

export const homeCached: Bench = { name: 'home-cached', title: 'Home from the cache', run: runHomeCached };
