import type { EpochMs } from '@touchline/betting';
import type { Database } from '#db/database.ts';
import type { RunNamed } from '#db/named-statement.ts';
import type { World } from '#feed/world.ts';
import type { RealtimePort } from '#realtime/port.ts';
import type { RealtimeTokens } from '#realtime/tokens.ts';
import type { BetCounts } from './bets/bet-counts.ts';
import type { DelayedBets } from './bets/delayed-bets.ts';
import type { LivePrices } from './bets/live-prices.ts';
import type { CashOuts } from './cash-outs.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { WorldOrders } from './cluster/orders.ts';
import type { GameSettler } from './commands/settle-games.ts';
import type { Faults } from './dev/faults.ts';
import type { PersonKeys } from './exclusions/person-keys.ts';
import type { ExclusionRegister } from './exclusions/register.ts';
import type { PlayPeriods } from './limits/periods.ts';
import type { Mails } from './mail/mails.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Features } from './operators/features.ts';
import type { OperatorDesk } from './operators/operator-desk.ts';
import type { HouseOptions } from './options.ts';
import type { Payments } from './payments/payments.ts';
import type { PlayerClock } from './player-clock.ts';
import type { Outbox } from './publishing/outbox.ts';
import type { Pushes } from './push/pushes.ts';
import type { OperatorCountries } from './queries/blocked-countries.ts';
import type { OperatorBrand } from './queries/brand.ts';
import type { OperatorChat } from './queries/chat-file.ts';
import type { CompetitorLogos } from './queries/competitor-logos.ts';
import type { OperatorFlags } from './queries/flags.ts';
import type { OperatorLimitPolicy } from './queries/limit-policy.ts';
import type { LoyaltyTerms } from './queries/loyalty.ts';
import type { OperatorSignUpRules } from './queries/sign-up-rules.ts';
import type { Report } from './report.ts';
import type { TapeDeck } from './tape/tape-deck.ts';
import type { Texts } from './texts/texts.ts';

/** What books money of players. `db` may be a transaction. */
export type Booking = Pick<House, 'db' | 'periods'>;

/** The parts of a running house that commands and queries work with. */
export interface House {
  readonly options: HouseOptions;
  readonly db: Database;
  readonly runNamed: RunNamed;
  readonly cluster: Cluster;
  readonly world: World;
  readonly port: RealtimePort;
  readonly tokens: RealtimeTokens;
  readonly livePrices: LivePrices;
  readonly delayedBets: DelayedBets;
  readonly cashOuts: CashOuts;
  readonly betCounts: BetCounts;
  readonly games: GameSettler;
  readonly features: Features;
  readonly operators: OperatorDesk;
  /** By which the worlds of all houses follow what operators wrote. */
  readonly orders: WorldOrders;
  readonly outbox: Outbox;
  readonly pushes: Pushes;
  readonly mails: Mails;
  readonly texts: Texts;
  readonly brand: OperatorBrand;
  /** Null: payments are off. */
  readonly payments: Payments | null;
  readonly faults: Faults;
  /** Logos of competitors that the operator supplies. */
  readonly logos: CompetitorLogos;
  /** What the operator's file says about comp points. */
  readonly loyalty: LoyaltyTerms;
  readonly flags: OperatorFlags;
  readonly chat: OperatorChat;
  readonly blockedCountries: OperatorCountries;
  /** What the operator's files ask of players. */
  readonly signUpRules: OperatorSignUpRules;
  /** Asked about who signs up, signs in or is signed in. */
  readonly register: ExclusionRegister;
  readonly personKeys: PersonKeys;
  /** What the operator's file says about changes of limits. */
  readonly limitPolicy: OperatorLimitPolicy;
  readonly metrics: Metrics;
  /** What records the house and plays it again; only in development. */
  readonly tapes: TapeDeck | null;
  readonly now: () => EpochMs;
  readonly playerClock: PlayerClock;
  /** Calendar periods in which what players use of their limits is counted. */
  readonly periods: PlayPeriods;
  /** Carries what was just moved by hand to prices, bets and clients, instead of with the next tick. */
  readonly moveNow: () => Promise<void>;
  /** Reports what nobody caused on purpose. */
  readonly report: Report;
}
