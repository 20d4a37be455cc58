import type { LiveReads } from '@touchline/client/live';
import { localizeNumber } from '@touchline/i18n';
import { useState } from 'react';
import { useLiveStore } from '#data/live.ts';
import type { PlainKey } from '#data/messages.ts';
import { useMessages } from '#data/messages.ts';
import type { MarketView, MatchDetailView } from '#data/views.ts';
import type { BodyProps } from './body-props.ts';
import styles from './markets.module.css';
import { MoreLines } from './more-lines.tsx';
import { keyOfOutcome, OutcomePrice } from './outcome-price.tsx';
import { type PlayerRow, playerTable } from './player-table.ts';
import playerStyles from './players.module.css';

const SHOWN = 8;

/** Short heads of the columns; another market shows its own name. */
const HEADS: Readonly<Record<string, PlainKey>> = {
  '10010': 'book.players.anytime',
  '10011': 'book.players.two',
  '10012': 'book.players.next',
};

const POSITIONS: Readonly<Record<string, PlainKey>> = {
  goalkeeper: 'book.position.goalkeeper',
  defender: 'book.position.defender',
  midfielder: 'book.position.midfielder',
  forward: 'book.position.forward',
};

/** Places of players by price, shortest first. Taken once, so that nobody moves under a finger. */
function placesByPrice(live: LiveReads, markets: readonly MarketView[]): Map<string, number> {
  const { columns, rows } = playerTable(markets);
  const odds = ({ id }: PlayerRow) =>
    Math.min(
      ...columns.map((market) => live.outcome(keyOfOutcome(market, id))?.odds ?? Number.MAX_SAFE_INTEGER),
    );
  return new Map([...rows].sort((a, b) => odds(a) - odds(b)).map(({ id }, place) => [id, place]));
}

/** Players down, their markets across. */
export function PlayersBody({ card: { markets }, match }: BodyProps) {
  const messages = useMessages();
  const live = useLiveStore();
  const [places] = useState(() => placesByPrice(live, markets));
  const [isAll, setAll] = useState(false);
  const { columns, rows, others } = playerTable(markets);
  const ordered = [...rows].sort(
    (a, b) => (places.get(a.id) ?? rows.length) - (places.get(b.id) ?? rows.length),
  );
  return (
    <>
      <div className={playerStyles.players} data-columns={columns.length}>
        <span />
        {columns.map((market) => {
          const head = HEADS[market.id];
          return (
            <span key={`${market.id}/${market.specifier}`} className={styles.axisName} aria-hidden="true">
              {head === undefined ? market.name : messages(head)}
            </span>
          );
        })}
        {(isAll ? ordered : ordered.slice(0, SHOWN)).map(({ id, outcome, cells }) => [
          <Player key={id} outcome={outcome} match={match} />,
          ...columns.map((market, place) => (
            <OutcomePrice
              key={`${id} ${market.id}`}
              market={market}
              outcome={cells[place]}
              missing={`${market.name}: ${outcome.name}`}
            />
          )),
        ])}
      </div>
      {rows.length > SHOWN && (
        <MoreLines
          isAll={isAll}
          count={rows.length}
          allKey="book.players.all"
          onToggle={() => setAll(!isAll)}
        />
      )}
      {others.length > 0 && (
        <div className={styles.list}>
          {others.map(({ market, outcome }) => (
            <OutcomePrice
              key={`${market.id} ${outcome.id}`}
              market={market}
              outcome={outcome}
              layout="beside"
            />
          ))}
        </div>
      )}
    </>
  );
}

function Player({ outcome, match }: { outcome: PlayerRow['outcome']; match: MatchDetailView }) {
  const messages = useMessages();
  const { number, position, side } = outcome.player ?? {};
  const team = side && match[side];
  const key = position ? POSITIONS[position] : undefined;
  const about = [team?.code ?? team?.name, key && messages(key)].filter(Boolean).join(' · ');
  return (
    <div className={playerStyles.player}>
      <span className={playerStyles.shirt}>{number ? localizeNumber(number, messages.locale) : ''}</span>
      <span className="wrap">
        <bdi>{outcome.name}</bdi>
        <small className="wrap">{about}</small>
      </span>
    </div>
  );
}
