import type { Messages } from '#data/messages.ts';
import type { MarketView, OutcomeView } from '#data/views.ts';
import { priceWords } from '../odds/price-words.ts';
import { AWAY_WINS, HOME_WINS, WINNER_MARKETS } from './outcome-ids.ts';

interface KnownName {
  readonly messages: Messages;
  readonly market: string;
  readonly isLabelled: boolean;
  readonly match: string | undefined;
  readonly name: string;
}

// Pages that share a reading name its prices once.
const knownNames = new WeakMap<object, KnownName>();

/**
 * What a price is for, in full: `Harbour City to win`, else market and outcome: `Total goals: Over 2.5`. In a list with
 * its match: `Draw, Harbour City v Nordvik, Match result`.
 * Where the outcome's name is written on the button (`isLabelled`) it comes last, right before the price.
 */
export function priceName(
  messages: Messages,
  market: Pick<MarketView, 'id' | 'name'>,
  outcome: Pick<OutcomeView, 'id' | 'name'>,
  isLabelled = false,
  match?: string,
): string {
  const known = knownNames.get(outcome);
  if (
    known?.messages === messages &&
    known.market === market.name &&
    known.isLabelled === isLabelled &&
    known.match === match
  ) {
    return known.name;
  }
  const name =
    match === undefined
      ? newName(messages, market, outcome, isLabelled)
      : priceWords(messages).ofMatch(outcome.name, market.name, match, isLabelled);
  knownNames.set(outcome, { messages, market: market.name, isLabelled, match, name });
  return name;
}

function newName(
  messages: Messages,
  market: Pick<MarketView, 'id' | 'name'>,
  outcome: Pick<OutcomeView, 'id' | 'name'>,
  isLabelled: boolean,
): string {
  if (
    !isLabelled &&
    WINNER_MARKETS.has(market.id) &&
    (HOME_WINS.has(outcome.id) || AWAY_WINS.has(outcome.id))
  ) {
    return messages('book.price.win', { team: outcome.name });
  }
  return messages('book.price.in', { market: market.name, outcome: outcome.name });
}
