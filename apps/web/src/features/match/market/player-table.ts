import type { MarketView, OutcomeView } from '#data/views.ts';

/** Markets that stand beside each other in a table of players. */
export const PLAYER_COLUMNS = 3;

/** Markets that share the table of players; every other market about players has a table of its own. */
export const TOGETHER: ReadonlySet<string> = new Set(['10010', '10011', '10012']);

/** One player and his outcome in each column's market. */
export interface PlayerRow {
  readonly id: string;
  readonly outcome: OutcomeView;
  readonly cells: readonly (OutcomeView | undefined)[];
}

/** Players of the first markets, and the outcomes that are no player. */
export interface PlayerTable {
  readonly columns: readonly MarketView[];
  readonly rows: readonly PlayerRow[];
  readonly others: readonly { readonly market: MarketView; readonly outcome: OutcomeView }[];
}

/** Reads markets about players into a table. Shape: markets in order of priority; players in order of first appearance. */
export function playerTable(markets: readonly MarketView[]): PlayerTable {
  const columns = markets.slice(0, PLAYER_COLUMNS);
  const players = new Map<string, OutcomeView>();
  const others: { market: MarketView; outcome: OutcomeView }[] = [];
  for (const market of columns) {
    for (const outcome of market.outcomes) {
      if (!outcome.player) others.push({ market, outcome });
      else if (!players.has(outcome.id)) players.set(outcome.id, outcome);
    }
  }
  const rows = [...players].map(([id, outcome]) => ({
    id,
    outcome,
    cells: columns.map((market) => market.outcomes.find((cell) => cell.id === id)),
  }));
  return { columns, rows, others };
}
