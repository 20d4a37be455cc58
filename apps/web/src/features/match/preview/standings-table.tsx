import type { StandingsRow } from '@touchline/contract';
import { localizeNumber } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import { TeamMark } from '#parts/team-mark/team-mark.tsx';
import styles from './standings.module.css';
import { standingsColumns, standingsFigure } from './standings-columns.ts';

/** The table of the league before the match; the two sides are marked. It scrolls by itself where it is too wide. */
export function StandingsTable({ match, rows }: { match: MatchView; rows: readonly StandingsRow[] }) {
  const messages = useMessages();
  const columns = standingsColumns(rows);
  const sides = [match.home?.id, match.away?.id];
  const caption = messages('preview.table.caption', { league: match.tournament.name });
  return (
    <div className={styles.part}>
      <h3>{messages('preview.table.title')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard */}
      <section className={styles.frame} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{messages('preview.table.position')}</span>
              </th>
              <th scope="col">{messages('preview.table.team')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <span aria-hidden="true">{messages(`preview.short.${column}`)}</span>
                  <span className="vh">{messages(`preview.table.${column}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.competitor.id} data-marked={sides.includes(row.competitor.id) || undefined}>
                <td>{localizeNumber(row.position, messages.locale)}</td>
                <th scope="row">
                  <span className={styles.team}>
                    <TeamMark team={row.competitor} />
                    <bdi>{row.competitor.name}</bdi>
                    {sides.includes(row.competitor.id) && (
                      <span className="vh">{messages('preview.table.marked')}</span>
                    )}
                  </span>
                </th>
                {columns.map((column) => (
                  <td key={column}>{localizeNumber(standingsFigure(row, column), messages.locale)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
