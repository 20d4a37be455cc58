import { startStack } from './stack.ts';

/** One stack for the whole suite; the workers find it by these two variables. */
export default async function stackSetup(): Promise<() => Promise<void>> {
  const stack = await startStack();
  process.env.E2E_WEB_URL = stack.webUrl;
  process.env.E2E_HOUSE_URL = stack.houseUrl;
  return stack.stop;
}
