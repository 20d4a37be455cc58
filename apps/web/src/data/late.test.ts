import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
let goOnline = () => {};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('addEventListener', (_type: string, listen: () => void) => {
    goOnline = listen;
  });
  reload.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const NO_FILE = new TypeError('Failed to fetch dynamically imported module');

/** Code of which the first `failures` loads fail. */
const failing = (failures: number) => {
  let calls = 0;
  return vi.fn(async () => {
    calls += 1;
    if (calls <= failures) throw NO_FILE;
    return 'code';
  });
};

async function settled<T>(promise: Promise<T>): Promise<T | Error> {
  const result = promise.catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return result;
}

test('a file that fails once is loaded by a retry', async () => {
  const { late, lacksFiles } = await import('./late.ts');
  const load = failing(1);
  expect(await settled(late(load))).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
  expect(lacksFiles()).toBe(false);
});

test('a file that fails twice rejects, and the build counts as incomplete', async () => {
  const { late, lacksFiles } = await import('./late.ts');
  const load = failing(2);
  expect(await settled(late(load))).toBe(NO_FILE);
  expect(load).toHaveBeenCalledTimes(2);
  expect(lacksFiles()).toBe(true);
});

test('what nobody misses waits for the network instead of rejecting', async () => {
  const { latePatiently } = await import('./late.ts');
  const load = failing(2);
  const loading = latePatiently(load);
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(2);
  goOnline();
  expect(await settled(loading)).toBe('code');
});

test.each([
  ['the server answers', 2, { ok: true }, 1],
  ['nothing answers', 2, new TypeError('Failed to fetch'), 0],
  ['the file comes', 1, { ok: true }, 0],
])(
  'trying again reloads the page only if a file stays away: %s',
  async (_case, failures, answer, reloads) => {
    vi.stubGlobal('fetch', async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const { late, loadAgain } = await import('./late.ts');
    const load = failing(failures);
    await settled(loadAgain(() => late(load)));
    expect(reload).toHaveBeenCalledTimes(reloads);
  },
);

test('trying again does not reload the page if data is missing, not a file', async () => {
  const { loadAgain } = await import('./late.ts');
  await settled(loadAgain(() => Promise.reject(new Error('503'))));
  expect(reload).not.toHaveBeenCalled();
});
