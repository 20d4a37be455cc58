import { ensureHouseBuilt } from '../../../../scripts/toolchain/build.mjs';

/** Tests that run the backend in a process of its own run the same file as `npm start`. */
export async function setup(): Promise<void> {
  await ensureHouseBuilt();
}
