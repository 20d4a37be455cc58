import { Suspense } from 'react';
import { pageAwake } from '#data/awake.ts';
import { deferred } from '#parts/deferred/deferred.tsx';

/** The server has it at hand; in the browser its HTML stays as it is until the page answers. */
const View = deferred(
  async () => {
    await pageAwake();
    return (await import('./consent-notice-view.tsx')).ConsentNoticeView;
  },
  { Failed: null, suspends: true },
);

export const provideConsentNotice = View.provide;

/** Asks about cookies on every page, until the player has answered. */
export function ConsentNotice() {
  return (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  );
}
