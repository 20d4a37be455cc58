import { expect, test, vi } from 'vitest';
import { createFeedWatch } from './feed-watch.ts';

const SILENT_MS = 10_001;

/** A watch over a world that was reached at 0, and whether an operator has paused betting. */
function watched(isPaused = false) {
  const providers: Record<string, string> = { betradar: 'ACTIVE', oddin: 'INACTIVE', betconstruct: 'ACTIVE' };
  let reached = 0;
  const report = vi.fn();
  const watch = createFeedWatch({
    world: {
      heardAt: () => reached,
      providers: () => ({ ...providers }),
      control: {
        setProviderStatus: (provider: string, status: string) => {
          providers[provider] = status;
        },
      },
    },
    db: { select: () => ({ from: () => ({ where: async () => [{ value: isPaused }] }) }) },
    report,
  } as unknown as Parameters<typeof createFeedWatch>[0]); // what the watch uses of a house
  return {
    providers,
    report,
    watch,
    reach(at: number) {
      reached = at;
      watch(at);
    },
  };
}

const WITHOUT = { betradar: 'INACTIVE', oddin: 'INACTIVE', betconstruct: 'INACTIVE' };
const BEFORE = { betradar: 'ACTIVE', oddin: 'INACTIVE', betconstruct: 'ACTIVE' };

test('a feed that speaks changes nothing', () => {
  const { watch, providers } = watched();
  watch(SILENT_MS - 1);
  expect(providers).toEqual(BEFORE);
});

test('providers of a silent feed are out of service, and those that were in it come back', async () => {
  const { watch, providers, reach } = watched();
  watch(SILENT_MS);
  expect(providers).toEqual(WITHOUT);
  reach(SILENT_MS);
  await vi.waitFor(() => expect(providers).toEqual(BEFORE));
});

test('one that is put into service while the feed is silent is taken out again', () => {
  const { watch, providers } = watched();
  watch(SILENT_MS);
  providers.oddin = 'ACTIVE';
  watch(SILENT_MS + 1);
  expect(providers).toEqual(WITHOUT);
});

test('a pause that an operator made meanwhile stays', async () => {
  const { watch, providers, reach, report } = watched(true);
  watch(SILENT_MS);
  reach(SILENT_MS);
  // What was taken out is looked after once: nothing is left to be put back.
  reach(SILENT_MS + 1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(providers).toEqual(WITHOUT);
  expect(report).not.toHaveBeenCalled();
});
