import { type MatchBook, matchBook } from '#pricing/innings/cricket/match-book.ts';
import { type Chase, cricketModel, freshChase } from '#pricing/innings/cricket/model.ts';
import { lazily } from '#pricing/innings/lazily.ts';
import { hasFullDepth, type Meeting } from '../../league/league-spec.ts';
import { unitAt } from '../../random.ts';
import type { ScriptedMatch } from '../../scripted/scripted-match.ts';
import { playScripted } from '../../scripted/scripted-play.ts';
import type { MatchPlay } from '../../sport.ts';
import { byNoise, NOISE_STEPS, stepOf } from '../by-noise.ts';
import { battingSide, FIRST_BALL, type MatchState, pricedState, type SideInnings } from './match-state.ts';
import { CRICKET_DEEP_OFFERS, CRICKET_OFFERS } from './offers.ts';
import { type CricketFactors, type OwnSix, scriptCricket } from './script.ts';

/** Effect of one point of rating, of the home ground, of a day and of a tick's noise on the logarithm of the factor. */
const RATING_WEIGHT = 0.06;
const HOME_WEIGHT = 0.01;
const DAY_WEIGHT = 0.12;
const NOISE_WEIGHT = 0.012;
/** Effect of the difference of the factors on the odds of a super over. */
const SUPER_OVER_WEIGHT = 2;

/** How well both sides bat that day. */
export function cricketFactors(meeting: Pick<Meeting, 'key' | 'home' | 'away'>): CricketFactors {
  const edge = RATING_WEIGHT * (meeting.home.rating - meeting.away.rating) + HOME_WEIGHT;
  const day = DAY_WEIGHT * (unitAt(meeting.key, -1) - 0.5);
  return {
    home: Math.exp(day + edge),
    away: Math.exp(day - edge),
    superOver: 1 / (1 + Math.exp(-SUPER_OVER_WEIGHT * 2 * edge)),
  };
}

const STAGES = { play: [501, 502], break: [505, 505], super_over: [503, 503], over: [100, 100] } as const;

const scoreText = ({ runs, wickets }: SideInnings) => `${runs}/${wickets}`;

function periodsOf({ home, away, innings, superOver }: MatchState) {
  return [
    { key: '501', number: 1, home: home.runs, away: 0 },
    ...(innings === 2 ? [{ key: '502', number: 2, home: 0, away: away.runs }] : []),
    ...(superOver === null ? [] : [{ key: '503', number: 3, home: superOver[0], away: superOver[1] }]),
  ];
}

function viewOf(state: MatchState | null): ReturnType<ScriptedMatch<MatchState, MatchBook>['view']> {
  if (state === null) {
    return {
      stage: 0,
      clock: null,
      totalScore: null,
      periodScores: [],
      extras: null,
      gameScore: null,
      server: null,
      statistics: [],
      incidents: [],
    };
  }
  const { home, away, phase } = state;
  return {
    stage: STAGES[phase][state.innings - 1] ?? 0,
    clock: null,
    totalScore: [home.runs, away.runs],
    periodScores: periodsOf(state),
    extras: null,
    gameScore: [scoreText(home), scoreText(away)],
    server: phase === 'play' ? battingSide(state) : null,
    statistics: [
      { key: 'fours', home: home.fours, away: away.fours },
      { key: 'sixes', home: home.sixes, away: away.sixes },
      { key: 'wickets', home: away.wickets, away: home.wickets },
    ],
    incidents: [...state.incidents],
  };
}

type Prices = (state: MatchState | null, noise: number) => MatchBook;

function makePrices(factors: CricketFactors): Prices {
  const moved = (noise: number) => ({
    home: factors.home * Math.exp(NOISE_WEIGHT * noise),
    away: factors.away * Math.exp(-NOISE_WEIGHT * noise),
  });
  const chases = byNoise<Chase>((noise) => freshChase(moved(noise).away));
  const bookOf = (state: MatchState, step: number) =>
    matchBook(
      cricketModel(moved(step / NOISE_STEPS), pricedState(state), () => chases(step)),
      pricedState(state),
      factors.superOver,
    );
  const upcoming = byNoise((noise) => bookOf(FIRST_BALL, stepOf(noise)));
  return (state, noise) => {
    const step = stepOf(noise);
    return state === null ? upcoming(step) : bookOf(state, step);
  };
}

const made = new WeakMap<CricketFactors, Prices>();

/** Prices hang on the factors alone: a match that is changed by hand goes on with those that are there. */
function pricesOf(factors: CricketFactors): Prices {
  const prices = made.get(factors) ?? makePrices(factors);
  made.set(factors, prices);
  return prices;
}

/** A match that is played out when its course is wanted. */
export function cricketMatch(
  key: number,
  factors: CricketFactors,
  own: readonly OwnSix[] = [],
  offers = CRICKET_OFFERS,
): ScriptedMatch<MatchState, MatchBook> {
  const script = lazily(() => scriptCricket(key, factors, own));
  const stateAt = (at: number) => script().steps.findLast((step) => step.at <= at)?.state;
  const prices = pricesOf(factors);
  return {
    key,
    get script() {
      return script();
    },
    offers,
    initial: FIRST_BALL,
    model: (state, _at, noise) => prices(state, noise),
    stepOf,
    view: viewOf,
    settlesBy: (offer, state, at) => {
      const { balls } = state[battingSide(state)];
      const number = Math.floor(balls / 6) + 1;
      const left = 6 - (balls % 6);
      return left <= 3 && offer.specifier.startsWith(`overnr=${number}|`) ? at + left * 46_000 : null;
    },
    withScore: (side, at) => {
      const state = stateAt(at);
      if (state?.phase !== 'play' || battingSide(state) !== side) return undefined;
      return cricketMatch(key, factors, [...own, { side, at }], offers);
    },
  };
}

export function playCricket(meeting: Meeting): MatchPlay {
  const offers = hasFullDepth(meeting.league) ? CRICKET_DEEP_OFFERS : CRICKET_OFFERS;
  return playScripted(cricketMatch(meeting.key, cricketFactors(meeting), [], offers));
}
