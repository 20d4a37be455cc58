import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  /** The file whose tests had it last: it keeps what that placed in it. */
  file: string;
}

const stop = async ({ stack }: Kept): Promise<void> => (await stack.catch(() => undefined))?.stop();

/** The stacks of one place by their options, those used last at the end. */
function createPlace() {
  const stacks = new Map<string, Kept>();

  async function drop(key: string): Promise<void> {
    const kept = stacks.get(key);
    stacks.delete(key);
    if (kept) await stop(kept);
  }

  return {
    async take({ options, file }: Place): Promise<HandedStack> {
      const key = JSON.stringify(options);
      const held = stacks.get(key);
      const isHandedOn = held?.file === file || (held && Date.now() - held.since < HANDED_ON_MS);
      if (!isHandedOn) await drop(key);
      for (const other of [...stacks.keys()].slice(0, 1 - KEPT_AT_MOST)) if (other !== key) await drop(other);
      const kept = held && isHandedOn ? held : { stack: startStack(options), since: Date.now(), file };
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
