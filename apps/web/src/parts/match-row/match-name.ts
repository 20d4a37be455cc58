import type { Messages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';

/** What a match is called where its teams do not stand one above the other. */
export const matchName = ({ name, home, away }: Pick<MatchView, 'name' | 'home' | 'away'>): string =>
  name ?? `${home?.name ?? ''} – ${away?.name ?? ''}`;

/** What a match is called when it is read out. */
export const spokenMatch = (messages: Messages, { name, home, away }: MatchView): string =>
  name ?? messages('book.versus', { home: home?.name ?? '', away: away?.name ?? '' });
