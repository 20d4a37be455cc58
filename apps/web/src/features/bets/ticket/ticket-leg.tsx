import type { BetSelection } from '@touchline/contract';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { formatScore, localizeNumber } from '@touchline/i18n';
import { Icon, type IconName } from '@touchline/ui';
import { useMatchState, useWatch } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { hrefMatch } from '#data/navigation.ts';
import { useLocale } from '#data/services.ts';
import { isolated, usePriceText } from '#data/slip-money.ts';
import { KickOff } from '#parts/clock/kick-off.tsx';
import { MatchClock } from '#parts/clock/match-clock.tsx';
import { LegWhy } from './leg-why.tsx';
import styles from './ticket-leg.module.css';
import { type LegMark, legMark } from './ticket-view.ts';

const ICONS: Partial<Record<LegMark, IconName>> = { win: 'check', lose: 'x', void: 'minus' };

/** The mark of a leg as a picture. */
export function Mark({ mark }: { mark: LegMark }) {
  const icon = ICONS[mark];
  return (
    <i className={`${styles.mark} ${styles[mark]}`} aria-hidden="true">
      {icon && <Icon name={icon} size="s" />}
    </i>
  );
}

/** One selection of a bet: its mark, what it says, the match as it stands, and why it ended as it did. */
export function TicketLeg({
  leg,
  isOpen,
  wasPlaced,
}: {
  leg: BetSelection;
  isOpen: boolean;
  wasPlaced: boolean;
}) {
  const t = useMessages();
  const state = useMatchState(leg.match.id);
  const status = state?.status ?? leg.match.status;
  const mark = legMark(leg, status);
  const isRunning = status === MATCH_STATUS.live && state !== undefined && leg.status === 'open';
  return (
    <li className={styles.leg}>
      {isOpen && leg.status === 'open' && <Follow matchId={leg.match.id} />}
      <Mark mark={mark} />
      <span>
        <span className="vh">{t(mark === 'live' ? 'bets.leg.live' : `bets.leg.${leg.status}`)}: </span>
        <span className={styles.outcome}>
          <bdi>{leg.outcome.name}</bdi>
        </span>
        <small>
          {leg.market.name} · <MatchName leg={leg} score={scoreOf(leg, state?.score)} />
        </small>
      </span>
      <span className={styles.price}>
        <LegPrice leg={leg} wasPlaced={wasPlaced} />
        <small>
          {isRunning && <MatchClock state={state} sportKey={leg.match.sport_key} />}
          {status === MATCH_STATUS.prematch && leg.status === 'open' && (
            <KickOff at={leg.match.start_time} show="both" />
          )}
        </small>
      </span>
      {leg.why && <LegWhy leg={leg} why={leg.why} />}
    </li>
  );
}

/** The price as it was taken; a void selection counts at 1.00, a half result gave half of its part back, a dead heat won a share. */
export function LegPrice({ leg, wasPlaced }: { leg: BetSelection; wasPlaced: boolean }) {
  const t = useMessages();
  const price = usePriceText();
  const locale = useLocale();
  if (leg.status === 'void' && wasPlaced) {
    return (
      <>
        <s>{price(leg.odds)}</s> {localizeNumber('1.00', locale)}
      </>
    );
  }
  return (
    <>
      {price(leg.odds)}
      {leg.dead_heat && <small>{t('bets.leg.deadHeat', leg.dead_heat)}</small>}
      {(leg.status === 'half_won' || leg.status === 'half_lost') && <small>{t('bets.leg.halfBack')}</small>}
    </>
  );
}

/** Keeps the score of the match up to date while the leg is on screen. */
function Follow({ matchId }: { matchId: string }) {
  useWatch(matchId, 'card', 'bets');
  return null;
}

type Score = { readonly home: number; readonly away: number };

function scoreOf(leg: BetSelection, live: readonly [number, number] | null | undefined): Score | null {
  return live ? { home: live[0], away: live[1] } : leg.match.score;
}

function MatchName({ leg, score }: { leg: BetSelection; score: Score | null }) {
  const t = useMessages();
  const locale = useLocale();
  const { match } = leg;
  const [home, away] = [match.home, match.away].map((name) => isolated(name ?? '', locale));
  const name =
    match.home === null || match.away === null || home === undefined || away === undefined
      ? match.name
      : score
        ? `${home} ${isolated(formatScore(score.home, score.away, locale), locale)} ${away}`
        : t('slip.versus', { home, away });
  return <a href={hrefMatch({ sport: { key: match.sport_key }, slug: match.slug, id: match.id })}>{name}</a>;
}
