import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/start/ports.mjs';
import { Sentence } from '../scripts/toolchain/sentence.mjs';
import type { Around, Bench, Figure } from './bench.ts';

const HOUSE = fileURLToPath(new URL('memory/house.ts', import.meta.url));
/** A day takes half an hour; without BENCH_LONG three hours of it take four minutes. */
const SPEED = 48;
const HOUR_MS = 3_600_000;
const HOURS = process.env.BENCH_LONG === '1' ? 24 : 3;
/** A Saturday at noon: the most matches of the week lie ahead. */
const CALENDAR_AT = Date.UTC(2026, 4, 23, 12);
const MOST_GROWTH_PERCENT = 10;
const LOOK_MS = 500;
/** What is held follows the matches in play, so that another hour's cannot be compared. Units: feed time. */
const LATE_MS = 20 * 60_000;
const MB = 1_000_000;

/** Where the world is; behind while it has not told all that happened by then. */
interface Reached {
  readonly feedMs: number;
  readonly isBehind: boolean;
}

/** Units: bytes after a full collection. */
interface Held extends Reached {
  readonly held: number;
  readonly rss: number;
  readonly matches: number;
  /** What is held rises and falls with it: scripts, books, and what channels keep for those who come back. */
  readonly inPlay: number;
}

function told<T>(house: ChildProcess, ask?: string): Promise<T> {
  if (ask) house.send(ask);
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The house of the bench ended with ${code}.`));
    house.once('exit', ended);
    house.once('message', (message) => {
      house.off('exit', ended);
      resolve(message as T); // the house of this bench
    });
  });
}

/** Waits until the world is at a time of its feed, and reads lists in the meantime as visitors do. */
async function reach(house: ChildProcess, { url, feedMs }: { url: string; feedMs: number }): Promise<Held> {
  for (;;) {
    const now = await told<Reached>(house, 'where');
    if (now.feedMs - feedMs > LATE_MS)
      throw new Sentence('The machine stood still: an hour of the day was not looked at when it was over.');
    if (now.feedMs >= feedMs && !now.isBehind) return told<Held>(house, 'measure');
    for (const path of [
      '/book/matches?type=match&match_status=1&limit=50',
      '/book/markets/ending-soon?limit=6',
    ])
      await (await fetch(url + path)).arrayBuffer();
    await sleep(Math.max(LOOK_MS, (feedMs - now.feedMs) / SPEED / 4));
  }
}

async function run({ folder, say }: Around): Promise<Figure[]> {
  const dataDir = join(folder, 'memory-day');
  mkdirSync(dataDir, { recursive: true });
  const options = { dataDir, port: await freePort(), speed: SPEED, calendarAt: CALENDAR_AT };
  const house = fork(HOUSE, [JSON.stringify(options)], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const { url } = await told<{ url: string }>(house);
    const from = (await told<Reached>(house, 'where')).feedMs;
    const hours: Held[] = [];
    for (let hour = 1; hour <= HOURS; hour += 1) {
      const held = await reach(house, { url, feedMs: from + hour * HOUR_MS });
      hours.push(held);
      say(
        `hour ${hour}: ${(held.held / MB).toFixed(0)} MB held, ${(held.rss / MB).toFixed(0)} MB resident, ${held.inPlay} in play`,
      );
    }
    const [first, last] = [hours[0], hours.at(-1)];
    if (!first || !last) return [];
    const most = Math.max(...hours.map(({ held }) => held));
    return [
      {
        what: `held after ${HOURS} simulated hours against the first`,
        value: (last.held / first.held - 1) * 100,
        unit: '%',
        ...(HOURS === 24 && { bar: { atMost: MOST_GROWTH_PERCENT } }),
        note: `${(first.held / MB).toFixed(0)} and ${(last.held / MB).toFixed(0)} MB, at most ${(most / MB).toFixed(0)} MB in between; resident ${(first.rss / MB).toFixed(0)} and ${(last.rss / MB).toFixed(0)} MB; ${first.matches} and ${last.matches} matches, ${first.inPlay} and ${last.inPlay} in play`,
      },
    ];
  } finally {
    house.disconnect();
    await once(house, 'exit');
  }
}

/** Whether a house that runs for a day holds more than it did after an hour. */
export const memoryDay: Bench = { name: 'memory-day', title: 'Memory of a day', run };
