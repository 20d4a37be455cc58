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

const totals = (w: OutcomeWords) => ({ over: `${w.over} {total}`, under: `${w.under} {total}` });

const pairs = (w: OutcomeWords) => ({
  homeOrDraw: `${w.home} ${w.or} ${w.draw}`,
  homeOrAway: `${w.home} ${w.or} ${w.away}`,
  drawOrAway: `${w.draw} ${w.or} ${w.away}`,
});

/** Outcomes that answer two questions at once. */
function combinedSets(w: OutcomeWords) {
  const { over, under } = totals(w);
  const { homeOrDraw, homeOrAway, drawOrAway } = pairs(w);
  const both = (a: string, b: string) => `${a} ${w.and} ${b}`;
  return {
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
    totalAndBoth: {
      '10640': both(over, w.yes),
      '10641': both(over, w.no),
      '10642': both(under, w.yes),
      '10643': both(under, w.no),
    },
    doubleChanceAndBoth: {
      '10650': both(homeOrDraw, w.yes),
      '10651': both(homeOrDraw, w.no),
      '10652': both(homeOrAway, w.yes),
      '10653': both(homeOrAway, w.no),
      '10654': both(drawOrAway, w.yes),
      '10655': both(drawOrAway, w.no),
    },
    doubleChanceAndTotal: {
      '10660': both(homeOrDraw, over),
      '10661': both(homeOrDraw, under),
      '10662': both(homeOrAway, over),
      '10663': both(homeOrAway, under),
      '10664': both(drawOrAway, over),
      '10665': both(drawOrAway, under),
    },
  } as const;
}

/** Sets of outcome names by the ids of the feed's vocabulary. */
export function outcomeSets(w: OutcomeWords) {
  const { over, under } = totals(w);
  const { homeOrDraw, homeOrAway, drawOrAway } = pairs(w);
  const halves = (first: string, second: string) => `${first} / ${second}`;
  return {
    threeWay: { '1': w.home, '2': w.draw, '3': w.away },
    nextCorner: { '6': w.home, '7': w.noCorner, '8': w.away },
    nextGoal: { '6': w.home, '7': w.noGoal, '8': w.away },
    doubleChance: {
      '9': homeOrDraw,
      '10': homeOrAway,
      '11': drawOrAway,
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
    ...combinedSets(w),
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
