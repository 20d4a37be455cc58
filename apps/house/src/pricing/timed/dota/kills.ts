import type { Pair, Side } from '#feed/world.ts';
import type { PairChances } from '#pricing/pairs/pair-offers.ts';
import type { Distribution, Signed } from '#pricing/poisson.ts';

/** Chances of the kills of both sides by who wins the map. */
export type KillPairs = Readonly<Record<Side, PairChances>>;

/** Kills of one map at its end. */
export interface MapKills {
  readonly pairs: KillPairs;
  /** Of both sides, whoever wins. */
  readonly total: Signed;
  readonly home: Readonly<Record<Side, Signed>>;
  readonly away: Readonly<Record<Side, Signed>>;
  /** What the home side has more. */
  readonly lead: Readonly<Record<Side, Signed>>;
}

const NEGLIGIBLE = 1e-9;

/** Pairs on top of those so far, when a kill to come is the home side's with the chance `own`. */
function pairsOf(toCome: Distribution, own: number, [home, away]: Pair): PairChances {
  const rows: number[][] = Array.from({ length: home }, () => []);
  let now: number[] = [1];
  for (const [count, p] of toCome.entries()) {
    now.forEach((chance, more) => {
      if (p * chance < NEGLIGIBLE) return;
      while (rows.length <= home + more) rows.push([]);
      const row = rows[home + more];
      const at = away + count - more;
      while (row !== undefined && row.length <= at) row.push(0);
      if (row !== undefined) row[at] = (row[at] ?? 0) + p * chance;
    });
    const before = now;
    now = Array.from(
      { length: count + 2 },
      (_, more) => (before[more] ?? 0) * (1 - own) + (before[more - 1] ?? 0) * own,
    );
  }
  return rows;
}

function signedOf(rows: PairChances, count: (home: number, away: number) => number): Signed {
  const sums = new Map<number, number>();
  rows.forEach((row, home) => {
    row.forEach((chance, away) => {
      if (chance === 0) return;
      const value = count(home, away);
      sums.set(value, (sums.get(value) ?? 0) + chance);
    });
  });
  const from = Math.min(...sums.keys());
  const to = Math.max(...sums.keys());
  const all = [...sums.values()].reduce((sum, chance) => sum + chance, 0);
  return {
    from,
    at: Array.from({ length: to - from + 1 }, (_, index) => (sums.get(from + index) ?? 0) / all),
  };
}

/** Kills of a map with those so far; `own` is the share of its winner. */
export function mapKills(toCome: Distribution, own: number, soFar: Pair): MapKills {
  const pairs = { home: pairsOf(toCome, own, soFar), away: pairsOf(toCome, 1 - own, soFar) };
  const both = (count: (home: number, away: number) => number) => ({
    home: signedOf(pairs.home, count),
    away: signedOf(pairs.away, count),
  });
  return {
    pairs,
    total: signedOf(pairs.home, (home, away) => home + away),
    home: both((home) => home),
    away: both((_home, away) => away),
    lead: both((home, away) => home - away),
  };
}
