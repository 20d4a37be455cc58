import { ensureHouseBuilt, ensureTestHouseBuilt } from '../../../../scripts/toolchain/build.mjs';

/** Tests that run the backend in a process of its own run one file, as `npm start` does. */
export async function setup(): Promise<void> {
  await ensureHouseBuilt();
  await ensureTestHouseBuilt();
}
