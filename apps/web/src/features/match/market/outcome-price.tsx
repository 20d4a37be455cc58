import { outcomeKey } from '@touchline/betting';
import { useMessages } from '#data/messages.ts';
import type { MarketView, OutcomeView } from '#data/views.ts';
import { priceName } from '#parts/market/price-name.ts';
import { NoPrice, OddsButton, type PriceLayout } from '#parts/odds/odds-button.tsx';

export const keyOfOutcome = (market: MarketView, outcomeId: string): string =>
  outcomeKey({ matchId: market.match_id, marketId: market.id, specifier: market.specifier, outcomeId });

/** The price of one outcome of a named market; a dash where the market lacks it. */
export function OutcomePrice({
  market,
  outcome,
  layout = 'plain',
  sign,
  mark,
  missing = '',
}: {
  market: MarketView;
  outcome: OutcomeView | undefined;
  layout?: PriceLayout;
  /** Stands on the button instead of the outcome's name. */
  sign?: string;
  mark?: 'draw' | 'now' | undefined;
  /** What is missing, where it is. */
  missing?: string;
}) {
  const messages = useMessages();
  if (!outcome) return <NoPrice name={missing || market.name} />;
  return (
    <OddsButton
      outcomeKey={keyOfOutcome(market, outcome.id)}
      name={priceName(messages, market, outcome, layout !== 'plain' && sign === undefined)}
      layout={layout}
      {...(sign === undefined ? { label: outcome.name } : { sign })}
      mark={mark}
    />
  );
}
