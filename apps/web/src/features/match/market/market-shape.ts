import { parseSpecifier } from '@touchline/betting';
import type { MarketView } from '#data/views.ts';
import { AWAY_HANDICAP, HOME_HANDICAP, MARKET, OVER, UNDER } from '#parts/market/outcome-ids.ts';

/** How the outcomes of a market are laid out. */
export type MarketShape =
  | 'strip'
  | 'lines'
  | 'handicap'
  | 'rows'
  | 'scores'
  | 'sets'
  | 'halves'
  | 'players'
  | 'list';

const STRIP_MAX = 3;
const SCORE = /^(\d+):(\d+)$/;

/** A market of scores: a grid where draws or goals are possible, two columns where it is about sets or maps, none at a moment. */
function scoreShape(ids: readonly string[]): 'scores' | 'sets' | undefined {
  const scores = ids.flatMap((id) => SCORE.exec(id) ?? []).filter((text) => text.includes(':'));
  if (scores.length < 2 || scores.length < ids.length - 1) return undefined;
  const pairs = scores.map((text) => text.split(':').map(Number));
  const most = Math.max(...pairs.flat());
  // Whoever wins in sets has won the same number of them in every score.
  const isWon = pairs.every((pair) => Math.max(...pair) === most && pair[0] !== pair[1]);
  if (isWon) return 'sets';
  // After so many of them every score has the same sum: a grid would hold one diagonal.
  const sums = new Set(pairs.map(([home = 0, away = 0]) => home + away));
  return sums.size === 1 ? undefined : 'scores';
}

/** The shape of one market, read from its outcomes. Shape `rows` is for three-way handicaps, which come as several lines. */
export function shapeOf(market: Pick<MarketView, 'id' | 'specifier' | 'outcomes'>): MarketShape {
  if (market.id === MARKET.correctScore) return 'scores';
  if (market.id === MARKET.halfTimeFullTime) return 'halves';
  if (market.outcomes.some(({ player }) => player)) return 'players';
  const ids = new Set(market.outcomes.map(({ id }) => id));
  const ofScores = scoreShape([...ids]);
  if (ofScores) return ofScores;
  const parts = parseSpecifier(market.specifier) ?? {};
  if (parts.total !== undefined && ids.has(OVER) && ids.has(UNDER)) return 'lines';
  if (ids.has(HOME_HANDICAP) && ids.has(AWAY_HANDICAP)) return 'handicap';
  if (parts.hcp !== undefined && ids.size <= STRIP_MAX) return 'rows';
  return ids.size <= STRIP_MAX ? 'strip' : 'list';
}

/** The specifier without the part that tells the lines of one card apart. */
export function besidesLine(specifier: string): string {
  const rest = Object.entries(parseSpecifier(specifier) ?? {}).filter(
    ([name]) => name !== 'total' && name !== 'hcp',
  );
  return rest.map(([name, value]) => `${name}=${value}`).join('|');
}
