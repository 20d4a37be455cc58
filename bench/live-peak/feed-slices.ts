import { createWorld } from '../../apps/house/src/feed/create-world.ts';
import type { Figure } from '../bench.ts';
import { quantile } from '../statistics.ts';
import { EVENING } from './evening.ts';

const TICK_MS = 250;
const TICKS = 1_200;
const LONG_MS = 10;

/** Processor time of this thread, which work elsewhere on the machine does not lengthen. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** How long the feed holds the thread at a time, over five minutes of the evening played without waiting. */
export function feedSlices(): Figure[] {
  const { seed, at } = EVENING;
  const world = createWorld({ seed, startAt: at, now: at, speed: 1 });
  do world.advance(at);
  while (world.behind());
  const slices: number[] = [];
  for (let tick = 1; tick <= TICKS; tick += 1) {
    do {
      const before = threadMs();
      world.advance(at + tick * TICK_MS);
      slices.push(threadMs() - before);
    } while (world.behind());
  }
  const long = slices.filter((ms) => ms > LONG_MS).length;
  return [
    {
      what: `slices of the feed over ${LONG_MS} ms, of all`,
      value: (100 * long) / slices.length,
      unit: '%',
      note: `${long} of ${slices.length} in five minutes of play`,
    },
    { what: 'longest slice of the feed', value: Math.max(...slices), unit: 'ms' },
    { what: 'slice of the feed below which 99 of 100 are', value: quantile(slices, 0.99), unit: 'ms' },
  ];
}
