/** Names of one market type. Outcomes that are players, clubs or scores are named by the caller. */
export interface MarketNames {
  readonly name: string;
  readonly outcomes: Readonly<Record<string, string>>;
  /** Key of the rule of settlement. */
  readonly rule: string;
}

/** Names that the house writes into its answers, of one language. */
export interface NameCatalog {
  readonly sports: Readonly<Record<string, string>>;
  readonly groups: Readonly<Record<string, string>>;
  readonly periods: Readonly<Record<string, string>>;
  readonly outright: string;
  readonly markets: Readonly<Record<string, MarketNames>>;
  readonly rules: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** Names that the sports of one kind add to a catalog. */
export type CatalogPart = Pick<NameCatalog, 'sports' | 'groups' | 'periods' | 'markets' | 'rules'>;

const joined = <Names>(records: readonly Readonly<Record<string, Names>>[]) =>
  Object.fromEntries(records.flatMap((record) => Object.entries(record)));

/** A catalog with its parts. Keys that several parts hold must have the same names in all of them. */
export function withParts(catalog: NameCatalog, parts: readonly CatalogPart[]): NameCatalog {
  const all: readonly CatalogPart[] = [catalog, ...parts];
  return {
    ...catalog,
    sports: joined(all.map(({ sports }) => sports)),
    groups: joined(all.map(({ groups }) => groups)),
    periods: joined(all.map(({ periods }) => periods)),
    markets: joined(all.map(({ markets }) => markets)),
    rules: joined(all.map(({ rules }) => rules)),
  };
}
