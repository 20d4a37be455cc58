import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { takeSprite } from '@touchline/ui';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hasSleepers } from '#data/awake.ts';
import { reportError, reportRecovered } from '#data/report.ts';
import { getRouter } from './router.tsx';

/** Takes over the page. The framework's own entry would bring its remote calls along, which this product does not use. */
async function start() {
  takeSprite(document.documentElement.dataset.sprite);
  const router = await getRouter();
  await hydrate(router);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      {
        onUncaughtError: reportError,
        onRecoverableError: (error) => {
          if (!hasSleepers()) reportRecovered(error);
        },
      },
    );
  });
  window.$_TSR?.h();
}

start().catch(reportError);
