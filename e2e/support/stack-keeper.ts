import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Stack, startStack } from './stack.ts';

// Playwright ends a worker with each project and each other kind of fixture; a house would start anew for every one of them.

const ADDRESS = 'TOUCHLINE_KEPT_STACKS';
/** An older one is not handed on: its matches are no longer those of the evening that the tests know. */
const HANDED_ON_MS = 15 * 60_000;

interface Kept {
  readonly stack: Stack;
  readonly since: number;
}

/** A stack as its worker needs to know it. */
export type HandedStack = Omit<Stack, 'stop'>;

/** The stacks of the places at which workers run, each from the first worker that asks until none may have it any more. */
function createPlaces() {
  const places = new Map<string, Promise<Kept>>();

  async function drop(place: string): Promise<void> {
    const kept = places.get(place);
    places.delete(place);
    await (await kept?.catch(() => undefined))?.stack.stop();
  }

  async function take(place: string): Promise<HandedStack> {
    const held = await places.get(place)?.catch(() => undefined);
    if (held === undefined || Date.now() - held.since > HANDED_ON_MS) {
      await drop(place);
      places.set(
        place,
        startStack().then((stack) => ({ stack, since: Date.now() })),
      );
    }
    const kept = await places.get(place);
    if (kept === undefined) throw new Error(`The stack of place ${place} is gone.`);
    const { webUrl, houseUrl, dataDir } = kept.stack;
    return { webUrl, houseUrl, dataDir };
  }

  return { take, drop, dropAll: () => Promise.all([...places.keys()].map(drop)) };
}

/** Starts what keeps a house and a web app for each place at which a worker runs; answers how it is ended. */
export async function startStackKeeper(): Promise<() => Promise<void>> {
  const places = createPlaces();
  const answer = async ({ method, url = '/' }: IncomingMessage): Promise<object> => {
    const place = url.slice(1);
    if (method === 'POST') return places.take(place);
    await places.drop(place);
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
    await places.dropAll();
  };
}

async function ask(method: 'POST' | 'DELETE', place: number): Promise<unknown> {
  const answer = await fetch(`${process.env[ADDRESS]}/${place}`, { method });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** The stack of a place. Errors: Error with the last lines of a house or web app that does not start. */
export const takeStack = async (place: number): Promise<HandedStack> =>
  (await ask('POST', place)) as HandedStack; // written above

/** Ends the stack of a place, so that nobody meets what a test left there. */
export const dropStack = async (place: number): Promise<void> => void (await ask('DELETE', place));
