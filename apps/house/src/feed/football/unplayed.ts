import { once } from '#pricing/timed/once.ts';
import { isAhead } from '../ahead.ts';
import type { MatchPlay } from '../sport.ts';
import { type FootballMatch, playFootball } from './play.ts';
import type { FootballScript, Tie } from './script.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** A match that does not begin: what is shown and priced of one that lies ahead. */
const UNPLAYED: FootballScript = {
  kickOff: NEVER,
  halfTime: NEVER,
  secondHalf: NEVER,
  fullTime: NEVER,
  announced: [0, 0],
  events: [],
  suspensions: [],
  finals: { shots: [0, 0], onTarget: [0, 0], attacks: [0, 0], possession: 50 },
  tie: null,
};

const UNPLAYED_TIE: Tie = {
  firstExtra: NEVER,
  extraHalfTime: NEVER,
  secondExtra: NEVER,
  extraEnd: NEVER,
  announced: [0, 0],
  events: [],
  shootOut: NEVER,
  kicks: [],
  suspensions: [],
};

/** A football match whose script is written when something needs its course. */
export function playLater(
  match: Omit<FootballMatch, 'script'> & { readonly isKnockOut: boolean },
  scriptOf: () => FootballScript,
): MatchPlay {
  const tie = match.isKnockOut ? UNPLAYED_TIE : null;
  const ahead = once(() => playFootball({ ...match, script: { ...UNPLAYED, tie } }));
  const play = once(() => playFootball({ ...match, script: scriptOf() }));
  const playAt = (at: number) => (isAhead(at) ? ahead() : play());
  return {
    get moments() {
      return play().moments;
    },
    get startsAt() {
      return play().startsAt;
    },
    get endsAt() {
      return play().endsAt;
    },
    view: (at) => playAt(at).view(at),
    quote: (at, tick, which) => playAt(at).quote(at, tick, which),
    simulate: (at, tick) => playAt(at).simulate?.(at, tick) ?? null,
    verdictsAt: (moment) => playAt(moment).verdictsAt(moment),
    verdictsUntil: (at) => playAt(at).verdictsUntil(at),
    verdict: (marketId, specifier, at) => playAt(at).verdict(marketId, specifier, at),
    settlesBy: (market, at) => playAt(at).settlesBy(market, at),
    withScore: (side, at) => play().withScore(side, at),
  };
}
