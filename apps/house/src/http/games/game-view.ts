import {
  type Currency,
  type EpochMs,
  type MinorUnits,
  type Odds,
  type OddsFormat,
  oddsParts,
} from '@touchline/betting';
import {
  formatDateTime,
  formatList,
  formatMoney,
  formatOdds,
  formatTime,
  type GameTextKey,
  gameTexts,
  localizeNumber,
} from '@touchline/i18n/game-texts';
import type { World } from '#feed/world.ts';
import { escapeHtml } from '../html.ts';

/** How one player reads a game's page. What it answers is HTML. */
export interface GameView {
  readonly locale: string;
  /** A text with its values, which are escaped already. */
  readonly text: (key: GameTextKey, values?: Readonly<Record<string, string>>) => string;
  readonly money: (amount: MinorUnits) => string;
  readonly moneyOf: (amount: MinorUnits, currency: Currency) => string;
  readonly odds: (odds: Odds) => string;
  /** Time of day of a time of the feed. */
  readonly time: (feedTime: number) => string;
  readonly number: (value: number) => string;
  /** A moment of real time in the reader's zone. */
  readonly moment: (at: EpochMs) => string;
  readonly list: (items: readonly string[]) => string;
}

const apart = (html: string) => `<bdi>${html}</bdi>`;

export function createGameView(of: {
  readonly world: World;
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: Currency;
  readonly oddsFormat: OddsFormat;
}): GameView {
  const { world, locale, timeZone, currency, oddsFormat } = of;
  const texts = gameTexts(locale);
  const moneyOf = (amount: MinorUnits, its: Currency) => apart(escapeHtml(formatMoney(amount, its, locale)));
  return {
    locale,
    text: (key, values) => texts(key, values),
    money: (amount) => moneyOf(amount, currency),
    moneyOf,
    odds: (odds) => apart(escapeHtml(formatOdds(oddsParts(odds, oddsFormat), locale))),
    time: (feedTime) => apart(escapeHtml(formatTime(world.realTime(feedTime), locale, timeZone))),
    moment: (at) => apart(escapeHtml(formatDateTime(at, locale, timeZone))),
    number: (value) => escapeHtml(localizeNumber(String(value), locale)),
    list: (items) => formatList(items, locale),
  };
}
