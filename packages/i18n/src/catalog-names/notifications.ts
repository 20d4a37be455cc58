import type { Currency, MinorUnits } from '@touchline/betting';
import { localizeNumber } from '../digits.ts';
import { directionOf } from '../locale.ts';
import { formatMoney } from '../money.ts';
import { catalogOf } from './catalogs.ts';
import type { NotificationTexts, NotificationType } from './names.ts';

const ISOLATE = '\u2068';
const ISOLATE_END = '\u2069';

/** An amount or a name stays in one piece inside a right-to-left sentence. */
const inOnePiece = (text: string, locale: string) =>
  directionOf(locale) === 'rtl' ? `${ISOLATE}${text}${ISOLATE_END}` : text;

/**
 * Title and body of a notification in a locale's language; English where there are none. `sum` null: it is about no money.
 * Units: smallest units of the currency.
 */
export function notificationTexts(
  locale: string,
  type: NotificationType,
  sum: { readonly amount: MinorUnits; readonly currency: Currency } | null,
): NotificationTexts {
  const { title, body } = catalogOf(locale).notifications.types[type];
  const shown = sum ? inOnePiece(formatMoney(sum.amount, sum.currency, locale), locale) : '';
  const fill = (text: string) => text.replace('{amount}', () => shown);
  return { title: fill(title), body: fill(body) };
}

/** What fills the words about a match. Shape: `score` home first; `team` is the name of whose goal it is. */
export type MatchMomentNames =
  | { readonly kind: 'kick_off'; readonly home: string; readonly away: string }
  | {
      readonly kind: 'goal';
      readonly home: string;
      readonly away: string;
      readonly team: string;
      readonly score: readonly [home: number, away: number];
    };

/** Title and body of what is told of a match, in a locale's language; English where there are none. */
export function matchMomentTexts(locale: string, moment: MatchMomentNames): NotificationTexts {
  const { title, body } = catalogOf(locale).notifications.matches[moment.kind];
  const values: Readonly<Record<string, string>> = {
    home: inOnePiece(moment.home, locale),
    away: inOnePiece(moment.away, locale),
    team: moment.kind === 'goal' ? inOnePiece(moment.team, locale) : '',
    score: moment.kind === 'goal' ? localizeNumber(moment.score.join('–'), locale) : '',
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { title: fill(title), body: fill(body) };
}

/** Name of a bet by the contract's bet type; the type where it has none. */
export const betTypeName = (locale: string, type: string): string =>
  catalogOf(locale).notifications.bets[type] ?? type;
