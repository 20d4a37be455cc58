import { outcomeKey } from '@touchline/betting';
import { leftMarket } from '#data/line-markets.ts';
import { useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import { priceName } from '../market/price-name.ts';
import { NoPrice } from '../odds/odds-button.tsx';
import { PriceStrip } from '../odds/price-strip.tsx';
import { Strip } from '../odds/strip.tsx';
import { outcomeShorts } from './outcome-shorts.ts';

/**
 * The main market of a match, else what is left in its place, with its name. Without either it keeps the place with the
 * league's number of dashes.
 */
export function MainCell({
  match,
  label,
  withKeys = false,
}: {
  match: MatchView;
  label: string;
  withKeys?: boolean;
}) {
  const messages = useMessages();
  const market = match.main_market ?? leftMarket(match.top_markets);
  const title = market?.name ?? messages('book.column.result');
  const count = match.tournament.main_market_outcome_count;
  const shorts = outcomeShorts(market?.outcomes.length ?? count, messages.locale);
  if (!market) {
    return (
      <Strip label={title}>
        {shorts.map((short) => (
          <NoPrice key={short} name={title} />
        ))}
      </Strip>
    );
  }
  const { id: marketId, specifier } = market;
  const prices = market.outcomes.map((outcome, place) => ({
    outcomeKey: outcomeKey({ matchId: match.id, marketId, specifier, outcomeId: outcome.id }),
    name: priceName(messages, market, outcome, false, label),
    layout: withKeys ? ('beside' as const) : undefined,
    sign: shorts[place] ?? outcome.name,
  }));
  const line = match.main_market ? undefined : title;
  return <PriceStrip label={title} line={line} prices={prices} />;
}
