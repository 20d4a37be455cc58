import { localizeNumber } from '@touchline/i18n';
import type { Messages, PlainKey } from '#data/messages.ts';

/** Points of a game in tennis after deuce. Source: unified odds, score extras. */
const ADVANTAGE = '50';

/** A figure of a score in the digits of the locale; advantage by its word. */
export const pointsText = (messages: Messages, text: string, sportKey: string): string =>
  text === ADVANTAGE && sportKey === 'tennis'
    ? messages('book.points.advantage')
    : localizeNumber(text, messages.locale);

const BATTING: ReadonlySet<string> = new Set(['baseball', 'cricket']);
const ATTACKING: ReadonlySet<string> = new Set(['american_football', 'counter_strike', 'valorant']);

/** What it is called that one side has the ball. */
export function serverWord(sportKey: string): PlainKey {
  if (BATTING.has(sportKey)) return 'book.server.batting';
  if (ATTACKING.has(sportKey)) return 'book.server.attacking';
  return sportKey === 'darts' ? 'book.server.throwing' : 'book.server.serving';
}
