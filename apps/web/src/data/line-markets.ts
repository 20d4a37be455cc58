/** Kinds of markets that come as lines, of which a list shows one each. */
export type LineKind = 'total' | 'handicap';

/** First outcome of the lines of each kind. Source: unified-odds market descriptions. */
const FIRST_OUTCOME: Readonly<Record<LineKind, string>> = { total: '12', handicap: '1714' };

/** Market types that a list prefers where a sport has several of a kind. */
const PREFERRED: Readonly<Record<string, Readonly<Record<LineKind, string>>>> = {
  football: { total: '18', handicap: '16' },
  tennis: { total: '189', handicap: '187' },
  basketball: { total: '225', handicap: '223' },
  american_football: { total: '225', handicap: '223' },
  baseball: { total: '258', handicap: '256' },
};

interface Priced {
  readonly id: string;
  readonly specifier: string;
  readonly outcomes: readonly { readonly id: string }[];
}

/**
 * The market type whose line stands in a list: the preferred one, else the foremost of this kind about the whole match.
 * Shape: `markets` in order of priority. Null where the sport has none.
 */
export function lineMarketId(kind: LineKind, sportKey: string, markets: readonly Priced[]): string | null {
  const preferred = PREFERRED[sportKey]?.[kind];
  let first: string | null = null;
  for (const { id, specifier, outcomes } of markets) {
    if (id === preferred) return id;
    const isWhole = specifier !== '' && !specifier.includes('|');
    if (first === null && isWhole && outcomes[0]?.id === FIRST_OUTCOME[kind]) first = id;
  }
  return first ?? preferred ?? null;
}

/** The home side, where a market asks which of two comes out ahead. Source: as above. */
const HOME = '4';

/** What a row without its main market offers in its two places, 1 and 2: the foremost market of the two sides, such as who goes through. */
export const leftMarket = <M extends Priced>(markets: readonly M[]): M | undefined =>
  markets.find(({ specifier, outcomes }) => !specifier && outcomes[0]?.id === HOME);
