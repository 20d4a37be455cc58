import type { StatisticLive } from '@touchline/client/live';
import { localizeNumber } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import styles from './scoreboard.module.css';
import { homeShare, isPercent, STATISTIC_NAMES } from './statistic-share.ts';

/** Figures of both sides with a bar that shares its length between them; the side ahead is brighter. */
export function StatisticBars({
  statistics,
  match,
}: {
  statistics: readonly StatisticLive[];
  match: MatchView;
}) {
  const messages = useMessages();
  const text = (key: string, value: number) =>
    localizeNumber(`${value}${isPercent(key) ? '%' : ''}`, messages.locale);
  return (
    <dl className={styles.stats}>
      {statistics.flatMap(({ key, home, away }) => {
        const name = STATISTIC_NAMES[key];
        if (!name) return [];
        const share = homeShare(home, away);
        return [
          <div key={key} className={styles.stat}>
            <dt>{messages(name)}</dt>
            <dd>
              <span className="vh">{match.home?.name} </span>
              {text(key, home)}
            </dd>
            <dd>
              <span className="vh">{match.away?.name} </span>
              {text(key, away)}
            </dd>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect
                className={home > away ? styles.lead : undefined}
                width={Math.max(0, share - 0.5)}
                height="4"
              />
              <rect
                className={away > home ? styles.lead : undefined}
                x={share + 0.5}
                width={Math.max(0, 99.5 - share)}
                height="4"
              />
            </svg>
          </div>,
        ];
      })}
    </dl>
  );
}
