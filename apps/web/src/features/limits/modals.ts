import type { ModalBindings } from '#data/block.ts';

export const modals: ModalBindings = {
  reality_check: { titleKey: 'play.check.title', load: () => import('./reality-check.tsx') },
  out_of_session_limit: { titleKey: 'play.out.title', load: () => import('./limit-reached.tsx') },
  activity_limit_reached: { titleKey: 'play.activity.title', load: () => import('./limit-reached.tsx') },
  session_clock: { titleKey: 'play.clock.title', load: () => import('./session-clock.tsx') },
  limit: { titleKey: 'limits.formTitle', load: () => import('./limit-form.tsx') },
};
