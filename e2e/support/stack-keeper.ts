import { readdirSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type HandedStack, KEEPER, type Place } from './kept-stack.ts';
import { type Stack, startStack } from './stack.ts';

// Keeps backends longer than Playwright keeps a worker, which ends with each project and each failed test.

/** Stacks that a worker keeps: the default one, the live one, and one with other options. */
const KEPT_AT_MOST = 3;
/** An older one is not handed on: the days of its matches move away from those of the tests. */
const HANDED_ON_MS = 15 * 60_000;

interface Kept {
  readonly stack: Promise<Stack>;
  readonly since: number;
  /** What its data folder held as it started. */
  readonly begun: Promise<string>;
  /** The file whose tests had it last: it keeps what that placed in it. */
  file: string;
}

/** The database, where it is embedded: what players do is no file of an operator. */
const DATABASE = 'db';

/** The files of a data folder with their times and sizes; empty for a backend of others. */
function filesOf({ dataDir }: Stack): string {
  if (dataDir === '') return '';
  const paths = readdirSync(dataDir)
    .filter((name) => name !== DATABASE)
    .flatMap((name) => [name, ...childrenOf(join(dataDir, name)).map((child) => join(name, child))]);
  const stamp = (path: string) => {
    const { mtimeMs, size } = statSync(join(dataDir, path));
    return `${path} ${mtimeMs} ${size}`;
  };
  return paths.toSorted().map(stamp).join('\n');
}

const childrenOf = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];

const stop = async ({ stack }: Kept): Promise<void> => (await stack.catch(() => undefined))?.stop();

/** The stacks of one place by their options, those used last at the end. */
export function createPlace(start: (options: Place['options']) => Promise<Stack> = startStack) {
  const stacks = new Map<string, Kept>();

  async function drop(key: string): Promise<void> {
    const kept = stacks.get(key);
    stacks.delete(key);
    if (kept) await stop(kept);
  }

  function begin(options: Place['options'], file: string): Kept {
    const stack = start(options);
    const begun = stack.then(filesOf);
    begun.catch(() => undefined); // ignores an error that the caller of the stack handles
    return { stack, begun, since: Date.now(), file };
  }

  /** Whether another file meets nothing that one placed for its own tests. */
  async function isHandedOn({ stack, since, begun }: Kept): Promise<boolean> {
    return Date.now() - since < HANDED_ON_MS && filesOf(await stack) === (await begun);
  }

  return {
    async take({ options, file }: Place): Promise<HandedStack> {
      const key = JSON.stringify(options);
      const held = stacks.get(key);
      const isKept = held && (held.file === file || (await isHandedOn(held)));
      if (!isKept) await drop(key);
      for (const other of [...stacks.keys()].slice(0, 1 - KEPT_AT_MOST)) if (other !== key) await drop(other);
      const kept = isKept ? held : begin(options, file);
      kept.file = file;
      stacks.delete(key);
      stacks.set(key, kept);
      const { webUrl, houseUrl, dataDir } = await kept.stack;
      return { webUrl, houseUrl, dataDir };
    },
    drop: ({ options }: Place) => drop(JSON.stringify(options)),
    dropAll: () => Promise.all([...stacks.keys()].map(drop)),
  };
}

/** Starts what keeps houses and web apps for each place at which a worker runs; answers how it is ended. */
export async function startStackKeeper(): Promise<() => Promise<void>> {
  const places = new Map<number, ReturnType<typeof createPlace>>();
  const placeAt = (index: number) => {
    const place = places.get(index) ?? createPlace();
    places.set(index, place);
    return place;
  };
  const answer = async (request: IncomingMessage): Promise<object> => {
    const place = JSON.parse(await text(request)) as Place; // written by kept-stack.ts
    if (request.method === 'POST') return placeAt(place.index).take(place);
    await placeAt(place.index).drop(place);
    return {};
  };
  const server = createServer((request, response) => {
    answer(request).then(
      (body) => response.end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  process.env[KEEPER] = `http://127.0.0.1:${port}`;
  return async () => {
    server.close();
    await Promise.all([...places.values()].map((place) => place.dropAll()));
  };
}
