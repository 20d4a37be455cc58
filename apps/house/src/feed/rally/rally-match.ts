import { type RallyModel, rallyModel } from '#pricing/rally/model.ts';
import { once } from '#pricing/rally/outlook.ts';
import { hash } from '../random.ts';
import type { Script, ScriptedMatch } from '../scripted/scripted-match.ts';
import { playScripted } from '../scripted/scripted-play.ts';
import type { MatchPlay } from '../sport.ts';
import type { RallyPlay } from './rally-sport.ts';
import { playOut, playOutWith } from './script.ts';
import { initialState, placeOf, type RallyState } from './state.ts';
import { rallyView } from './view.ts';

/** Steps of the drift to either side in play, and one before: few, so that what was worked out for one serves again. */
const LIVE_DRIFTS = 3;

const earlyDrift = (noise: number) => Math.round(noise);

export function modelOf(play: RallyPlay, state: RallyState, drift: number): RallyModel {
  const contest = play.contest(drift);
  return rallyModel(contest, state, contest.inPlay?.(placeOf(state), state.points) ?? null);
}

function scripted(
  play: RallyPlay,
  key: number,
  playedOut: () => Script<RallyState>,
): ScriptedMatch<RallyState, RallyModel> {
  const initial = initialState(play);
  return {
    key,
    get script() {
      return playedOut();
    },
    offers: play.offers,
    initial,
    model: (state, _at, noise) =>
      state === null
        ? modelOf(play, initial, earlyDrift(noise))
        : modelOf(play, state, Math.round(noise * LIVE_DRIFTS) / LIVE_DRIFTS),
    stepOf: earlyDrift,
    view: (state) => rallyView(play, state),
    settlesBy: (offer, state) => {
      if (play.longestUnitMs === null) return null;
      const own = play.offers.find((known) => known === offer);
      return own?.endsWithUnit?.(state) === true ? state.at + play.longestUnitMs : null;
    },
    withScore: (side, at) => {
      const seat = side === 'home' ? 0 : 1;
      const longer = playOutWith(play, playedOut(), { seat, at, key: hash(key, 'score', side, at) });
      return longer === undefined ? undefined : scripted(play, key, () => longer);
    },
  };
}

/** The match of a key, played out when its course is wanted. */
export function scriptedRally(play: RallyPlay, key: number): ScriptedMatch<RallyState, RallyModel> {
  return scripted(
    play,
    key,
    once(() => playOut(play, key)),
  );
}

export function playRally(play: RallyPlay, key: number): MatchPlay {
  return playScripted(scriptedRally(play, key));
}
