import { startHouse } from './app.ts';
import { readOptions } from './options.ts';
import { Sentence } from './sentence.ts';

/** For what is to be ended after the time that HOUSE_DRAIN_MS gives. */
const STOP_LIMIT_MS = 6_000;

function giveUp(error: unknown): never {
  if (error instanceof Sentence) console.error(error.message);
  else console.error('error: the house stopped:', error);
  process.exit(1);
}

let stop: (() => Promise<void>) | null = null;
let isStopping = false;
let drainMs = 0;

// Registered before the start, so that a signal during it ends the house as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      console.error('error: the house did not end in its time and was cut off.');
      process.exit(1);
    }, drainMs + STOP_LIMIT_MS).unref();
    (stop?.() ?? Promise.resolve()).then(() => process.exit(0), giveUp);
  });
}

try {
  const options = readOptions(process.env);
  drainMs = options.drainMs;
  const house = await startHouse(options);
  stop = house.stop;
  house.failed.catch((error: unknown) => {
    if (!isStopping) giveUp(error);
  });
  console.log(`The house is open: ${house.url} (API: ${house.url}/docs)`);
} catch (error) {
  if (!isStopping) giveUp(error);
}
