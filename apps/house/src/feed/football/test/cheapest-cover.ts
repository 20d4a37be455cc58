/** Something that can be backed: what a stake of one brings back with each result, in one order of the results. */
export interface Bet {
  readonly what: string;
  readonly returns: readonly number[];
}

interface Cover {
  /** What stakes cost that bring back at least one with every result; Infinity where no stakes do. */
  readonly cost: number;
  /** The stakes. */
  readonly what: string;
}

const LEAST = 1e-9;

/** Rows are bets and columns results; what has been exchanged between them is in `rowOf` and `columnOf`. */
interface Table {
  readonly rows: Float64Array[];
  readonly limits: Float64Array;
  readonly gains: Float64Array;
  readonly rowOf: number[];
  readonly columnOf: number[];
  worth: number;
}

function tableOf(bets: readonly Bet[]): Table {
  const results = bets[0]?.returns.length ?? 0;
  return {
    rows: bets.map(({ returns }) => Float64Array.from(returns)),
    limits: new Float64Array(bets.length).fill(1),
    gains: new Float64Array(results).fill(1),
    rowOf: bets.map((_, bet) => results + bet),
    columnOf: Array.from({ length: results }, (_, result) => result),
    worth: 0,
  };
}

/** The row that first stands in the way of more weight on a result; −1 where none does. */
function tightest({ rows, limits }: Table, column: number): number {
  let [tight, least] = [-1, Infinity];
  rows.forEach((row, index) => {
    const by = row[column] ?? 0;
    const room = (limits[index] ?? 0) / by;
    if (by > LEAST && room < least) [tight, least] = [index, room];
  });
  return tight;
}

function subtract(from: Float64Array, row: Float64Array, times: number): void {
  for (let index = 0; index < row.length; index++)
    from[index] = (from[index] ?? 0) - times * (row[index] ?? 0);
}

function exchange(table: Table, place: number, column: number): void {
  const { rows, limits, gains, rowOf, columnOf } = table;
  const row = rows[place] ?? new Float64Array();
  const by = row[column] ?? 1;
  row[column] = 1;
  for (let index = 0; index < row.length; index++) row[index] = (row[index] ?? 0) / by;
  const limit = (limits[place] ?? 0) / by;
  limits[place] = limit;
  rows.forEach((other, index) => {
    const times = other[column] ?? 0;
    if (index === place || times === 0) return;
    other[column] = 0;
    subtract(other, row, times);
    limits[index] = (limits[index] ?? 0) - times * limit;
  });
  const gain = gains[column] ?? 0;
  gains[column] = 0;
  subtract(gains, row, gain);
  table.worth += gain * limit;
  [rowOf[place], columnOf[column]] = [columnOf[column] ?? 0, rowOf[place] ?? 0];
}

/**
 * The cheapest stakes that bring back at least one with every result, whatever is divided among the bets: half results and returned
 * stakes count. They cost as much as weights of the results can sum to under which no bet is worth more than its stake; the
 * simplex method looks for these, and stops where they sum to more than `enough`.
 */
export function cheapestCover(bets: readonly Bet[], enough = Infinity): Cover {
  const table = tableOf(bets);
  const results = table.columnOf.length;
  while (table.worth <= enough) {
    const most = Math.max(...table.gains);
    if (most <= LEAST) break;
    const column = table.gains.indexOf(most);
    const place = tightest(table, column);
    if (place === -1) return { cost: Infinity, what: 'nothing' };
    exchange(table, place, column);
  }
  const staked = table.columnOf.flatMap((of, column) => {
    const stake = -(table.gains[column] ?? 0);
    return of >= results && stake > LEAST ? [`${stake.toFixed(4)} on ${bets[of - results]?.what}`] : [];
  });
  return { cost: table.worth, what: staked.join(', ') };
}
