import type { TestProject } from 'vitest/node';
import { startStack } from '../support/stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the stack of each worker. */
    readonly stacks: readonly { readonly webUrl: string; readonly houseUrl: string }[];
  }
}

/** Starts a stack for each worker: what a test does to a world reaches all who share it. */
export async function setup({ provide, config, vitest }: TestProject): Promise<() => Promise<void>> {
  const count = Math.min(config.maxWorkers, vitest.config.maxWorkers);
  const stacks = await Promise.all(Array.from({ length: count }, () => startStack()));
  provide(
    'stacks',
    stacks.map(({ webUrl, houseUrl }) => ({ webUrl, houseUrl })),
  );
  return async () => void (await Promise.all(stacks.map(({ stop }) => stop())));
}
