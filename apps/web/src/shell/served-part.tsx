import { Suspense } from 'react';
import { pageAwake } from '#data/awake.ts';
import { deferred } from '#parts/deferred/deferred.tsx';

type Views = typeof import('./served-views.ts');

/** The server has such a view at hand; in the browser its HTML stays as it is until the page answers, and nothing waits for it. */
const served = (name: keyof Views) =>
  deferred(
    async () => {
      await pageAwake();
      return (await import('./served-views.ts'))[name];
    },
    { Failed: null, suspends: true },
  );

const Foot = served('LegalFootView');
const Notice = served('ConsentNoticeView');

/** Gives the server's renderer the views, which cannot wait while it renders. */
export function provideServedViews(views: Views): void {
  Foot.provide(views.LegalFootView);
  Notice.provide(views.ConsentNoticeView);
}

/** Age sign, licence, help and rules at the end of every page. */
export const LegalFoot = () => (
  <Suspense fallback={null}>
    <Foot />
  </Suspense>
);

/** Asks about cookies on every page, until the player has answered. */
export const ConsentNotice = () => (
  <Suspense fallback={null}>
    <Notice />
  </Suspense>
);
