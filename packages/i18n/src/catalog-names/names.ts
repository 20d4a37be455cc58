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
