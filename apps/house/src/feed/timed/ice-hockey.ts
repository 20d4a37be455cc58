import { poisson } from '#pricing/poisson.ts';
import { type Decider, oneGoal } from '#pricing/timed/decider.ts';
import { hockeyOffers } from '#pricing/timed/hockey-offers.ts';
import { once } from '#pricing/timed/once.ts';
import { createScoreModel, type ScoreModel } from '#pricing/timed/score-model.ts';
import { type ScoreEvent, type ScoreState, startState } from '#pricing/timed/score-state.ts';
import { NO_REST, type Rest } from '#pricing/timed/spread.ts';
import { hasFullDepth, type Meeting } from '../league/league-spec.ts';
import { unitAt } from '../random.ts';
import type { ScriptedMatch } from '../scripted/scripted-match.ts';
import type { MatchStatistic, Side } from '../world.ts';
import { type HockeyGame, PENALTY_S, playHockey } from './hockey-game.ts';
import { HOCKEY_RULES, OVERTIME_S, PERIOD_S, type Rates, rateFactor } from './hockey-rules.ts';
import { settlesAt } from './settles-by.ts';
import { timedScript } from './timed-script.ts';
import { timedView } from './timed-view.ts';
import { type ClockState, clockAt, NOT_STARTED } from './timeline.ts';

const LATEST_START_MS = 60_000;
/** Three against three there is more room. */
const OVERTIME_FACTOR = 1.5;

interface Chances {
  rates: Rates;
  overtimeRates: Rates;
  penaltiesHome: number;
}

function chancesOf({ key, home, away }: Meeting, noise: number): Chances {
  const pace = 1 + 0.16 * (unitAt(key, 11) - 0.5);
  const edge = 0.75 * (home.rating - away.rating) + 0.02 * noise;
  const rates = { home: 3 * pace * Math.exp(edge / 2), away: 2.7 * pace * Math.exp(-edge / 2) };
  return {
    rates,
    overtimeRates: { home: rates.home * OVERTIME_FACTOR, away: rates.away * OVERTIME_FACTOR },
    penaltiesHome: 0.5 + 0.08 * edge,
  };
}

/** How many more goals a side may expect of a power play that is on, against the mean of a match. */
function powerPlay(game: HockeyGame, clock: ClockState, side: Side): number {
  const open = (short: Side) =>
    game.penalties.find(
      (penalty) =>
        penalty.period === clock.period &&
        penalty.side === short &&
        penalty.second <= clock.second &&
        clock.second < penalty.until,
    );
  const own = open(side);
  const theirs = open(side === 'home' ? 'away' : 'home');
  const left = (penalty: { second: number } | undefined) =>
    penalty === undefined ? 0 : penalty.second + PENALTY_S - clock.second;
  const both = Math.min(left(own), left(theirs));
  const advantage = (left(theirs) - both) * (rateFactor(false, true) - 1);
  const trouble = (left(own) - both) * (rateFactor(true, false) - 1);
  return advantage + trouble;
}

/** Goals that a side may still expect in a regular period. */
function expected(
  game: () => HockeyGame,
  clock: ClockState,
  rates: Rates,
  asked: { period: number; side: Side },
) {
  const { period, side } = asked;
  if (period < clock.period || (period === clock.period && clock.ended)) return 0;
  const perSecond = rates[side] / (3 * PERIOD_S);
  if (period > clock.period) return perSecond * PERIOD_S;
  return perSecond * Math.max(0, PERIOD_S - clock.second + powerPlay(game(), clock, side));
}

/** Who wins what follows a level score, from a moment before it or in it. */
function deciderAt(clock: ClockState, { overtimeRates, penaltiesHome }: Chances): Decider {
  const perSecond = (overtimeRates.home + overtimeRates.away) / (3 * PERIOD_S);
  const inOvertime = clock.period >= HOCKEY_RULES.periods.length;
  const isPenalties = clock.period > HOCKEY_RULES.periods.length || (inOvertime && clock.ended);
  const left = isPenalties ? 0 : OVERTIME_S - (inOvertime ? clock.second : 0);
  const none = Math.exp(-perSecond * left);
  const share = overtimeRates.home / (overtimeRates.home + overtimeRates.away);
  return oneGoal((1 - none) * share + none * penaltiesHome);
}

