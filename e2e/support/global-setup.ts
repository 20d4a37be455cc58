import { ensureBuilt } from '../../scripts/toolchain/build.mjs';
import { startStackKeeper } from './stack-keeper.ts';

/** The web app is built once, before the workers ask for what runs it. Answers what ends it all. */
export default async function setUp(): Promise<() => Promise<void>> {
  await ensureBuilt();
  return startStackKeeper();
}
