import type { DeepRallyWords, DeepSetWords, DeepUnitWords } from '../deep-rally-words.ts';

interface Unit {
  readonly title: string;
  readonly one: string;
  readonly many: string;
  readonly set: string;
  /** What goes beyond the usual end of a set. */
  readonly extra: string;
  readonly extras: string;
  readonly n: string;
}

const unit = ({ title, one, many, set, extra, extras, n }: Unit): DeepUnitWords => ({
  of: (question) => `${title}: ${question}`,
  exact: `exact number of ${many}`,
  firstAndWinner: `winner of the first ${one} and of the ${set}`,
  leaderAfter: `leader after ${n} ${many}`,
  handicapAfter: `handicap after ${n} ${many}`,
  race: `first to ${n} ${many}`,
  raceAndWinner: `first to ${n} ${many} and winner of the ${set}`,
  scoreAfter: (count) => `score after ${count} ${many}`,
  clean: (side) => `${side} to win without losing a ${one}`,
  winnerAndExtra: `winner and ${extra}`,
  extras,
  most: `Most ${many}`,
  mostAndWinner: `Most ${many} and winner of the match`,
  best: `Total of the ${set} with most ${many}`,
  weakest: `Total of the ${set} with fewest ${many}`,
  widest: `Widest margin of a ${set} in ${many}`,
  more: `More ${many}: 1st or 2nd ${set}`,
});

const sets = (one: string, many: string, nr: string): DeepSetWords => ({
  of: (question) => `${nr} ${one}: ${question}`,
  firstTwo: (question) => `First two ${many}: ${question}`,
  exact: `Exact number of ${many}`,
  straight: (side) => `${side} to win without losing a ${one}`,
  distance: `All ${many} to be played`,
  sideTotal: (side) => `${side} total ${many}`,
  winnerAndTotal: `Winner and total ${many} {total}`,
  oddEven: `Odd or even ${many}`,
  firstAndMatch: `Winner of the 1st ${one} and of the match`,
  secondAndMatch: `Winner of the 2nd ${one} and of the match`,
  comeback: `Loser of the 1st ${one} to win the match`,
  sideComeback: (side) => `${side} to lose the 1st ${one} and win the match`,
  afterTwo: `Score after 2 ${many}`,
  afterThree: `Score after 3 ${many}`,
  firstTwoWinners: `Winners of the 1st and the 2nd ${one}`,
  firstAndTotal: `Winner of the 1st ${one} and total ${many} {total}`,
  sideExact: (side) => `${side} exact number of ${many}`,
  leads: (side) => `${side} to lead in ${many} at any time`,
  twoInARow: (side) => `${side} to win two ${many} in a row`,
  toNil: (side) => `${side} to win a ${one} to nil`,
  anyToNil: `A ${one} to end to nil`,
  names: [`1st ${one}`, `2nd ${one}`],
});

/** English words of the full depth of sports of sets and maps. */
export const deepRallyEnglish: DeepRallyWords = {
  units: {
    games: unit({
      title: 'Games',
      one: 'game',
      many: 'games',
      set: 'set',
      extra: 'tiebreak',
      extras: 'Number of tiebreaks',
      n: '{games}',
    }),
    points: unit({
      title: 'Points',
      one: 'point',
      many: 'points',
      set: 'set',
      extra: 'extra points',
      extras: 'Sets with extra points',
      n: '{points}',
    }),
    legs: unit({
      title: 'Legs',
      one: 'leg',
      many: 'legs',
      set: 'set',
      extra: 'deciding leg',
      extras: 'Sets with a deciding leg',
      n: '{legs}',
    }),
    rounds: unit({
      title: 'Rounds',
      one: 'round',
      many: 'rounds',
      set: 'map',
      extra: 'overtime',
      extras: 'Maps with overtime',
      n: '{rounds}',
    }),
  },
  sets: sets('set', 'sets', '{!setnr}'),
  maps: sets('map', 'maps', '{!mapnr}'),
  bothReach: (number) => `both with ${number} or more`,
  count: String,
};
