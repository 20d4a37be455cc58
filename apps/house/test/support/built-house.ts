import { ensureHouseBuilt, ensureTestHouseBuilt } from '../../../../scripts/toolchain/build.mjs';

/** Bundles the backend for tests that start it as a process. */
export async function setup(): Promise<void> {
  await ensureHouseBuilt();
  await ensureTestHouseBuilt();
}
