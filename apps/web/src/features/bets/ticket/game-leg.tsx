import type { Bet, BetSelection } from '@touchline/contract';
import { useHeldSettings } from '#data/held-query.ts';
import { useMessages } from '#data/messages.ts';
import { hrefOf, PLACES } from '#data/navigation.ts';
import { KickOff } from '#parts/clock/kick-off.tsx';
import { LegWhy } from './leg-why.tsx';
import styles from './ticket-leg.module.css';
import { LegPrice, Mark } from './ticket-leg.tsx';
import { isPlaceAlone, legKey, legMark } from './ticket-view.ts';

type Game = NonNullable<Bet['game']>;

/** What a bet on a race or a draw is on: the runner or the numbers, when it is held, and how it ended. */
export function GameLeg({ leg, game }: { leg: BetSelection; game: Game }) {
  const t = useMessages();
  const { match } = leg;
  // The place part won as a whole: nothing of it was returned.
  const shown: BetSelection = isPlaceAlone(leg, game) ? { ...leg, status: 'won' } : leg;
  const mark = legMark(shown, match.status);
  return (
    <li className={styles.leg}>
      <Mark mark={mark} />
      <span>
        <span className="vh">{t(mark === 'live' ? 'bets.leg.live' : legKey(leg, game))}: </span>
        <span className={styles.outcome}>
          <bdi>{leg.outcome.name}</bdi>
        </span>
        <small>
          {leg.market.name} · <EventName name={match.name} game={game} /> ·{' '}
          <KickOff at={match.start_time} show="both" />
        </small>
      </span>
      <span className={styles.price}>
        <LegPrice leg={shown} wasPlaced />
      </span>
      {leg.why && <LegWhy leg={leg} why={leg.why} game={game} />}
    </li>
  );
}

/** Leads to the page of the game while the operator offers it. */
function EventName({ name, game }: { name: string; game: Game }) {
  const settings = useHeldSettings();
  const isRace = game === 'horse_racing';
  const isOffered = isRace ? settings?.is_horse_racing_enabled : settings?.is_lottery_enabled;
  if (!isOffered) return <bdi>{name}</bdi>;
  return (
    <a href={hrefOf(isRace ? PLACES.racing : PLACES.lotteries)}>
      <bdi>{name}</bdi>
    </a>
  );
}
