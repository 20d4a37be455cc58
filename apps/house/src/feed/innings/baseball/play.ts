import { type GameBook, gameBook } from '#pricing/innings/baseball/game-book.ts';
import { baseballModel, INNINGS } from '#pricing/innings/baseball/model.ts';
import { lazily } from '#pricing/innings/lazily.ts';
import { hasFullDepth, type Meeting } from '../../league/league-spec.ts';
import { unitAt } from '../../random.ts';
import type { ScriptedMatch } from '../../scripted/scripted-match.ts';
import { playScripted } from '../../scripted/scripted-play.ts';
import type { MatchPlay } from '../../sport.ts';
import { byNoise, stepOf } from '../by-noise.ts';
import { COURSE } from './deep/rows.ts';
import { type BaseballState, FIRST_PITCH, pricedState } from './game-state.ts';
import { BASEBALL_DEEP_OFFERS, BASEBALL_OFFERS } from './offers.ts';
import { type BaseballFactors, type OwnRun, scriptBaseball } from './script.ts';

/** Effect of one point of rating, of the home ground, of a day and of a tick's noise on the logarithm of the factor. */
const RATING_WEIGHT = 0.09;
const HOME_WEIGHT = 0.012;
const DAY_WEIGHT = 0.05;
const NOISE_WEIGHT = 0.006;

/** How well both sides bat that day. */
export function baseballFactors(meeting: Pick<Meeting, 'key' | 'home' | 'away'>): BaseballFactors {
  const edge = RATING_WEIGHT * (meeting.home.rating - meeting.away.rating) + HOME_WEIGHT;
  const day = DAY_WEIGHT * (unitAt(meeting.key, -1) - 0.5);
  return { home: Math.exp(day + edge), away: Math.exp(day - edge) };
}

/** 401 and 402 are the halves of the first inning, 403 and 404 of the second, and so on. */
export const stageOf = (inning: number, batting: 'home' | 'away') =>
  401 + 2 * (inning - 1) + (batting === 'home' ? 1 : 0);

const STAGE_ENDED = 100;

function viewOf(state: BaseballState | null): ReturnType<ScriptedMatch<BaseballState, GameBook>['view']> {
  const known = state ?? FIRST_PITCH;
  const { counts } = known;
  const statistic = (key: 'hits' | 'home_runs' | 'strikeouts', [home, away]: readonly [number, number]) => ({
    key,
    home,
    away,
  });
  return {
    stage: state === null ? 0 : known.over ? STAGE_ENDED : stageOf(known.inning, known.batting),
    clock: null,
    totalScore: state === null ? null : known.total,
    periodScores:
      state === null
        ? []
        : known.innings.map(([home, away], index) => ({
            key: String(stageOf(index + 1, 'away')),
            number: index + 1,
            home,
            away,
          })),
    extras: null,
    gameScore: null,
    server: state === null || known.over ? null : known.batting,
    statistics:
      state === null
        ? []
        : [
            statistic('hits', counts.hits),
            statistic('home_runs', counts.homeRuns),
            statistic('strikeouts', counts.strikeouts),
          ],
    incidents: [...known.incidents],
  };
}

/** A game that is played out when its course is wanted. */
export function baseballMatch(
  key: number,
  factors: BaseballFactors,
  own: readonly OwnRun[] = [],
  offers = BASEBALL_OFFERS,
): ScriptedMatch<BaseballState, GameBook> {
  const script = lazily(() => scriptBaseball(key, factors, own));
  const bookAt = (state: BaseballState, noise: number) =>
    gameBook(
      baseballModel(
        {
          home: factors.home * Math.exp(NOISE_WEIGHT * noise),
          away: factors.away * Math.exp(-NOISE_WEIGHT * noise),
        },
        pricedState(state),
      ),
    );
  const upcoming = byNoise((noise) => bookAt(FIRST_PITCH, noise));
  const stateAt = (at: number) => script().steps.findLast((step) => step.at <= at)?.state;
  return {
    key,
    get script() {
      return script();
    },
    offers,
    initial: FIRST_PITCH,
    model: (state, _at, noise) => (state === null ? upcoming(stepOf(noise)) : bookAt(state, noise)),
    stepOf,
    view: viewOf,
    settlesBy: (offer, state, at) => {
      const isOfInning =
        offer.specifier.startsWith(`inningnr=${state.inning}`) &&
        offer.template.id !== COURSE.openingAndWinner;
      const isNext = state.inning >= INNINGS || isOfInning;
      return isNext && state.batting === 'home' && state.outs === 2 ? at + 180_000 : null;
    },
    withScore: (side, at) => {
      const state = stateAt(at);
      if (state === undefined || state.over || state.batting !== side) return undefined;
      return baseballMatch(key, factors, [...own, { side, at }], offers);
    },
  };
}

export function playBaseball(meeting: Meeting): MatchPlay {
  const offers = hasFullDepth(meeting.league) ? BASEBALL_DEEP_OFFERS : BASEBALL_OFFERS;
  return playScripted(baseballMatch(meeting.key, baseballFactors(meeting), [], offers));
}
