import { setTimeout as sleep } from 'node:timers/promises';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { startHouse } from '../../apps/house/src/app.ts';

// A house in a process of its own that tells where its world is, or what it holds after a full collection, when it is asked.

/** A machine that stood still for longer than this was paused as a whole: the house of the bench does not notice. */
const PAUSE_MS = 3_000;
const clock = Date.now;
let paused = 0;
let readAt = clock();
Date.now = () => {
  const at = clock();
  if (at - readAt > PAUSE_MS) paused += at - readAt;
  readAt = at;
  return at - paused;
};

const [, , options = '{}'] = process.argv;
const house = await startHouse(JSON.parse(options));
const collect = globalThis.gc;
if (!collect) throw new Error('The house of this bench is started with --expose-gc.');

const reached = () => ({ feedMs: house.world.reached(), isBehind: house.world.behind() });

process.on('message', async (ask) => {
  // Collections take the house's time: only what is measured is worth one.
  if (ask === 'where') {
    process.send?.(reached());
    return;
  }
  collect();
  // Finalizers of what was collected run in between, and let go of more.
  await sleep(0);
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const matches = [...house.world.matches()];
  process.send?.({
    held: heapUsed + external,
    rss,
    ...reached(),
    matches: matches.length,
    inPlay: matches.filter(({ status }) => status === MATCH_STATUS.live).length,
  });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: house.url });
