import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

test('the bar shows while the next page is on its way, and only then', async () => {
  const page = Promise.withResolvers<void>();
  const router = createRouter({
    routeTree: createRootRoute({ loader: () => page.promise }),
    history: createMemoryHistory(),
    isServer: false,
    origin: 'http://book.example',
  });
  const bar = () =>
    renderToString(
      <RouterContextProvider router={router}>
        <ProgressBar />
      </RouterContextProvider>,
    );
  const loading = router.load();
  expect(bar()).toContain('data-loading');
  page.resolve();
  await loading;
  expect(bar()).not.toContain('data-loading');
});
