import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Stack, type StackOptions, startStack } from './stack.ts';

// Keeps backends longer than Playwright keeps a worker, which ends with each project and each failed test.

const ADDRESS = 'TOUCHLINE_KEPT_STACKS';
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

/** A stack as its worker needs to know it. */
export type HandedStack = Omit<Stack, 'stop'>;

/** The place at which a worker runs, how its stack was started, and the file whose test asks for it. */
export interface Place {
  readonly index: number;
  readonly options: StackOptions;
  readonly file: string;
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
    drop: (options: StackOptions) => drop(JSON.stringify(options)),
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
    const place = JSON.parse(await text(request)) as Place; // written by `ask` below
    if (request.method === 'POST') return placeAt(place.index).take(place);
    await placeAt(place.index).drop(place.options);
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
  process.env[ADDRESS] = `http://127.0.0.1:${port}`;
  return async () => {
    server.close();
    await Promise.all([...places.values()].map((place) => place.dropAll()));
  };
}

async function ask(method: 'POST' | 'DELETE', place: Place): Promise<unknown> {
  const answer = await fetch(process.env[ADDRESS] ?? '', { method, body: JSON.stringify(place) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** The stack of a place. Errors: Error with the last lines of a house or web app that does not start. */
export const takeStack = async (place: Place): Promise<HandedStack> =>
  (await ask('POST', place)) as HandedStack; // written above

/** Ends the stack of a place, so that nobody meets what a test left there. */
export const dropStack = async (place: Place): Promise<void> => void (await ask('DELETE', place));
