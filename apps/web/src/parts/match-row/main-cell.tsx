import { outcomeKey } from '@touchline/betting';
import { useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import { priceName } from '../market/price-name.ts';
import { NoPrice, OddsButton } from '../odds/odds-button.tsx';
import { Strip } from '../odds/strip.tsx';
import { outcomeShorts } from './outcome-shorts.ts';

/** The main market of a match. Without one it keeps its place with the league's number of dashes. */
export function MainCell({ match, withKeys = false }: { match: MatchView; withKeys?: boolean }) {
  const messages = useMessages();
  const market = match.main_market;
  const title = market?.name ?? messages('book.column.result');
  const count = match.tournament.main_market_outcome_count;
  const shorts = outcomeShorts(market?.outcomes.length ?? count, messages.locale);
  return (
    <Strip label={title}>
      {market
        ? market.outcomes.map((outcome, place) => {
            const key = outcomeKey({
              matchId: match.id,
              marketId: market.id,
              specifier: market.specifier,
              outcomeId: outcome.id,
            });
            return (
              <OddsButton
                key={key}
                outcomeKey={key}
                name={priceName(messages, market, outcome)}
                layout={withKeys ? 'beside' : 'plain'}
                sign={shorts[place] ?? outcome.name}
              />
            );
          })
        : shorts.map((short) => <NoPrice key={short} name={title} />)}
    </Strip>
  );
}
