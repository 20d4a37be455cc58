import type { DeepRallyWords, DeepSetWords, DeepUnitWords } from '../deep-rally-words.ts';

interface Unit {
  readonly title: string;
  /** Partitive, as it stands after a number. */
  readonly some: string;
  /** Genitive plural. */
  readonly ofMany: string;
  /** Genitive of the first one. */
  readonly ofFirst: string;
  /** Genitive of one, as it stands before what follows it. */
  readonly one: string;
  /** The set in its cases. */
  readonly set: string;
  readonly ofSet: string;
  readonly extra: string;
  readonly extras: string;
  readonly n: string;
}

const unit = (w: Unit): DeepUnitWords => ({
  of: (question) => `${w.title}: ${question}`,
  exact: `tarkka ${w.ofMany} määrä`,
  firstAndWinner: `${w.ofFirst} ja ${w.ofSet} voittaja`,
  leaderAfter: `johdossa, kun on pelattu ${w.n} ${w.some}`,
  handicapAfter: `tasoitus, kun on pelattu ${w.n} ${w.some}`,
  race: `kumpi saa ensin ${w.n} ${w.some}`,
  raceAndWinner: `ensin ${w.n} ${w.some} ja ${w.ofSet} voittaja`,
  scoreAfter: (count) => `tilanne, kun on pelattu ${count} ${w.some}`,
  clean: (side) => `${side} voittaa häviämättä ${w.one}`,
  winnerAndExtra: `voittaja ja ${w.extra}`,
  extras: w.extras,
  most: `Eniten ${w.some}`,
  mostAndWinner: `Eniten ${w.some} ja ottelun voittaja`,
  best: `Määrä, ${w.set}, jossa eniten ${w.some}`,
  weakest: `Määrä, ${w.set}, jossa vähiten ${w.some}`,
  widest: `${w.ofSet} suurin ero, ${w.title.toLowerCase()}`,
  more: `Enemmän ${w.some}: 1. vai 2. ${w.set}`,
});

interface Sets {
  readonly one: string;
  readonly all: string;
  /** Partitive, as it stands after a number. */
  readonly some: string;
  readonly genitive: string;
  readonly ofMany: string;
  readonly inMany: string;
  readonly nr: string;
}

const sets = (w: Sets): DeepSetWords => ({
  of: (question) => `${w.nr}. ${w.one}: ${question}`,
  firstTwo: (question) => `Kaksi ensimmäistä ${w.some}: ${question}`,
  exact: `Tarkka ${w.ofMany} määrä`,
  straight: (side) => `${side} voittaa häviämättä ${w.some}`,
  distance: `Pelataan kaikki ${w.all}`,
  sideTotal: (side) => `${side}: ${w.ofMany} määrä`,
  winnerAndTotal: `Voittaja ja ${w.ofMany} määrä {total}`,
  oddEven: `${w.ofMany} määrä, pariton/parillinen`,
  firstAndMatch: `1. ${w.genitive} ja ottelun voittaja`,
  secondAndMatch: `2. ${w.genitive} ja ottelun voittaja`,
  comeback: `1. ${w.genitive} häviäjä voittaa ottelun`,
  sideComeback: (side) => `${side} häviää 1. ${w.genitive} ja voittaa ottelun`,
  afterTwo: `Tilanne, kun on pelattu 2 ${w.some}`,
  afterThree: `Tilanne, kun on pelattu 3 ${w.some}`,
  firstTwoWinners: `1. ja 2. ${w.genitive} voittajat`,
  firstAndTotal: `1. ${w.genitive} voittaja ja ${w.ofMany} määrä {total}`,
  sideExact: (side) => `${side}: tarkka ${w.ofMany} määrä`,
  leads: (side) => `${side} johtaa ${w.inMany} jossain vaiheessa`,
  twoInARow: (side) => `${side} voittaa kaksi ${w.some} peräkkäin`,
  toNil: (side) => `${side} voittaa ${w.genitive} nollaan`,
  anyToNil: `Jokin ${w.one} päättyy nollaan`,
  names: [`1. ${w.one}`, `2. ${w.one}`],
});

const IN_SETS = { set: 'erä', ofSet: 'erän' };

/** Finnish words of the full depth of sports of sets and maps. */
export const deepRallyFinnish: DeepRallyWords = {
  units: {
    games: unit({
      ...IN_SETS,
      title: 'Pelit',
      some: 'peliä',
      ofMany: 'pelien',
      ofFirst: '1. pelin',
      one: 'peliä',
      extra: 'tiebreak',
      extras: 'Tiebreakien määrä',
      n: '{games}',
    }),
    points: unit({
      ...IN_SETS,
      title: 'Pisteet',
      some: 'pistettä',
      ofMany: 'pisteiden',
      ofFirst: '1. pisteen',
      one: 'pistettä',
      extra: 'jatkopisteet',
      extras: 'Erät, joissa jatkopisteet',
      n: '{points}',
    }),
    legs: unit({
      ...IN_SETS,
      title: 'Legit',
      some: 'legiä',
      ofMany: 'legien',
      ofFirst: '1. legin',
      one: 'legiä',
      extra: 'ratkaiseva legi',
      extras: 'Erät, joissa ratkaiseva legi',
      n: '{legs}',
    }),
    rounds: unit({
      title: 'Kierrokset',
      some: 'kierrosta',
      ofMany: 'kierrosten',
      ofFirst: '1. kierroksen',
      one: 'kierrosta',
      set: 'kartta',
      ofSet: 'kartan',
      extra: 'jatkoaika',
      extras: 'Kartat, joissa jatkoaika',
      n: '{rounds}',
    }),
  },
  sets: sets({
    one: 'erä',
    all: 'erät',
    some: 'erää',
    genitive: 'erän',
    ofMany: 'erien',
    inMany: 'erissä',
    nr: '{setnr}',
  }),
  maps: sets({
    one: 'kartta',
    all: 'kartat',
    some: 'karttaa',
    genitive: 'kartan',
    ofMany: 'karttojen',
    inMany: 'kartoissa',
    nr: '{mapnr}',
  }),
  bothReach: (number) => `molemmilla ${number} tai enemmän`,
  count: String,
};
