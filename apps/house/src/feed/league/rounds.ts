import { unitAt } from '../random.ts';

export function shuffled<T>(list: readonly T[], key: number): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = Math.floor(unitAt(key, i) * (i + 1));
    const [a, b] = [copy[i], copy[j]];
    if (a !== undefined && b !== undefined) [copy[i], copy[j]] = [b, a];
  }
  return copy;
}

/**
 * Who meets whom in a round of an endless round robin, home first: the circle method. Every second time round the home side changes. In order:
 * a competitor's place in one round is at most one away from its place in the round before, so that rounds can be played one after the other.
 */
export function pairings<T>(competitors: readonly T[], round: number): [home: T, away: T][] {
  const rest = competitors.length - 1;
  const turn = round % rest;
  const returns = Math.floor(round / rest) % 2 === 1;
  const pairs: [T, T][] = [];
  for (let i = 0; i < competitors.length / 2; i += 1) {
    const first = i === 0 ? competitors[rest] : competitors[(turn + i) % rest];
    const second = competitors[(turn - i + rest) % rest];
    if (first === undefined || second === undefined) continue;
    pairs.push(((turn + i) % 2 === 1) === returns ? [first, second] : [second, first]);
  }
  return pairs;
}
