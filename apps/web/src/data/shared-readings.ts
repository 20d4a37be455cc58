import type { QueryKey } from '@tanstack/react-query';
import type { FaultError } from '@touchline/client/http';
import type { SeedMatch } from '@touchline/client/live';
import { SHARED_NAMES_MS } from './queries.ts';
import { reportError } from './report.ts';
import type { Services } from './services.ts';

/** What a question came to: the data, what the live store is given beside it, and how far the server's clock is ahead. */
interface Reading {
  readonly data: unknown;
  readonly seeds: readonly (readonly SeedMatch[])[];
  readonly aheadMs: number;
}

interface Held {
  readonly until: number;
  readonly maker: Services;
  readonly reading: Promise<Reading>;
}

/** Readings of the house that the pages of one server share for a moment. What they hold is never changed. */
export interface SharedReadings {
  /**
   * The data of a question: what is held of it, or what `make` reads. A failure is told to all who wait, and not held; where
   * the house did not answer, its last answer stands in for one of names and structure, however old it is.
   */
  readonly take: <T>(
    services: Services,
    key: QueryKey,
    forMs: number,
    make: (services: Services, signal: AbortSignal) => Promise<T>,
  ) => Promise<T>;
}

const MOST_HELD = 256;
const SERVER_ERROR = 500;
const TOO_MANY = 429;

/** Whether the house gave no answer, or none of its own. By name: the class itself comes with the code of the calls. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'FaultError') return false;
  const { status } = (error as FaultError).fault; // its name says so
  return status === 0 || status === TOO_MANY || status >= SERVER_ERROR;
}

async function readingOf<T>(
  services: Services,
  make: (services: Services, signal: AbortSignal) => Promise<T>,
): Promise<Reading> {
  const seeds: (readonly SeedMatch[])[] = [];
  // The page that asked first may be given up; the reading goes on for those who wait for it.
  const data = await make({ ...services, seeds }, new AbortController().signal);
  return { data, seeds, aheadMs: services.live.serverTime() - Date.now() };
}

export function createSharedReadings(now: () => number = Date.now): SharedReadings {
  const held = new Map<string, Held>();
  const lastOfNames = new Map<string, Reading>();

  /** Keeps the last answers to the questions that were asked last. */
  function keep(name: string, reading: Reading) {
    lastOfNames.delete(name);
    lastOfNames.set(name, reading);
    for (const oldest of lastOfNames.keys()) {
      if (lastOfNames.size <= MOST_HELD) break;
      lastOfNames.delete(oldest);
    }
  }

  async function orLast(name: string, reading: Promise<Reading>): Promise<Reading> {
    try {
      const made = await reading;
      keep(name, made);
      return made;
    } catch (error) {
      const last = isUnanswered(error) ? lastOfNames.get(name) : undefined;
      if (!last) throw error;
      reportError(error);
      return last;
    }
  }

  function makeRoom() {
    const at = now();
    for (const [name, { until }] of held) if (until <= at) held.delete(name);
    for (const name of held.keys()) {
      if (held.size < MOST_HELD) return;
      held.delete(name);
    }
  }

  function hold(name: string, forMs: number, maker: Services, reading: Promise<Reading>): Held {
    makeRoom();
    const entry = { until: now() + forMs, maker, reading };
    held.set(name, entry);
    reading.catch(() => {
      if (held.get(name) === entry) held.delete(name);
    });
    return entry;
  }

  const read = (name: string, forMs: number, reading: Promise<Reading>) =>
    forMs >= SHARED_NAMES_MS ? orLast(name, reading) : reading;

  return {
    async take<T>(
      services: Services,
      key: QueryKey,
      forMs: number,
      make: (services: Services, signal: AbortSignal) => Promise<T>,
    ) {
      const name = JSON.stringify(key);
      const known = held.get(name);
      const entry =
        known && known.until > now()
          ? known
          : hold(name, forMs, services, read(name, forMs, readingOf(services, make)));
      const { data, seeds, aheadMs } = await entry.reading;
      services.seeds.push(...seeds);
      if (entry.maker !== services) {
        services.live.noteServerTime(Date.now() + aheadMs);
        for (const group of seeds) services.live.seed(group);
      }
      return data as T; // what `make` of the same key read
    },
  };
}

const byPlace = new Map<string, SharedReadings>();
/** Those of tests, the last at the end: each test has its own, and is soon over. */
const byTest = new Map<string, SharedReadings>();
const MOST_TESTS = 32;

/** Returns the readings that pages in one language share of one backend. A test has its own. */
export function sharedReadings(place: string, testRun?: string): SharedReadings {
  if (testRun !== undefined) return readingsOfTest(`${place} ${testRun}`);
  const known = byPlace.get(place);
  if (known) return known;
  const readings = createSharedReadings();
  byPlace.set(place, readings);
  return readings;
}

function readingsOfTest(place: string): SharedReadings {
  const readings = byTest.get(place) ?? createSharedReadings();
  byTest.delete(place);
  byTest.set(place, readings);
  for (const oldest of byTest.keys()) {
    if (byTest.size <= MOST_TESTS) break;
    byTest.delete(oldest);
  }
  return readings;
}
