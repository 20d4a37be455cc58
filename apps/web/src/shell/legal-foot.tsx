import { Suspense } from 'react';
import { pageAwake } from '#data/awake.ts';
import { deferred } from '#parts/deferred/deferred.tsx';

/** The server has the foot at hand; in the browser its HTML stays as it is until the page answers, and nothing waits for it. */
const View = deferred(
  async () => {
    await pageAwake();
    return (await import('./legal-foot-view.tsx')).LegalFootView;
  },
  { Failed: null, suspends: true },
);

export const provideLegalFoot = View.provide;

/** Age sign, licence, help and rules at the end of every page. */
export function LegalFoot() {
  return (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  );
}
