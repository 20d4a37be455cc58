import type { MatchView } from '#data/views.ts';

/** What a match is called where its teams do not stand one above the other. */
export const matchName = ({ name, home, away }: Pick<MatchView, 'name' | 'home' | 'away'>): string =>
  name ?? `${home?.name ?? ''} – ${away?.name ?? ''}`;
