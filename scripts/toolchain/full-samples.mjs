import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { sourceHash } from './source-hash.mjs';

// The hash of the simulator that last passed the statistical tests with their full samples: `npm run soak -- samples` writes it.
const record = join(root, 'apps', 'house', 'test', 'full-samples.txt');

/** What decides how simulated matches end and what is quoted for them. */
const SIMULATOR = [
  'apps/house/src/catalogue',
  'apps/house/src/feed',
  'apps/house/src/pricing',
  'packages/betting/src',
];

/** Whether this very simulator passed the statistical tests with their full samples. */
export const passedFullSamples = () =>
  existsSync(record) && readFileSync(record, 'utf8').trim() === sourceHash(SIMULATOR);

/** Notes that it did. */
export const noteFullSamples = () => writeFileSync(record, `${sourceHash(SIMULATOR)}\n`);
