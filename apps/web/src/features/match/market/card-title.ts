import { localizeNumber } from '@touchline/i18n';
import type { Messages } from '#data/messages.ts';
import { specifierPart } from '#parts/market/line-text.ts';
import { type MarketCard, PLAYERS_KEY } from './market-cards.ts';

/** Name of a card: its market's, without the line where it holds several. */
export function cardTitle(messages: Messages, { key, shape, markets: [first] }: MarketCard): string {
  if (key === PLAYERS_KEY) return messages('book.players.title');
  const line = specifierPart(first.specifier, 'hcp');
  if (shape !== 'rows' || line === undefined) return first.name;
  const rest = first.name.replace(localizeNumber(line, messages.locale), '').replace(line, '');
  const market = rest.replace(/[\u2066-\u2069]/g, '').trim() || first.name;
  return messages('book.card.threeWay', { market });
}
