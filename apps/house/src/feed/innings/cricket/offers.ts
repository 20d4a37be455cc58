import { OVERS, POWERPLAY_BALLS, WICKETS } from '#pricing/innings/cricket/ball.ts';
import type { MatchBook } from '#pricing/innings/cricket/match-book.ts';
import type { Offer, Results } from '../../scripted/scripted-match.ts';
import type { MarketTemplate, Side } from '../../world.ts';
import { templateFinder } from '../market-rows.ts';
import { lines, oddOrEven, overLine, spacedLines, wonBy } from '../verdicts.ts';
import { cricketMatchOffers } from './deep/match-offers.ts';
import { cricketSideOffers } from './deep/side-offers.ts';
import { battingSide, hasBatted, type MatchState } from './match-state.ts';
import { CRICKET, CRICKET_TEMPLATES } from './templates.ts';

type CricketOffer = Offer<MatchState, MatchBook>;
type Chances = CricketOffer['chances'];

const POWERPLAY_OVERS = 6;

const template = templateFinder(CRICKET_TEMPLATES);
const runsOf = ({ home, away }: MatchState) => home.runs + away.runs;
const isScored = (state: MatchState) => hasBatted(state, 'home') && hasBatted(state, 'away');

function offer(
  id: string,
  specifier: string,
  chances: Chances,
  settle: (state: MatchState, outcomeIds: MarketTemplate['outcomeIds']) => Results | null,
): CricketOffer {
  const type = template(id);
  return { template: type, specifier, chances, settle: (state) => settle(state, type.outcomeIds) };
}

/** Offered while a side is at bat, the break before its innings included. */
const whileAtBat =
  (side: Side, chances: Chances): Chances =>
  (book, state) =>
    battingSide(state) === side ? chances(book, state) : null;

function matchOffers(): CricketOffer[] {
  return [
    offer(
      CRICKET.winner,
      '',
      (book) => book.winner(),
      ({ winner }, ids) => (winner === null ? null : wonBy(ids, winner === 'home' ? 0 : 1)),
    ),
    ...spacedLines(60.5, 520.5, 5).map((line) =>
      offer(
        CRICKET.matchTotal,
        `total=${line}`,
        (book) => book.matchTotal(line),
        (state, ids) => overLine(ids, runsOf(state), line, isScored(state)),
      ),
    ),
    offer(
      CRICKET.oddEven,
      '',
      (book) => book.oddEven(),
      (state, ids) => (isScored(state) ? wonBy(ids, oddOrEven(runsOf(state))) : null),
    ),
    offer(
      CRICKET.superOver,
      '',
      (book) => book.superOver(),
      (state, ids) => (isScored(state) ? wonBy(ids, state.home.runs === state.away.runs ? 0 : 1) : null),
    ),
  ];
}

function inningsOffers(side: Side): CricketOffer[] {
  const isHome = side === 'home';
  return [
    ...spacedLines(20.5, 299.5, 3).map((line) =>
      offer(
        isHome ? CRICKET.homeTotal : CRICKET.awayTotal,
        `total=${line}`,
        (book) => book.sideTotal(side, line),
        (state, ids) => overLine(ids, state[side].runs, line, hasBatted(state, side)),
      ),
    ),
    ...lines(0.5, WICKETS - 0.5).map((line) =>
      offer(
        isHome ? CRICKET.homeWickets : CRICKET.awayWickets,
        `total=${line}`,
        whileAtBat(side, (book) => book.wickets(line)),
        (state, ids) => overLine(ids, state[side].wickets, line, hasBatted(state, side)),
      ),
    ),
    ...spacedLines(8.5, 100.5, 2).map((line) =>
      offer(
        isHome ? CRICKET.homePowerplay : CRICKET.awayPowerplay,
        `total=${line}`,
        whileAtBat(side, (book) => book.powerplay(line)),
        (state, ids) => powerplayResults(state, side, line, ids),
      ),
    ),
  ];
}

function powerplayResults(state: MatchState, side: Side, line: number, ids: readonly string[]) {
  const { overs, balls } = state[side];
  const runs = overs.slice(0, POWERPLAY_OVERS).reduce((sum, over) => sum + over, 0);
  return overLine(ids, runs, line, balls >= POWERPLAY_BALLS || hasBatted(state, side));
}

/** The over in play and the next one are offered. An over that is not begun counts for nobody. */
function overOffers(side: Side, number: number): CricketOffer[] {
  const results = (state: MatchState, line: number, ids: readonly string[]): Results | null => {
    const { overs, balls } = state[side];
    const ended = hasBatted(state, side);
    const runs = overs[number - 1];
    if (runs === undefined) return ended ? Object.fromEntries(ids.map((id) => [id, 'void'])) : null;
    return overLine(ids, runs, line, ended || balls >= number * 6);
  };
  return lines(1.5, 22.5).map((line) =>
    offer(
      side === 'home' ? CRICKET.homeOver : CRICKET.awayOver,
      `overnr=${number}|total=${line}`,
      whileAtBat(side, (book, state) => {
        const ahead = number - 1 - Math.floor(state[side].balls / 6);
        return ahead === 0 || ahead === 1 ? book.over(ahead, line) : null;
      }),
      (state, ids) => results(state, line, ids),
    ),
  );
}

/** The next wicket to fall is offered. When it does not fall, the runs at the end of the innings count. */
function fallOffers(side: Side, number: number): CricketOffer[] {
  return spacedLines(4.5, 276.5, 8).map((line) =>
    offer(
      side === 'home' ? CRICKET.homeFall : CRICKET.awayFall,
      `wicketnr=${number}|total=${line}`,
      whileAtBat(side, (book, state) => (state[side].wickets === number - 1 ? book.nextWicket(line) : null)),
      (state, ids) => {
        const { falls, runs } = state[side];
        const fallen = falls[number - 1];
        return overLine(ids, fallen ?? runs, line, fallen !== undefined || hasBatted(state, side));
      },
    ),
  );
}

const SIDES: readonly Side[] = ['home', 'away'];

/** Every market of a match, the same for all: the array is shared. */
export const CRICKET_OFFERS: readonly CricketOffer[] = [
  ...matchOffers(),
  ...SIDES.flatMap((side) => [
    ...inningsOffers(side),
    ...lines(1, OVERS).flatMap((number) => overOffers(side, number)),
    ...lines(1, WICKETS).flatMap((number) => fallOffers(side, number)),
  ]),
];

/** With what the matches of foremost leagues have beside. */
export const CRICKET_DEEP_OFFERS: readonly CricketOffer[] = [
  ...CRICKET_OFFERS,
  ...cricketSideOffers(template, 'home'),
  ...cricketSideOffers(template, 'away'),
  ...cricketMatchOffers(template),
];
