import { useSuspenseQuery } from '@tanstack/react-query';
import { marketKey, outcomeKey } from '@touchline/betting';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { joinTexts } from '@touchline/i18n';
import { useEffect, useRef, useState } from 'react';
import type { BlockProps } from '#data/block.ts';
import { useFreshness, useMarket, useMatchState, useWatchVisible } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { hrefMatch } from '#data/navigation.ts';
import { endingSoonQuery } from '#data/queries.ts';
import type { MarketView, MatchView } from '#data/views.ts';
import { MatchClock } from '#parts/clock/match-clock.tsx';
import { priceName } from '#parts/market/price-name.ts';
import { seedOf } from '#parts/market/seed-of.ts';
import { spokenMatch } from '#parts/match-row/match-name.ts';
import { PriceArea } from '#parts/odds/price-area.tsx';
import { PriceStrip } from '#parts/odds/price-strip.tsx';
import { Score } from '#parts/score/score.tsx';
import { BlockHead } from './block-head.tsx';
import { keepPlaces } from './keep-places.ts';
import { endingSoonFilter } from './list-filters.ts';
import type { ListSettings } from './list-settings.ts';
import styles from './match-list.module.css';

/** The list is read again this often while the page is visible. */
const REFRESH_MS = 20_000;

/** Markets of live matches that settle within minutes. Without one the block is not there. */
export function EndingSoon({ settings, page, block }: BlockProps<ListSettings>) {
  const messages = useMessages();
  const { data, refetch } = useSuspenseQuery({
    ...endingSoonQuery(endingSoonFilter(settings, page)),
    refetchInterval: REFRESH_MS,
  });
  const entries = usePlaces(data);
  const id = `${block.id}-title`;
  if (data.length === 0) return null;
  return (
    <section className={styles.endings} aria-labelledby={settings.title ? id : undefined}>
      {settings.title && <BlockHead id={id} title={messages('book.ending.title')} />}
      <div className={styles.endingList}>
        {entries.map(([key, ending]) => (
          <EndingRow key={key} {...ending} onEnd={refetch} />
        ))}
      </div>
    </section>
  );
}

interface Ending {
  readonly match: MatchView;
  readonly market: MarketView;
}

const keyOf = ({ match, market }: Ending) => `${match.id}/${market.id}/${market.specifier}`;

/** The markets in their places: one that is over makes room for another, and none of the rest moves under a finger. */
function usePlaces(data: readonly Ending[]): readonly (readonly [key: string, Ending])[] {
  const keys = data.map(keyOf);
  const [places, setPlaces] = useState<readonly string[]>(keys);
  const kept = keepPlaces(places, keys);
  if (kept.join() !== places.join()) setPlaces(kept);
  // One that comes from another place is made anew there; every key is of one of them.
  return kept.map((key, place) => [`${place}/${key}`, data[keys.indexOf(key)] as Ending]);
}

/** Statuses of a market that is over: it makes room for the next one. */
const OVER: ReadonlySet<number> = new Set([0, -3, -4]);

function EndingRow({ match, market, onEnd }: Ending & { onEnd: () => unknown }) {
  const messages = useMessages();
  const ref = useRef<HTMLElement>(null);
  useWatchVisible(ref, match.id, 'markets');
  const state = useMatchState(match.id);
  const place = { matchId: match.id, marketId: market.id, specifier: market.specifier };
  const status = useMarket(marketKey(place))?.status;
  const isOver = status !== undefined && OVER.has(status);
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  const isStale = useFreshness(match.id) === 'stale';
  const name = spokenMatch(messages, match);
  return (
    <PriceArea
      as="article"
      ref={ref}
      label={joinTexts([market.name, name], messages.locale)}
      className={styles.ending}
      data-stale={isStale || undefined}
      resolve={(key) => seedOf(match, [market], key)}
    >
      <div className={styles.endingText}>
        <b>{market.name}</b>
        <span className={styles.endingMatch}>
          {state?.status === MATCH_STATUS.live && <MatchClock state={state} sportKey={match.sport.key} />}
          <a className="wrap" href={hrefMatch(match)}>
            {name}
          </a>
          {state?.score && <Score score={state.score} />}
        </span>
      </div>
      <PriceStrip
        label={market.name}
        prices={market.outcomes.map((outcome) => ({
          outcomeKey: outcomeKey({ ...place, outcomeId: outcome.id }),
          name: priceName(messages, market, outcome, true, name),
          layout: 'above',
          label: outcome.name,
        }))}
      />
    </PriceArea>
  );
}
