import type { Bet, BetSelection, LegReason } from '@touchline/contract';
import { formatDateTime } from '@touchline/i18n';
import { Icon } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { useTimeZone } from '#data/time-zone.ts';
import styles from './ticket-leg.module.css';
import { isPlaceAlone } from './ticket-view.ts';

/** Why a selection won, lost or was void: what was counted, by which rule, and when. */
export function LegWhy({ leg, why, game }: { leg: BetSelection; why: LegReason; game?: Bet['game'] }) {
  const t = useMessages();
  const timeZone = useTimeZone();
  if (leg.status === 'open') return null;
  return (
    <details className={styles.why}>
      <summary>
        {t(isPlaceAlone(leg, game) ? 'bets.why.place' : `bets.why.${leg.status}`)}
        <span className="vh">: {leg.outcome.name}</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <dl>
        <dt>{t('bets.why.result')}</dt>
        <dd>
          <bdi>{why.result}</bdi>
        </dd>
        <dt>{t('bets.why.rule')}</dt>
        <dd>{why.rule}</dd>
        <dt>{t('bets.why.at')}</dt>
        <dd>
          <time dateTime={new Date(why.at).toISOString()}>{formatDateTime(why.at, t.locale, timeZone)}</time>
        </dd>
      </dl>
    </details>
  );
}
