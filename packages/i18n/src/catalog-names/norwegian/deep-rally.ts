import type { DeepRallyWords, DeepSetWords, DeepUnitWords } from '../deep-rally-words.ts';

interface Unit {
  readonly title: string;
  /** With its article. */
  readonly one: string;
  readonly many: string;
  readonly first: string;
  readonly set: string;
  /** The set, definite. */
  readonly theSet: string;
  readonly inTheSet: string;
  readonly inOneSet: string;
  readonly extra: string;
  readonly extras: string;
  readonly n: string;
}

const unit = ({
  title,
  one,
  many,
  first,
  set,
  theSet,
  inTheSet,
  inOneSet,
  extra,
  extras,
  n,
}: Unit): DeepUnitWords => ({
  of: (question) => `${title}: ${question}`,
  exact: `nøyaktig antall ${many}`,
  firstAndWinner: `vinner av ${first} og av ${theSet}`,
  leaderAfter: `leder etter ${n} ${many}`,
  handicapAfter: `handikap etter ${n} ${many}`,
  race: `først til ${n} ${many}`,
  raceAndWinner: `først til ${n} ${many} og vinner av ${theSet}`,
  scoreAfter: (count) => `stilling etter ${count} ${many}`,
  clean: (side) => `${side} vinner uten å tape ${one}`,
  winnerAndExtra: `vinner og ${extra}`,
  extras,
  most: `Flest ${many}`,
  mostAndWinner: `Flest ${many} og vinner av kampen`,
  best: `${title} ${inTheSet} med flest ${many}`,
  weakest: `${title} ${inTheSet} med færrest ${many}`,
  widest: `Største margin ${inOneSet} (${many})`,
  more: `Flest ${many}: 1. eller 2. ${set}`,
});

const sets = (one: string, many: string, nr: string): DeepSetWords => ({
  of: (question) => `${nr}. ${one}: ${question}`,
  firstTwo: (question) => `De to første ${many}: ${question}`,
  exact: `Nøyaktig antall ${one}`,
  straight: (side) => `${side} vinner uten å tape et ${one}`,
  distance: `Alle ${one} spilles`,
  sideTotal: (side) => `${side}: antall ${one}`,
  winnerAndTotal: `Vinner og antall ${one} {total}`,
  oddEven: `Antall ${one}: oddetall/partall`,
  firstAndMatch: `Vinner av 1. ${one} og av kampen`,
  secondAndMatch: `Vinner av 2. ${one} og av kampen`,
  comeback: `Taperen av 1. ${one} vinner kampen`,
  sideComeback: (side) => `${side} taper 1. ${one} og vinner kampen`,
  afterTwo: `Stilling etter 2 ${one}`,
  afterThree: `Stilling etter 3 ${one}`,
  firstTwoWinners: `Vinnere av 1. og 2. ${one}`,
  firstAndTotal: `Vinner av 1. ${one} og antall ${one} {total}`,
  sideExact: (side) => `${side}: nøyaktig antall ${one}`,
  leads: (side) => `${side} leder i ${one} underveis`,
  twoInARow: (side) => `${side} vinner to ${one} på rad`,
  toNil: (side) => `${side} vinner et ${one} til null`,
  anyToNil: `Et ${one} vinnes til null`,
  names: [`1. ${one}`, `2. ${one}`],
});

const IN_SETS = { set: 'sett', theSet: 'settet', inTheSet: 'i settet', inOneSet: 'i ett sett' };

/** Norwegian words of the full depth of sports of sets and maps. */
export const deepRallyNorwegian: DeepRallyWords = {
  units: {
    games: unit({
      ...IN_SETS,
      title: 'Game',
      one: 'et game',
      many: 'game',
      first: '1. game',
      extra: 'tiebreak',
      extras: 'Antall tiebreak',
      n: '{games}',
    }),
    points: unit({
      ...IN_SETS,
      title: 'Poeng',
      one: 'et poeng',
      many: 'poeng',
      first: '1. poeng',
      extra: 'ekstra poeng',
      extras: 'Sett med ekstra poeng',
      n: '{points}',
    }),
    legs: unit({
      ...IN_SETS,
      title: 'Legs',
      one: 'et leg',
      many: 'legs',
      first: '1. leg',
      extra: 'avgjørende leg',
      extras: 'Sett med avgjørende leg',
      n: '{legs}',
    }),
    rounds: unit({
      title: 'Runder',
      one: 'en runde',
      many: 'runder',
      first: '1. runde',
      set: 'kart',
      theSet: 'kartet',
      inTheSet: 'på kartet',
      inOneSet: 'på ett kart',
      extra: 'overtid',
      extras: 'Kart med overtid',
      n: '{rounds}',
    }),
  },
  sets: sets('sett', 'settene', '{setnr}'),
  maps: sets('kart', 'kartene', '{mapnr}'),
  bothReach: (number) => `begge med ${number} eller mer`,
  count: String,
};