/** The game is asked for only when it has begun. */
function modelAt(
  game: () => HockeyGame,
  { state, clock }: { state: ScoreState; clock: ClockState },
  chances: Chances,
): ScoreModel {
  const means = HOCKEY_RULES.periods.map((_, period) => ({
    home: expected(game, clock, chances.rates, { period, side: 'home' }),
    away: expected(game, clock, chances.rates, { period, side: 'away' }),
  }));
  const home = means.reduce((sum, mean) => sum + mean.home, 0);
  const away = means.reduce((sum, mean) => sum + mean.away, 0);
  const rests = means.map(
    (mean): Rest =>
      mean.home + mean.away === 0 ? NO_REST : { home: poisson(mean.home), away: poisson(mean.away) },
  );
  return createScoreModel({
    state,
    rests,
    overtimeRest: NO_REST,
    decider: state.over ? null : deciderAt(clock, chances),
    next: () => {
      const none = Math.exp(-home - away);
      const share = home + away === 0 ? 0 : home / (home + away);
      return [(1 - none) * share, none, (1 - none) * (1 - share)];
    },
  });
}

function statisticsAt(game: HockeyGame, state: ScoreState, at: number): MatchStatistic[] {
  const clock = clockAt(game.timeline, at);
  const isPast = (entry: { period: number; second: number }) =>
    entry.period < clock.period || (entry.period === clock.period && entry.second <= clock.second);
  const goals = state.events.slice(0, state.count).filter(({ kind }) => kind !== 'penalties');
  const count = (list: readonly { side: Side }[], side: Side) =>
    list.filter((entry) => entry.side === side).length;
  const line = (key: MatchStatistic['key'], list: readonly { side: Side }[], times = 1) => ({
    key,
    home: count(list, 'home') * times,
    away: count(list, 'away') * times,
  });
  return [
    line('shots_on_target', [...goals, ...game.shots.filter(isPast)]),
    line('penalty_minutes', game.penalties.filter(isPast), PENALTY_S / 60),
    line(
      'power_play_goals',
      goals.filter(({ kind }) => kind === 'power_play_goal'),
    ),
  ];
}

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export function hockeyMatch(
  meeting: Meeting,
  added: readonly ScoreEvent[] = [],
): ScriptedMatch<ScoreState, ScoreModel> {
  const { key } = meeting;
  const chances = chancesOf(meeting, 0);
  const startsAt = Math.round(unitAt(key, 3) * LATEST_START_MS);
  const game = once(() => playHockey({ key, startsAt, ...chances, added }));
  const script = once(() => timedScript(HOCKEY_RULES, game().timeline, game().events));
  const offers = once(() => hockeyOffers(chances.rates, hasFullDepth(meeting.league)));
  const initial = startState(HOCKEY_RULES.periods.length, []);
  const notes = () =>
    game().penalties.map(({ at, period, second, side }) => ({
      at,
      period,
      second,
      side: other(side),
      type: 'power_play' as const,
    }));
  return {
    key,
    get script() {
      return script();
    },
    get offers() {
      return offers();
    },
    initial,
    model: (state, at, noise) => {
      const clock = state === null ? NOT_STARTED : clockAt(game().timeline, at);
      return modelAt(game, { state: state ?? initial, clock }, chancesOf(meeting, noise));
    },
    view: (state, at) =>
      timedView(HOCKEY_RULES, () => game().timeline, {
        state,
        at,
        notes,
        statistics: (known) => statisticsAt(game(), known, at),
      }),
    settlesBy: (offer, state, at) => settlesAt(HOCKEY_RULES, game().timeline, offer, { state, at }),
    withScore: (side, at) => {
      const clock = clockAt(game().timeline, at);
      if (clock.period < 0 || clock.ended || clock.period >= HOCKEY_RULES.periods.length) return undefined;
      const goal = { at, period: clock.period, second: clock.second, side, points: 1, kind: 'goal' };
      return hockeyMatch(meeting, [...added, goal]);
    },
  };
}
