import { parseMarketKey, parseSpecifier } from '@touchline/betting';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { ruleKey } from '@touchline/i18n/catalog-names';
import { isFated } from '#feed/fates.ts';
import type { LegResult, MatchRecord, Pair, SettlementNote, Side, World } from '#feed/world.ts';
import { outcomePerson } from '../queries/present-market.ts';
import { countedFor } from './ninety-minutes.ts';

/** What was counted when a selection was decided. Kept as JSON beside it; see queries/leg-reason.ts for the words. */
export interface LegFacts {
  readonly score: Pair | null;
  /** Minute of play; null where the sport has no clock or the match was over. */
  readonly minute: number | null;
  readonly periods: readonly (readonly [key: string, number: number, home: number, away: number])[];
  readonly corners?: Pair;
  readonly cards?: Pair;
  /** Goals, corners or cards within the minutes that the market asks for. */
  readonly inWindow?: number;
  /** Goals of the player whom the outcome names. */
  readonly goals?: number;
  /** The goal that the market asks for; null when it was not scored. */
  readonly goal?: { readonly side: Side; readonly minute: number; readonly player: string | null } | null;
  /** Stage of a match that did not come to its end. */
  readonly stage?: number;
  /** Who won an outright. */
  readonly winners?: readonly string[];
}

/** What one market decided, as the feed says it. */
export interface DecidedMarket {
  readonly matchId: string;
  readonly marketKey: string;
  readonly results: Readonly<Record<string, LegResult>>;
  readonly note: SettlementNote;
}

const sum = (a: Pair, b: Pair): Pair => [a[0] + b[0], a[1] + b[1]];
const GOALS: ReadonlySet<string> = new Set(['goal', 'own_goal', 'penalty_goal']);
const CARDS: ReadonlySet<string> = new Set(['yellow_card', 'red_card']);
/** What a market about some minutes counts, by its type; goals where it is not here. */
const COUNTED_IN_WINDOW: Readonly<Record<string, ReadonlySet<string>>> = {
  '10002': new Set(['corner']),
  '10003': CARDS,
};

const goalsOf = (match: MatchRecord) => match.incidents.filter(({ type }) => GOALS.has(type));

function goalNumber(match: MatchRecord, number: number): NonNullable<LegFacts['goal']> | null {
  const goal = goalsOf(match)[number - 1];
  return goal?.side ? { side: goal.side, minute: goal.minute, player: goal.player?.name ?? null } : null;
}

function countInWindow(match: MatchRecord, marketId: string, specifier: string): number {
  const { from, to } = parseSpecifier(specifier) ?? {};
  const types = COUNTED_IN_WINDOW[marketId] ?? GOALS;
  // Only a market that goes on to the whistle counts stoppage time.
  const isInside = ({ minute, stoppage }: { minute: number; stoppage: number }) =>
    minute >= Number(from) && (to === undefined || (minute <= Number(to) && stoppage === 0));
  return match.incidents.filter((incident) => types.has(incident.type) && isInside(incident)).length;
}

function outcomeFacts(match: MatchRecord, market: DecidedMarket, outcomeId: string): Partial<LegFacts> {
  const record = match.markets.get(market.marketKey);
  const outcome = record?.outcomes.find(({ id }) => id === outcomeId);
  const parsed = parseMarketKey(market.marketKey);
  switch (parsed ? ruleKey(parsed.marketId) : '') {
    case 'corners':
      return match.extras ? { corners: match.extras.corners } : {};
    case 'cards':
      return match.extras ? { cards: sum(match.extras.yellow, match.extras.red) } : {};
    case 'window':
    case 'last_minutes':
      return { inWindow: countInWindow(match, parsed?.marketId ?? '', parsed?.specifier ?? '') };
    case 'scorer': {
      const own = goalsOf(match).filter(
        ({ type, player }) => type !== 'own_goal' && player?.id === outcome?.playerId,
      );
      return outcome?.playerId ? { goals: own.length } : {};
    }
    case 'next_goal':
    case 'next_scorer': {
      const number = Number(parseSpecifier(parsed?.specifier ?? '')?.goalnr);
      return number > 0 ? { goal: goalNumber(match, number) } : {};
    }
    case 'outright': {
      const won = record?.outcomes.filter(({ id }) => market.results[id] === 'won') ?? [];
      return { winners: won.flatMap((one) => outcomePerson(match, one) ?? []) };
    }
    default:
      return {};
  }
}

/** What was counted for each outcome that a market decided, by outcome. */
export function legFacts(world: World, market: DecidedMarket): Record<string, LegFacts> {
  const record = world.match(market.matchId);
  const match = record && countedFor(record, parseMarketKey(market.marketKey)?.marketId);
  const { score, minute } = market.note;
  const shared = {
    score: match?.type === 'outright' ? null : score,
    minute: match && match.status !== MATCH_STATUS.live ? null : minute,
    periods: (match?.periodScores ?? []).map(
      ({ key, number, home, away }) => [key, number, home, away] as const,
    ),
    ...(match && isFated(match.stage) && { stage: match.stage }),
  };
  return Object.fromEntries(
    Object.keys(market.results).map((outcomeId) => [
      outcomeId,
      { ...shared, ...(match && outcomeFacts(match, market, outcomeId)) },
    ]),
  );
}
