import type { Specifier } from './specifier.ts';

/** Names one market of one match: `matchId/marketId/specifier`, for example `1042/18/total=2.5` or `1042/1/`. */
export type MarketKey = string;

/** Names one outcome: `matchId/marketId/specifier/outcomeId`, for example `1042/18/total=2.5/12` or `1042/1//3`. */
export type OutcomeKey = string;

/** The parts of a market's key. Ids are opaque text without a slash; the specifier may be empty. */
export type MarketRef = {
  readonly matchId: string;
  readonly marketId: string;
  readonly specifier: Specifier;
};

/** The parts of an outcome's key. */
export type OutcomeRef = MarketRef & { readonly outcomeId: string };

/** The key of a market. Errors: RangeError when an id is empty or holds a slash. */
export function marketKey({ matchId, marketId, specifier }: MarketRef): MarketKey {
  return `${keyPart(matchId)}/${keyPart(marketId)}/${specifier}`;
}

/** The key of an outcome. Errors: RangeError when an id is empty or holds a slash. */
export function outcomeKey(ref: OutcomeRef): OutcomeKey {
  return `${marketKey(ref)}/${keyPart(ref.outcomeId)}`;
}

/** The parts of a market's key, or null when the text is not one. */
export function parseMarketKey(key: MarketKey): MarketRef | null {
  const [matchId = '', marketId = '', ...rest] = key.split('/');
  return matchId === '' || marketId === '' || rest.length === 0
    ? null
    : { matchId, marketId, specifier: rest.join('/') };
}

/** The parts of an outcome's key, or null when the text is not one. */
export function parseOutcomeKey(key: OutcomeKey): OutcomeRef | null {
  const end = key.lastIndexOf('/');
  const market = parseMarketKey(key.slice(0, Math.max(end, 0)));
  const outcomeId = key.slice(end + 1);
  return market === null || outcomeId === '' ? null : { ...market, outcomeId };
}

/** The key of the market that an outcome belongs to. Expects a well-formed outcome key. */
export function marketKeyOf(key: OutcomeKey): MarketKey {
  return key.slice(0, key.lastIndexOf('/'));
}

function keyPart(id: string): string {
  if (id === '' || id.includes('/')) throw new RangeError(`Not an id for a key: "${id}"`);
  return id;
}
