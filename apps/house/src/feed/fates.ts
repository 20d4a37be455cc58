import { unitAt } from './random.ts';
import type { MatchPlay, MatchView, Verdict } from './sport.ts';
import type { LegResult, Pair } from './world.ts';

/** In this order a draw is looked up: what is put behind changes nothing of what was before. */
const KINDS = ['walkover', 'retired', 'postponed', 'abandoned'] as const;
type FateKind = (typeof KINDS)[number];

/** How often a match of a sport does not come to its end. Shares of all matches. */
export type FateShares = Readonly<Partial<Record<FateKind, number>>>;

/** What becomes of a match in place of its end. `at` is the moment from which it is known. */
export interface Fate {
  readonly kind: FateKind;
  readonly at: number;
}

const STAGE: Readonly<Record<FateKind, number>> = {
  postponed: 60,
  abandoned: 90,
  walkover: 91,
  retired: 92,
};

const STAGES: ReadonlySet<number> = new Set(Object.values(STAGE));

/** Whether a stage is that of a match which did not come to its end. */
export const isFated = (stage: number): boolean => STAGES.has(stage);

const OVER = 4;
const CLOSED = 3;
/** As of a match that came to its end. */
const CLOSING_MS = 10 * 60_000;

const FATE_DRAW = 7_001;
const MOMENT_DRAW = 7_002;
/** Nobody gives up at once, or a point before the end. */
const BREAKS_BETWEEN = [0.25, 0.9] as const;
/** That a match is not played at its time is known this long before. */
const POSTPONED_BEFORE_MS = 5 * 60_000;

/** Which fate belongs to a key; null: the match comes to its end, as nearly all do. */
export function fateKindOf(shares: FateShares, key: number): FateKind | null {
  const drawn = unitAt(key, FATE_DRAW);
  let below = 0;
  for (const kind of KINDS) {
    below += shares[kind] ?? 0;
    if (drawn < below) return kind;
  }
  return null;
}

function brokenOffAt(key: number, play: MatchPlay): number {
  const played = play.moments.filter((moment) => moment >= play.startsAt && moment < play.endsAt);
  const [from, to] = BREAKS_BETWEEN;
  const place = Math.floor(played.length * (from + (to - from) * unitAt(key, MOMENT_DRAW)));
  return played[place] ?? play.startsAt;
}

/** The fate of the match that belongs to a key; null where it comes to its end. */
export function fateOf(shares: FateShares, key: number, play: MatchPlay): Fate | null {
  const kind = fateKindOf(shares, key);
  switch (kind) {
    case null:
      return null;
    case 'walkover':
      return { kind, at: play.startsAt };
    case 'postponed':
      return { kind, at: Math.min(play.startsAt, -POSTPONED_BEFORE_MS) };
    case 'retired':
    case 'abandoned':
      return { kind, at: brokenOffAt(key, play) };
  }
}

/** A match as it is played, or as far as it is. */
export function playFated(play: MatchPlay, shares: FateShares, key: number): MatchPlay {
  const fate = fateOf(shares, key, play);
  return fate === null ? play : withFate(play, fate);
}

const keyOf = ({ marketId, specifier }: { marketId: string; specifier: string }) =>
  `${marketId}/${specifier}`;

/** Outcomes of each market of these verdicts, with their results. */
function resultsByMarket(verdicts: readonly Verdict[]): Map<string, Record<string, LegResult>> {
  const found = new Map<string, Record<string, LegResult>>();
  for (const verdict of verdicts)
    found.set(keyOf(verdict), { ...found.get(keyOf(verdict)), ...verdict.results });
  return found;
}

/**
 * The same match with a fate: up to it everything is as it would have been; what was decided by then stands, and what was not
 * is void: the season plays no match again within the 48 hours for which bets would wait. Source: §8.7 of the rules of betting.
 */
export function withFate(play: MatchPlay, { kind, at: fatedAt }: Fate): MatchPlay {
  const closesAt = fatedAt + CLOSING_MS;
  const isOver = (at: number) => at >= fatedAt;
  /** The last moment of what was played. */
  const before = fatedAt - 1;
  let made: readonly Verdict[] | null = null;
  const voids = (): readonly Verdict[] => {
    if (made !== null) return made;
    const score: Pair = play.view(before).totalScore ?? [0, 0];
    const decided = resultsByMarket(play.verdictsUntil(before));
    const all = play.verdictsUntil(play.moments.at(-1) ?? play.endsAt);
    const seen = resultsByMarket(all);
    const byMarket = new Map(all.map((verdict) => [keyOf(verdict), verdict]));
    made = [...byMarket].flatMap(([key, { marketId, specifier }]): Verdict[] => {
      const open = Object.keys(seen.get(key) ?? {}).filter((id) => decided.get(key)?.[id] === undefined);
      if (open.length === 0) return [];
      const results = Object.fromEntries(open.map((id) => [id, 'void' as const]));
      return [{ marketId, specifier, results, final: true, note: { score, minute: null } }];
    });
    return made;
  };
  let moments: readonly number[] | null = null;
  return {
    ...(play.prepare && { prepare: (at: number) => play.prepare?.(Math.min(at, before)) ?? true }),
    get moments() {
      moments ??= [...play.moments.filter((moment) => moment < fatedAt), fatedAt, closesAt];
      return moments;
    },
    startsAt: Math.min(play.startsAt, fatedAt),
    endsAt: fatedAt,
    view(at): MatchView {
      if (!isOver(at)) return play.view(at);
      const last = play.view(before);
      return {
        ...last,
        status: at < closesAt ? OVER : CLOSED,
        stage: STAGE[kind],
        clock: last.clock && { ...last.clock, stopped: true },
        suspension: null,
      };
    },
    quote: (at, tick, which) => (isOver(at) ? [] : play.quote(at, tick, which)),
    ...(play.simulate && {
      simulate: (at: number, tick: number) => (isOver(at) ? null : (play.simulate?.(at, tick) ?? null)),
    }),
    verdictsAt(moment) {
      if (moment < fatedAt) return play.verdictsAt(moment);
      return moment === fatedAt ? [...voids()] : [];
    },
    verdictsUntil: (at) =>
      isOver(at) ? [...play.verdictsUntil(before), ...voids()] : play.verdictsUntil(at),
    verdict(marketId, specifier, at) {
      const stands = play.verdict(marketId, specifier, Math.min(at, before));
      if (!isOver(at) || stands?.final === true) return stands;
      const found = voids().find((verdict) => keyOf(verdict) === keyOf({ marketId, specifier }));
      if (found === undefined) return stands;
      return { ...found, results: { ...found.results, ...stands?.results }, since: fatedAt };
    },
    settlesBy: (market, at) => (isOver(at) ? null : play.settlesBy(market, at)),
    withScore(side, at) {
      const changed = isOver(at) ? undefined : play.withScore(side, at);
      return changed && withFate(changed, { kind, at: fatedAt });
    },
  };
}
