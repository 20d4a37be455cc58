import { ensureHouseBuilt, ensureTestHouseBuilt } from '../../../../scripts/toolchain/build.mjs';

/** Builds the backend as one file for tests that start it in a process of its own. */
export async function setup(): Promise<void> {
  await ensureHouseBuilt();
  await ensureTestHouseBuilt();
}
