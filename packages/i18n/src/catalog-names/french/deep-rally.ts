import type { DeepRallyWords, DeepSetWords, DeepUnitWords } from '../deep-rally-words.ts';

interface Unit {
  readonly title: string;
  readonly one: string;
  readonly many: string;
  readonly ofSet: string;
  readonly which: string;
  readonly extra: string;
  readonly extras: string;
  readonly n: string;
}

const unit = ({ title, one, many, ofSet, which, extra, extras, n }: Unit): DeepUnitWords => ({
  of: (question) => `${title} : ${question}`,
  exact: `nombre exact de ${many}`,
  firstAndWinner: `vainqueur du 1er ${one} et ${ofSet}`,
  leaderAfter: `en tête après ${n} ${many}`,
  handicapAfter: `handicap après ${n} ${many}`,
  race: `premier à ${n} ${many}`,
  raceAndWinner: `premier à ${n} ${many} et vainqueur ${ofSet}`,
  scoreAfter: (count) => `score après ${count} ${many}`,
  clean: (side) => `${side} gagne sans perdre un ${one}`,
  winnerAndExtra: `vainqueur et ${extra}`,
  extras,
  most: `Le plus de ${many}`,
  mostAndWinner: `Le plus de ${many} et vainqueur du match`,
  best: `Total ${ofSet} avec le plus de ${many}`,
  weakest: `Total ${ofSet} avec le moins de ${many}`,
  widest: `Plus grand écart en ${many}`,
  more: `Plus de ${many} : ${which}`,
});

const IN_SETS = { ofSet: 'du set', which: '1er ou 2e set' };

interface Sets {
  readonly one: string;
  readonly many: string;
  readonly a: string;
  /** One with its number. */
  readonly nth: readonly [first: string, second: string];
  readonly of: (nth: string) => string;
  readonly named: (question: string) => string;
  readonly firstTwo: string;
  readonly all: string;
}

const sets = (w: Sets): DeepSetWords => ({
  of: w.named,
  firstTwo: (question) => `${w.firstTwo} : ${question}`,
  exact: `Nombre exact de ${w.many}`,
  straight: (side) => `${side} gagne sans perdre ${w.a}`,
  distance: w.all,
  sideTotal: (side) => `${side} : total de ${w.many}`,
  winnerAndTotal: `Vainqueur et total de ${w.many} {total}`,
  oddEven: `Nombre de ${w.many} pair ou impair`,
  firstAndMatch: `Vainqueur ${w.of(w.nth[0])} et du match`,
  secondAndMatch: `Vainqueur ${w.of(w.nth[1])} et du match`,
  comeback: `Le perdant ${w.of(w.nth[0])} gagne le match`,
  sideComeback: (side) => `${side} gagne après la perte ${w.of(w.nth[0])}`,
  afterTwo: `Score après 2 ${w.many}`,
  afterThree: `Score après 3 ${w.many}`,
  firstTwoWinners: `Vainqueurs ${w.of(w.nth[0])} et ${w.of(w.nth[1])}`,
  firstAndTotal: `Vainqueur ${w.of(w.nth[0])} et total de ${w.many} {total}`,
  sideExact: (side) => `${side} : nombre exact de ${w.many}`,
  leads: (side) => `${side} mène en ${w.many} à un moment`,
  twoInARow: (side) => `${side} gagne deux ${w.many} de suite`,
  toNil: (side) => `${side} gagne ${w.a} à zéro`,
  anyToNil: `Au moins ${w.a} à zéro`,
  names: w.nth,
});

/** French words of the full depth of sports of sets and maps. */
export const deepRallyFrench: DeepRallyWords = {
  units: {
    games: unit({
      ...IN_SETS,
      title: 'Jeux',
      one: 'jeu',
      many: 'jeux',
      extra: 'jeu décisif',
      extras: 'Nombre de jeux décisifs',
      n: '{games}',
    }),
    points: unit({
      ...IN_SETS,
      title: 'Points',
      one: 'point',
      many: 'points',
      extra: 'points supplémentaires',
      extras: 'Sets avec points supplémentaires',
      n: '{points}',
    }),
    legs: unit({
      ...IN_SETS,
      title: 'Legs',
      one: 'leg',
      many: 'legs',
      extra: 'leg décisif',
      extras: 'Sets avec leg décisif',
      n: '{legs}',
    }),
    rounds: unit({
      title: 'Rounds',
      one: 'round',
      many: 'rounds',
      ofSet: 'de la map',
      which: 'map 1 ou map 2',
      extra: 'prolongation',
      extras: 'Maps avec prolongation',
      n: '{rounds}',
    }),
  },
  sets: sets({
    one: 'set',
    many: 'sets',
    a: 'un set',
    nth: ['1er set', '2e set'],
    of: (nth) => `du ${nth}`,
    named: (question) => `{!setnr} set : ${question}`,
    firstTwo: 'Deux premiers sets',
    all: 'Tous les sets sont joués',
  }),
  maps: sets({
    one: 'map',
    many: 'maps',
    a: 'une map',
    nth: ['map 1', 'map 2'],
    of: (nth) => `de la ${nth}`,
    named: (question) => `Map {mapnr} : ${question}`,
    firstTwo: 'Deux premières maps',
    all: 'Toutes les maps sont jouées',
  }),
  bothReach: (number) => `les deux avec ${number} ou plus`,
  count: String,
};
