import type { DeepRallyWords, DeepSetWords, DeepUnitWords } from '../deep-rally-words.ts';

interface Unit {
  readonly many: string;
  readonly dative: string;
  /** Genitive of the first one. */
  readonly ofFirst: string;
  /** Genitive of the set. */
  readonly ofSet: string;
  readonly inBest: string;
  readonly inOne: string;
  readonly set: string;
  readonly without: string;
  readonly extra: string;
  readonly extras: string;
  readonly n: string;
}

const unit = (w: Unit): DeepUnitWords => ({
  of: (question) => `${w.many}: ${question}`,
  exact: `Genaue Anzahl ${w.many}`,
  firstAndWinner: `Sieger ${w.ofFirst} und ${w.ofSet}`,
  leaderAfter: `Führung nach ${w.n} ${w.dative}`,
  handicapAfter: `Handicap nach ${w.n} ${w.dative}`,
  race: `Wer erreicht zuerst ${w.n} ${w.many}?`,
  raceAndWinner: `Zuerst ${w.n} ${w.many} und Sieger ${w.ofSet}`,
  scoreAfter: (count) => `Stand nach ${count} ${w.dative}`,
  clean: (side) => `${side} gewinnt ${w.without}`,
  winnerAndExtra: `Sieger und ${w.extra}`,
  extras: w.extras,
  most: `Mehr ${w.many}`,
  mostAndWinner: `Mehr ${w.many} und Sieger des Matches`,
  best: `Anzahl ${w.inBest} mit den meisten ${w.dative}`,
  weakest: `Anzahl ${w.inBest} mit den wenigsten ${w.dative}`,
  widest: `Größter Abstand ${w.inOne} in ${w.dative}`,
  more: `Mehr ${w.many}: 1. oder 2. ${w.set}`,
});

const IN_SETS = { ofSet: 'des Satzes', inBest: 'im Satz', inOne: 'eines Satzes', set: 'Satz' };

interface Sets {
  readonly one: string;
  readonly many: string;
  readonly dative: string;
  /** Genitive of the one with a number. */
  readonly of: (number: string) => string;
  readonly indefinite: string;
  readonly subject: string;
  readonly nr: string;
}

const sets = (w: Sets): DeepSetWords => ({
  of: (question) => `${w.nr}. ${w.one}: ${question}`,
  firstTwo: (question) => `Erste zwei ${w.many}: ${question}`,
  exact: `Genaue Anzahl ${w.many}`,
  straight: (side) => `${side} gewinnt ohne ${w.one}verlust`,
  distance: `Alle ${w.many} werden gespielt`,
  sideTotal: (side) => `${side}: Anzahl ${w.many}`,
  winnerAndTotal: `Sieger und Anzahl ${w.many} {total}`,
  oddEven: `Anzahl ${w.many} ungerade/gerade`,
  firstAndMatch: `Sieger ${w.of('1.')} und des Matches`,
  secondAndMatch: `Sieger ${w.of('2.')} und des Matches`,
  comeback: `Verlierer ${w.of('1.')} gewinnt das Match`,
  sideComeback: (side) => `${side} gewinnt nach Verlust ${w.of('1.')}`,
  afterTwo: `Stand nach 2 ${w.dative}`,
  afterThree: `Stand nach 3 ${w.dative}`,
  firstTwoWinners: `Sieger ${w.of('1.')} und ${w.of('2.')}`,
  firstAndTotal: `Sieger ${w.of('1.')} und Anzahl ${w.many} {total}`,
  sideExact: (side) => `${side}: Genaue Anzahl ${w.many}`,
  leads: (side) => `${side} führt irgendwann nach ${w.dative}`,
  twoInARow: (side) => `${side} gewinnt zwei ${w.many} in Folge`,
  toNil: (side) => `${side} gewinnt ${w.indefinite} zu null`,
  anyToNil: `${w.subject} endet zu null`,
  names: [`1. ${w.one}`, `2. ${w.one}`],
});

/** German words of the full depth of sports of sets and maps. */
export const deepRallyGerman: DeepRallyWords = {
  units: {
    games: unit({
      ...IN_SETS,
      many: 'Spiele',
      dative: 'Spielen',
      ofFirst: 'des 1. Spiels',
      without: 'ohne Spielverlust',
      extra: 'Tie-Break',
      extras: 'Anzahl Tie-Breaks',
      n: '{games}',
    }),
    points: unit({
      ...IN_SETS,
      many: 'Punkte',
      dative: 'Punkten',
      ofFirst: 'des 1. Punktes',
      without: 'ohne Punktverlust',
      extra: 'Satzverlängerung',
      extras: 'Sätze mit Verlängerung',
      n: '{points}',
    }),
    legs: unit({
      ...IN_SETS,
      many: 'Legs',
      dative: 'Legs',
      ofFirst: 'des 1. Legs',
      without: 'ohne Legverlust',
      extra: 'Entscheidungsleg',
      extras: 'Sätze mit Entscheidungsleg',
      n: '{legs}',
    }),
    rounds: unit({
      many: 'Runden',
      dative: 'Runden',
      ofFirst: 'der 1. Runde',
      ofSet: 'der Map',
      inBest: 'auf der Map',
      inOne: 'einer Map',
      set: 'Map',
      without: 'ohne Rundenverlust',
      extra: 'Verlängerung',
      extras: 'Maps mit Verlängerung',
      n: '{rounds}',
    }),
  },
  sets: sets({
    one: 'Satz',
    many: 'Sätze',
    dative: 'Sätzen',
    of: (number) => `des ${number} Satzes`,
    indefinite: 'einen Satz',
    subject: 'Ein Satz',
    nr: '{setnr}',
  }),
  maps: sets({
    one: 'Map',
    many: 'Maps',
    dative: 'Maps',
    of: (number) => `der ${number} Map`,
    indefinite: 'eine Map',
    subject: 'Eine Map',
    nr: '{mapnr}',
  }),
  bothReach: (number) => `Beide mit ${number} oder mehr`,
  count: String,
};
