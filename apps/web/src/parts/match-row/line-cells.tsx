import { useOfOpenMarkets } from '#data/live.ts';
import type { MarketView, MatchView } from '#data/views.ts';
import { LineCell } from './line-cell.tsx';
import styles from './match-row.module.css';
import type { LineColumn } from './row-columns.ts';
import { openLines, rowLine } from './row-markets.ts';

/** The lines of a row, one per column; another one takes a place when it becomes the most balanced. */
export function LineCells({
  match,
  label,
  columns,
  named,
}: {
  match: MatchView;
  /** What the match is called when it is read out. */
  label: string;
  columns: readonly LineColumn[];
  named: readonly MarketView[];
}) {
  const lines = useOfOpenMarkets(match.id, (open) => openLines(columns, open)).split('\n');
  return columns.map((column, place) => (
    <div key={column.kind} className={styles[`m${column.place}`]}>
      <LineCell
        match={match}
        label={label}
        column={column}
        line={rowLine(column, lines[place] ?? '', named)}
      />
    </div>
  ));
}
