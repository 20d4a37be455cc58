import type { DeepRallyWords, DeepSetWords, DeepUnitWords } from '../deep-rally-words.ts';
import { capital } from './words.ts';

interface Unit {
  readonly title: string;
  /** Partitive, as it stands after a number. */
  readonly some: string;
  /** Partitive plural, as it stands after "most" and "more". */
  readonly many: string;
  readonly genitive: string;
  /** Genitive plural. */
  readonly ofMany: string;
  /** Not even one. */
  readonly none: string;
  /** How far the sides are apart. */
  readonly gap: string;
  /** The set in its cases. */
  readonly set: string;
  readonly ofSet: string;
  readonly inSet: string;
  /** "In which", of that set. */
  readonly where: string;
  readonly extra: string;
  readonly extras: string;
  readonly n: string;
}

const unit = (w: Unit): DeepUnitWords => ({
  of: (question) => `${w.title}: ${question}`,
  exact: `${w.ofMany} tarkka määrä`,
  firstAndWinner: `1. ${w.genitive} ja ${w.ofSet} voittaja`,
  leaderAfter: `johtaja ${w.n} ${w.genitive} jälkeen`,
  handicapAfter: `tasoitus ${w.n} ${w.genitive} jälkeen`,
  race: `kumpi voittaa ensin ${w.n} ${w.some}`,
  raceAndWinner: `ensin ${w.n} ${w.some} ja ${w.ofSet} voittaja`,
  scoreAfter: (count) => `tilanne ${count} ${w.genitive} jälkeen`,
  clean: (side) => `${side} voittaa häviämättä ${w.none}`,
  winnerAndExtra: `voittaja ja ${w.extra}`,
  extras: w.extras,
  most: `Eniten ${w.many}`,
  mostAndWinner: `Eniten ${w.many} ja ottelun voittaja`,
  best: `${w.title} ${w.inSet}, ${w.where} niitä on eniten`,
  weakest: `${w.title} ${w.inSet}, ${w.where} niitä on vähiten`,
  widest: `Suurin ${w.gap} ${w.inSet}`,
  more: `Enemmän ${w.many}: 1. vai 2. ${w.set}`,
});

interface Sets {
  readonly one: string;
  readonly all: string;
  /** Partitive, as it stands after a number. */
  readonly some: string;
  /** Not even one. */
  readonly none: string;
  readonly genitive: string;
  readonly ofMany: string;
  readonly inMany: string;
  readonly nr: string;
}

const sets = (w: Sets): DeepSetWords => ({
  of: (question) => `${w.nr}. ${w.one}: ${question}`,
  firstTwo: (question) => `Kaksi ensimmäistä ${w.some}: ${question}`,
  exact: `${capital(w.ofMany)} tarkka määrä`,
  straight: (side) => `${side} voittaa häviämättä ${w.none}`,
  distance: `Pelataan kaikki ${w.all}`,
  sideTotal: (side) => `${side}: ${w.ofMany} määrä`,
  winnerAndTotal: `Voittaja ja ${w.ofMany} määrä {total}`,
  oddEven: `${capital(w.all)}: pariton/parillinen`,
  firstAndMatch: `1. ${w.genitive} ja ottelun voittaja`,
  secondAndMatch: `2. ${w.genitive} ja ottelun voittaja`,
  comeback: `1. ${w.genitive} häviäjä voittaa ottelun`,
  sideComeback: (side) => `${side} häviää 1. ${w.genitive} ja voittaa ottelun`,
  afterTwo: `Tilanne 2 ${w.genitive} jälkeen`,
  afterThree: `Tilanne 3 ${w.genitive} jälkeen`,
  firstTwoWinners: `1. ja 2. ${w.genitive} voittajat`,
  firstAndTotal: `1. ${w.genitive} voittaja ja ${w.ofMany} määrä {total}`,
  sideExact: (side) => `${side}: ${w.ofMany} tarkka määrä`,
  leads: (side) => `${side} johtaa ${w.inMany} jossain vaiheessa`,
  twoInARow: (side) => `${side} voittaa kaksi ${w.some} peräkkäin`,
  toNil: (side) => `${side} voittaa ${w.genitive} nollaan`,
  anyToNil: `Jokin ${w.one} voitetaan nollaan`,
  names: [`1. ${w.one}`, `2. ${w.one}`],
});

const IN_SETS = { set: 'erä', ofSet: 'erän', inSet: 'erässä', where: 'jossa' };

/** Finnish words of the full depth of sports of sets and maps. */
export const deepRallyFinnish: DeepRallyWords = {
  units: {
    games: unit({
      ...IN_SETS,
      title: 'Pelit',
      some: 'peliä',
      many: 'pelejä',
      genitive: 'pelin',
      ofMany: 'pelien',
      none: 'peliäkään',
      gap: 'peliero',
      extra: 'tiebreak',
      extras: 'Tiebreakien määrä',
      n: '{games}',
    }),
    points: unit({
      ...IN_SETS,
      title: 'Pisteet',
      some: 'pistettä',
      many: 'pisteitä',
      genitive: 'pisteen',
      ofMany: 'pisteiden',
      none: 'pistettäkään',
      gap: 'piste-ero',
      extra: 'jatkopallot',
      extras: 'Jatkopalloille menevät erät',
      n: '{points}',
    }),
    legs: unit({
      ...IN_SETS,
      title: 'Legit',
      some: 'legiä',
      many: 'legejä',
      genitive: 'legin',
      ofMany: 'legien',
      none: 'legiäkään',
      gap: 'legiero',
      extra: 'ratkaiseva legi',
      extras: 'Ratkaisevaan legiin menevät erät',
      n: '{legs}',
    }),
    rounds: unit({
      title: 'Kierrokset',
      some: 'kierrosta',
      many: 'kierroksia',
      genitive: 'kierroksen',
      ofMany: 'kierrosten',
      none: 'kierrostakaan',
      gap: 'kierrosero',
      set: 'kartta',
      ofSet: 'kartan',
      inSet: 'kartalla',
      where: 'jolla',
      extra: 'jatkoaika',
      extras: 'Jatkoajalle menevät kartat',
      n: '{rounds}',
    }),
  },
  sets: sets({
    one: 'erä',
    all: 'erät',
    some: 'erää',
    none: 'erääkään',
    genitive: 'erän',
    ofMany: 'erien',
    inMany: 'erissä',
    nr: '{setnr}',
  }),
  maps: sets({
    one: 'kartta',
    all: 'kartat',
    some: 'karttaa',
    none: 'karttaakaan',
    genitive: 'kartan',
    ofMany: 'karttojen',
    inMany: 'kartoissa',
    nr: '{mapnr}',
  }),
  bothReach: (number) => `molemmilla ${number} tai enemmän`,
  count: String,
};
