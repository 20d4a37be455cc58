import { type ComponentType, lazy, Suspense } from 'react';
import { pageAwake } from '#data/awake.ts';
import { laterMessages } from '#data/later-messages.ts';

/** The server has the foot at hand; in the browser its HTML stays as it is until the page answers, and nothing waits for it. */
const foot: { View: ComponentType } = {
  View: lazy(async () => {
    await pageAwake();
    const [{ LegalFootView }] = await Promise.all([import('./legal-foot-view.tsx'), laterMessages()]);
    return { default: LegalFootView };
  }),
};

/** Gives the renderer the foot, which cannot wait while it renders. */
export function provideLegalFoot(View: ComponentType): void {
  foot.View = View;
}

/** Age sign, licence, help and rules at the end of every page. */
export function LegalFoot() {
  return (
    <Suspense fallback={null}>
      <foot.View />
    </Suspense>
  );
}
