import type { MatchState } from '@touchline/client/live';
import { localizeNumber } from '@touchline/i18n';
import { classNames } from '@touchline/ui';
import { type Messages, useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import { stageName } from '#parts/clock/stage-names.ts';
import { pointsText, serverWord } from '#parts/score/points-text.ts';
import { type PeriodColumn, type PeriodTableView, periodTable } from './period-columns.ts';
import styles from './period-table.module.css';

const SIDES = ['home', 'away'] as const;

/** What stands over a column in little room. */
function headOf(messages: Messages, { stage }: PeriodColumn, sportKey: string): string {
  if (stage.kind === 'overtime') {
    return messages(sportKey === 'football' ? 'book.stageShort.extraTime' : 'book.stageShort.overtime');
  }
  if (stage.kind === 'penalties') return messages('book.stageShort.penalties');
  return localizeNumber(stage.number, messages.locale);
}

/** The score by sets, quarters, periods, maps or innings, with who serves and the points of the game in play. */
export function PeriodTable({ match, state }: { match: MatchView; state: MatchState }) {
  const messages = useMessages();
  const { key: sportKey } = match.sport;
  const table = periodTable(state, sportKey);
  if (!table) return null;
  return (
    <div className={styles.frame}>
      <table className={styles.periods}>
        <caption className="vh">{messages('book.board.caption')}</caption>
        <thead>
          <tr>
            <td />
            {table.columns.map((column) => (
              <th key={column.key} scope="col" data-running={column.isRunning || undefined}>
                <span aria-hidden="true">{headOf(messages, column, sportKey)}</span>
                <span className="vh">{columnName(messages, column, sportKey)}</span>
              </th>
            ))}
            <th scope="col">{messages(`book.board.${table.totalWord}`)}</th>
            {table.points && <th scope="col">{messages('book.board.points')}</th>}
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side, place) => (
            <tr key={side}>
              <th scope="row">
                <bdi>{match[side]?.name}</bdi>
                {state.server === side && state.status === 1 && (
                  <span className={styles.server}>
                    <span className="vh">{messages(serverWord(sportKey))}</span>
                  </span>
                )}
              </th>
              <Figures table={table} place={place as 0 | 1} sportKey={sportKey} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Full name of a period; an inning is named as a whole. */
const columnName = (messages: Messages, { key, stage }: PeriodColumn, sportKey: string): string =>
  stage.kind === 'inning'
    ? messages('book.stage.inning', { n: stage.number })
    : stageName(messages, Number(key), sportKey);

function Figures({ table, place, sportKey }: { table: PeriodTableView; place: 0 | 1; sportKey: string }) {
  const messages = useMessages();
  const side = SIDES[place];
  return (
    <>
      {table.columns.map((column) => (
        <td
          key={column.key}
          className={classNames(column.winner === side && styles.won)}
          data-running={column.isRunning || undefined}
        >
          {localizeNumber(column[side], messages.locale)}
        </td>
      ))}
      <td className={styles.total}>{localizeNumber(table.total[place], messages.locale)}</td>
      {table.points && (
        <td className={styles.points}>{pointsText(messages, table.points[place], sportKey)}</td>
      )}
    </>
  );
}
