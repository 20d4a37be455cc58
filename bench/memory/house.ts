import { setTimeout as sleep } from 'node:timers/promises';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { startHouse } from '../../apps/house/src/app.ts';

// A house in a process of its own that tells what it holds, after a full collection, when it is asked.
const [, , options = '{}'] = process.argv;
const house = await startHouse(JSON.parse(options));
const collect = globalThis.gc;
if (!collect) throw new Error('The house of this bench is started with --expose-gc.');

process.on('message', async () => {
  collect();
  // Finalizers of what was collected run in between, and let go of more.
  await sleep(0);
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const matches = [...house.world.matches()];
  process.send?.({
    held: heapUsed + external,
    rss,
    feedMs: house.world.reached(),
    isBehind: house.world.behind(),
    matches: matches.length,
    inPlay: matches.filter(({ status }) => status === MATCH_STATUS.live).length,
  });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: house.url });
