/** Names of one market type. Outcomes that are players, clubs or scores are named by the caller. */
export interface MarketNames {
  readonly name: string;
  readonly outcomes: Readonly<Record<string, string>>;
  /** Key of the rule of settlement. */
  readonly rule: string;
}

/**
 * Words for what was counted when a selection was decided. `{score}`, `{minute}`, `{count}`, `{name}`, `{number}`, `{from}` and `{to}` are filled by
 * the house.
 */
export interface ReasonTexts {
  readonly score: string;
  readonly scoreAtMinute: string;
  readonly scoreWithPeriods: string;
  readonly period: string;
  readonly corners: string;
  readonly cards: string;
  readonly inMinutes: string;
  readonly fromMinute: string;
  readonly playerGoals: string;
  readonly goal: string;
  readonly noGoal: string;
  readonly winner: string;
  /** Stands before the rule of a selection that is void. */
  readonly isVoid: string;
}

/** What markets ask, as far as it matters for what wins. */
export type MarketQuestion =
  | 'threeWay'
  | 'twoWay'
  | 'next'
  | 'doubleChance'
  | 'total'
  | 'handicap'
  | 'threeWayHandicap'
  | 'oddEven'
  | 'yesNo'
  | 'bothScore'
  | 'bothHalves'
  | 'winToNil'
  | 'cleanSheet'
  | 'combined'
  | 'halfTimeFullTime'
  | 'score'
  | 'scorer'
  | 'twice'
  | 'thrice'
  | 'scorerAndWin'
  | 'nextScorer'
  | 'interval'
  | 'most'
  | 'competitor'
  | 'list';

/** Sentences about markets in one language. Source: docs/rules. */
export interface RuleTexts {
  readonly wins: Readonly<Record<MarketQuestion, string>>;
  readonly lines: string;
  readonly matchOff: string;
  readonly competitionOff: string;
}

/** Words of one kind of notification. `{amount}` is an amount with its currency. */
export interface NotificationTexts {
  readonly title: string;
  readonly body: string;
}

/** Kinds of notification that the house sends. */
export type NotificationType =
  | 'bet_won'
  | 'bet_void'
  | 'bet_half_lost'
  | 'bet_corrected'
  | 'bet_cashed_out'
  | 'vip_accepted'
  | 'vip_refused'
  | 'vip_offer'
  | 'welcome'
  | 'deposit_succeeded'
  | 'deposit_failed'
  | 'payout_approved'
  | 'payout_declined'
  | 'payout_paid'
  | 'support_answer';

/** What the house tells of a favourite match. */
export type MatchMomentKind = 'kick_off' | 'goal';

/** Words of notifications in one language. */
export interface NotificationCatalog {
  readonly types: Readonly<Record<NotificationType, NotificationTexts>>;
  /** `{home}` and `{away}` are names, `{team}` whose goal it is, `{score}` what it is now. */
  readonly matches: Readonly<Record<MatchMomentKind, NotificationTexts>>;
  /** By the contract's bet type. */
  readonly bets: Readonly<Record<string, string>>;
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
  readonly ruleTexts: RuleTexts;
  readonly reasons: ReasonTexts;
  readonly notifications: NotificationCatalog;
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
