import { outcomeKey } from '@touchline/betting';
import type { LiveReads } from '@touchline/client/live';
import { formatDay, localizeNumber } from '@touchline/i18n';
import { Icon } from '@touchline/ui';
import { useId, useRef, useState } from 'react';
import { useFreshness, useLiveStore, useWatchVisible } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { hrefMatch } from '#data/navigation.ts';
import { useTimeZone } from '#data/time-zone.ts';
import type { MarketView, MatchView, OutcomeView } from '#data/views.ts';
import { priceName } from '#parts/market/price-name.ts';
import { seedOf } from '#parts/market/seed-of.ts';
import { OddsButton } from '#parts/odds/odds-button.tsx';
import { PriceArea } from '#parts/odds/price-area.tsx';
import { PriceStrip } from '#parts/odds/price-strip.tsx';
import styles from './match-list.module.css';

const FOREMOST = 3;

const keyOf = (match: MatchView, market: MarketView, outcome: OutcomeView) =>
  outcomeKey({ matchId: match.id, marketId: market.id, specifier: market.specifier, outcomeId: outcome.id });

/** Competitors by price, shortest first. The order is taken once, so that nothing moves under a finger. */
function byPrice(live: LiveReads, match: MatchView, market: MarketView): OutcomeView[] {
  const priced = market.outcomes.map((outcome) => {
    const odds = live.outcome(keyOf(match, market, outcome))?.odds ?? Number.MAX_SAFE_INTEGER;
    return { outcome, odds };
  });
  return priced.sort((a, b) => a.odds - b.odds).map(({ outcome }) => outcome);
}

/** One outright: until when, its name, the three shortest prices, and a button for all competitors. */
export function OutrightRow({ match }: { match: MatchView }) {
  const messages = useMessages();
  const live = useLiveStore();
  const timeZone = useTimeZone();
  const listId = useId();
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useWatchVisible(ref, match.id, 'card');
  const isStale = useFreshness(match.id) === 'stale';
  const market = match.main_market ?? match.top_markets[0];
  const [ordered] = useState(() => (market ? byPrice(live, match, market) : []));
  if (!market) return null;
  const name = match.name ?? market.name;
  const codeOf = (outcome: OutcomeView) =>
    match.competitors.find(({ id }) => id === outcome.id)?.code ?? outcome.name;
  const priceOf = (outcome: OutcomeView, layout: 'above' | 'beside') => ({
    outcomeKey: keyOf(match, market, outcome),
    name: priceName(messages, market, outcome, true, name),
    layout,
    ...(layout === 'above' ? { sign: codeOf(outcome) } : { label: outcome.name }),
  });
  const rest = ordered.length - FOREMOST;
  return (
    <PriceArea
      as="article"
      ref={ref}
      label={name}
      className={styles.outright}
      data-stale={isStale || undefined}
      resolve={(key) => seedOf(match, [market], key)}
    >
      <div className={styles.outrightHead}>
        <Icon name="trophy" />
        <div>
          <a href={hrefMatch(match)}>{name}</a>
          <small>
            {match.end_time !== null &&
              messages('book.outrights.until', {
                date: formatDay(match.end_time, messages.locale, timeZone),
              })}
          </small>
        </div>
        <PriceStrip
          label={name}
          tall
          prices={ordered.slice(0, FOREMOST).map((outcome) => priceOf(outcome, 'above'))}
        />
        {rest > 0 && (
          <button
            type="button"
            className={styles.outrightMore}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={messages(isOpen ? 'book.outrights.fewer' : 'book.outrights.more', {
              count: rest,
              name,
            })}
            onClick={() => setOpen(!isOpen)}
          >
            <bdi>+{localizeNumber(rest, messages.locale)}</bdi>
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="s" />
          </button>
        )}
      </div>
      <div id={listId} className={styles.competitors} hidden={!isOpen}>
        {isOpen && ordered.map((outcome) => <OddsButton key={outcome.id} {...priceOf(outcome, 'beside')} />)}
      </div>
    </PriceArea>
  );
}
