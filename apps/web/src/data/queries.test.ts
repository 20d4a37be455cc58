import type { Market } from '@touchline/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { expectBlocks, noteAwake } from './awake.ts';
import { BESIDE } from './block.ts';
import { read } from './queries.ts';
import { seedMarkets } from './seeds.ts';
import { pageServices } from './test/page-services.ts';

const BLOCK = 'a block of the HTML';
const turns = () => vi.advanceTimersByTimeAsync(100);

/** Creates services of a page with one block that is not hydrated. */
function sleepingPage() {
  vi.stubEnv('SSR', false);
  vi.useFakeTimers();
  expectBlocks([BLOCK]);
  return pageServices();
}

afterEach(() => {
  noteAwake(BLOCK);
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ['a reading that stands in the HTML', { held: 'old' }],
  ['a reading that the page does without', { meta: BESIDE }],
])(
  '%s is read when every block is taken over',
  async (_, { held, meta }: { held?: string; meta?: typeof BESIDE }) => {
    const { queryClient } = sleepingPage();
    const asked = vi.fn(async () => 'new');
    if (held) queryClient.setQueryData(['reading'], held);
    const answer = queryClient.fetchQuery({
      queryKey: ['reading'],
      queryFn: read(asked),
      ...(meta && { meta }),
    });
    await turns();
    expect(asked).not.toHaveBeenCalled();
    noteAwake(BLOCK);
    await expect(answer).resolves.toBe('new');
  },
);

test('what a block has to have is read at once', async () => {
  const { queryClient } = sleepingPage();
  await expect(
    queryClient.fetchQuery({ queryKey: ['reading'], queryFn: read(async () => 'new') }),
  ).resolves.toBe('new');
});

const marketAt = (odds: number) =>
  ({
    id: '1',
    specifier: '',
    status: 1,
    most_balanced: false,
    next_bet_stop: null,
    outcomes: [{ id: '1', odds, active: true }],
  }) as unknown as Market; // no more goes into a seed

test('prices of a match that is known change when every block is taken over, those of another at once', async () => {
  const services = sleepingPage();
  const seed = (id: string, odds: number) => seedMarkets(services, id, 'betradar', [marketAt(odds)], odds);
  const oddsOf = (id: string) => services.live.outcome(`${id}/1//1`)?.odds;
  services.live.seed({ id: '7', pr: 'betradar', v: 1, ts: 1, full: 1, state: null, m: [] });
  seed('7', 30_000);
  seed('8', 40_000);
  expect([oddsOf('7'), oddsOf('8')]).toEqual([undefined, 40_000]);
  noteAwake(BLOCK);
  await turns();
  expect(oddsOf('7')).toBe(30_000);
});
