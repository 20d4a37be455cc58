import { startHouse } from './app.ts';
import { readOptions } from './options.ts';
import { Sentence } from './sentence.ts';

const STOP_LIMIT_MS = 3_000;

function giveUp(error: unknown): never {
  if (error instanceof Sentence) console.error(error.message);
  else console.error('error: the house stopped:', error);
  process.exit(1);
}

let stop: (() => Promise<void>) | null = null;
let isStopping = false;

// Registered before the start, so that a signal during it ends the house as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
    (stop?.() ?? Promise.resolve()).then(() => process.exit(0), giveUp);
  });
}

try {
  const house = await startHouse(readOptions(process.env));
  stop = house.stop;
  house.failed.catch((error: unknown) => {
    if (!isStopping) giveUp(error);
  });
  console.log(`The house is open: ${house.url} (API: ${house.url}/docs)`);
} catch (error) {
  if (!isStopping) giveUp(error);
}
