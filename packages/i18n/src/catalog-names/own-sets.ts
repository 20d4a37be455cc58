/** Words of the outcomes that only this house's own market types have. */
export interface OwnWords {
  readonly goals: (count: string) => string;
  readonly orMore: (count: string) => string;
  readonly firstHalf: string;
  readonly secondHalf: string;
  readonly equal: string;
  readonly interval: (from: number, to: string) => string;
  readonly noGoal: string;
  readonly anyOther: string;
}

/** Outcome sets of the own market types (ids from 10000 on). */
export function ownSets(w: OwnWords) {
  return {
    exactGoals: {
      '10440': w.goals('0'),
      '10441': w.goals('1'),
      '10442': w.goals('2'),
      '10443': w.goals('3'),
      '10444': w.goals('4'),
      '10445': w.goals('5'),
      '10446': w.orMore('6'),
    },
    fewGoals: { '10610': w.goals('0'), '10611': w.goals('1'), '10612': w.goals('2'), '10613': w.orMore('3') },
    goalRange: {
      '10630': w.interval(0, '1'),
      '10631': w.interval(2, '3'),
      '10632': w.interval(4, '6'),
      '10633': w.orMore('7'),
    },
    firstGoalHalf: { '10690': w.firstHalf, '10691': w.secondHalf, '10692': w.noGoal },
    highestHalf: { '10460': w.firstHalf, '10461': w.secondHalf, '10462': w.equal },
    goalInterval: {
      '10501': w.interval(1, '15'),
      '10502': w.interval(16, '30'),
      '10503': w.interval(31, '45+'),
      '10504': w.interval(46, '60'),
      '10505': w.interval(61, '75'),
      '10506': w.interval(76, '90+'),
      '10507': w.noGoal,
    },
    nextScorer: { '7': w.noGoal },
    otherScore: { '324': w.anyOther },
  } as const;
}
