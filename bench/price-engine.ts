import { createWorld } from '../apps/house/src/feed/create-world.ts';
import type { Bench, Figure } from './bench.ts';
import { EVENING } from './live-peak/evening.ts';

const TICK_MS = 250;
const PLAYED_MS = 300_000;
const IN_PLAY = 1;

/** Processor time of this thread in ms. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Plays on until nothing waits; how much changed. */
function playOn(world: ReturnType<typeof createWorld>, now: number): number {
  let changes = 0;
  do changes += world.advance(now).length;
  while (world.behind());
  return changes;
}

async function run(): Promise<Figure[]> {
  const { seed, at } = EVENING;
  const world = createWorld({ seed, startAt: at, now: at, speed: 1 });
  playOn(world, at);
  // As if somebody looked at each.
  for (const { id } of world.matches()) world.follow(id, 2 * PLAYED_MS);
  const inPlay = () => [...world.matches()].filter(({ status }) => status === IN_PLAY).length;
  let changed = 0;
  const [before, from] = [inPlay(), threadMs()];
  for (let passed = TICK_MS; passed <= PLAYED_MS; passed += TICK_MS) changed += playOn(world, at + passed);
  const usedMs = threadMs() - from;
  const matches = (before + inPlay()) / 2;
  return [
    {
      what: 'matches in play that one core prices at the speed of life',
      value: (matches * PLAYED_MS) / usedMs,
      unit: '',
      note: `${matches} matches, five minutes of play in ${(usedMs / 1_000).toFixed(1)} s of one thread`,
    },
    { what: 'changes of the book a second of one core', value: changed / (usedMs / 1_000), unit: '' },
  ];
}

/** How many matches the feed and its prices carry on one core. */
export const priceEngine: Bench = { name: 'price-engine', title: 'Price engine', run };
