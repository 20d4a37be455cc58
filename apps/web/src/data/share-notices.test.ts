import { emptySlip, reduceSlip, type SlipEvent } from '@touchline/betting';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissNotice, useNotice } from './notices.ts';
import { noteShare } from './share-notices.ts';

// The store is read outside of a component: React's hook gives what a mounted one would show.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));

afterEach(() => dismissNotice());

const shown = () => useNotice()?.titleKey;

function happen(event: SlipEvent): void {
  for (const effect of reduceSlip(emptySlip(), event).effects) {
    if (effect.kind === 'share-empty' || effect.kind === 'share-failed') noteShare(effect.kind);
  }
}

test('a share that could not be opened is tried later, one of which nothing is left is not', () => {
  happen({ type: 'share-failed' });
  expect(shown()).toBe('share.failed.title');
  happen({ type: 'share-restored', bets: [] });
  expect(shown()).toBe('share.empty.title');
});
