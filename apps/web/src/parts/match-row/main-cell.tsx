import { outcomeKey } from '@touchline/betting';
import { useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import { priceName } from '../market/price-name.ts';
import { NoPrice } from '../odds/odds-button.tsx';
import { PriceStrip } from '../odds/price-strip.tsx';
import { Strip } from '../odds/strip.tsx';
import { outcomeShorts } from './outcome-shorts.ts';

/** The main market of a match. Without one it keeps its place with the league's number of dashes. */
export function MainCell({ match, withKeys = false }: { match: MatchView; withKeys?: boolean }) {
  const messages = useMessages();
  const market = match.main_market;
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
    name: priceName(messages, market, outcome),
    layout: withKeys ? ('beside' as const) : ('plain' as const),
    sign: shorts[place] ?? outcome.name,
  }));
  return <PriceStrip label={title} prices={prices} />;
}
