/** Outcome names that several market types share, in one language. */
export interface OutcomeWords {
  readonly home: string;
  readonly away: string;
  readonly draw: string;
  readonly none: string;
  readonly over: string;
  readonly under: string;
  readonly yes: string;
  readonly no: string;
  readonly odd: string;
  readonly even: string;
  readonly or: string;
  readonly and: string;
  readonly noGoal: string;
  readonly noCorner: string;
}

/** Sets of outcome names by the ids of the feed's vocabulary. */
export function outcomeSets(w: OutcomeWords) {
  const both = (a: string, b: string) => `${a} ${w.and} ${b}`;
  const over = `${w.over} {total}`;
  const under = `${w.under} {total}`;
  const halves = (first: string, second: string) => `${first} / ${second}`;
  return {
    threeWay: { '1': w.home, '2': w.draw, '3': w.away },
    nextCorner: { '6': w.home, '7': w.noCorner, '8': w.away },
    nextGoal: { '6': w.home, '7': w.noGoal, '8': w.away },
    doubleChance: {
      '9': `${w.home} ${w.or} ${w.draw}`,
      '10': `${w.home} ${w.or} ${w.away}`,
      '11': `${w.draw} ${w.or} ${w.away}`,
    },
    twoWay: { '4': w.home, '5': w.away },
    threeWayHandicap: {
      '1711': `${w.home} ({hcp})`,
      '1712': `${w.draw} ({hcp})`,
      '1713': `${w.away} ({hcp})`,
    },
    handicap: { '1714': `${w.home} ({+hcp})`, '1715': `${w.away} ({-hcp})` },
    total: { '12': over, '13': under },
    oddEven: { '70': w.odd, '72': w.even },
    yesNo: { '74': w.yes, '76': w.no },
    resultAndBoth: {
      '78': both(w.home, w.yes),
      '80': both(w.home, w.no),
      '82': both(w.draw, w.yes),
      '84': both(w.draw, w.no),
      '86': both(w.away, w.yes),
      '88': both(w.away, w.no),
    },
    resultAndTotal: {
      '794': both(w.home, under),
      '796': both(w.home, over),
      '798': both(w.draw, under),
      '800': both(w.draw, over),
      '802': both(w.away, under),
      '804': both(w.away, over),
    },
    halfTimeFullTime: {
      '418': halves(w.home, w.home),
      '420': halves(w.home, w.draw),
      '422': halves(w.home, w.away),
      '424': halves(w.draw, w.home),
      '426': halves(w.draw, w.draw),
      '428': halves(w.draw, w.away),
      '430': halves(w.away, w.home),
      '432': halves(w.away, w.draw),
      '434': halves(w.away, w.away),
    },
  } as const;
}
