import { DEFAULT_LAYOUTS } from '../../packages/contract/src/layout/index.ts';
import { withMain } from '../support/composed-layouts.ts';
import { LAYOUT_STACK, layoutFilesOf } from '../support/layout-files.ts';
import { expect, testWithStack } from '../support/state-test.ts';

const test = testWithStack(LAYOUT_STACK);

test.use({ javaScriptEnabled: false });

test('a file that is placed, changed, broken and taken away is what the next pages show', async ({
  page,
  stack,
}) => {
  test.setTimeout(120_000);
  const layouts = layoutFilesOf(stack);
  const shown = async (): Promise<string[]> => {
    await page.goto('/sports');
    const blocks = page.locator('[data-zone="main"] [data-block]');
    return blocks.evaluateAll((all) => all.map((block) => block.getAttribute('data-block') ?? ''));
  };
  const becomes = (kinds: readonly string[]) =>
    expect.poll(shown, { timeout: 30_000, intervals: [500] }).toEqual(kinds);
  const ofDefault = DEFAULT_LAYOUTS.home.zones.main.map(({ kind }) => kind);
  await becomes(ofDefault);

  const text = { id: 'hello', kind: 'text', settings: { content: { en: 'Good evening' } } };
  layouts.place('home', withMain('home', [text]));
  await becomes(['text']);

  layouts.place(
    'home',
    withMain('home', [
      { id: 'sparks', kind: 'fireworks', settings: {} },
      { id: 'many', kind: 'live_events', settings: { limit: 'many' } },
      text,
      { id: 'line', kind: 'divider', settings: {} },
    ]),
  );
  await becomes(['text', 'divider']);
  const { faults } = await (await page.request.get('/sports/api/book/layouts/home')).json();
  expect(faults.map(({ path }: { path: string }) => path)).toEqual(['main/sparks', 'main/many']);

  layouts.place('home', '{ "page": "home", ');
  await becomes(ofDefault);
  layouts.remove('home');
  await becomes(ofDefault);
});
