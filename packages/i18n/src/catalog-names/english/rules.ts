import type { RuleTexts } from '../names.ts';

/** What wins and when the stake comes back, in English. */
export const rulesEnglish: RuleTexts = {
  wins: {
    threeWay:
      'You win when the side that you chose is ahead. The answer between the two wins when they are level.',
    twoWay: 'You win when it is the side that you chose.',
    next: 'You win when it is the side that you chose. The answer between the two wins when it is neither.',
    doubleChance: 'You win when one of the two results that you chose comes true.',
    total: '“Over” wins when more is counted than the line says, “Under” when it is less.',
    handicap: 'You win when the side that you chose is ahead with its line added.',
    threeWayHandicap:
      'You win when the side that you chose is ahead with the start added. The draw wins when both are level then.',
    oddEven: 'You win when the number counted is odd or even, as you chose. Nought is even.',
    yesNo: '“Yes” wins when it happens, “No” when it does not.',
    bothScore: '“Yes” wins when each side scores at least once, “No” when one of them does not.',
    bothHalves: '“Yes” wins when there is at least one goal in each half, “No” when a half has none.',
    winToNil: '“Yes” wins when this side wins and its opponent scores nothing, else “No” does.',
    cleanSheet: '“Yes” wins when the opponent of this side scores nothing, “No” when it scores.',
    combined: 'You win when both parts of the answer that you chose come true.',
    halfTimeFullTime: 'You win when both are right: how it stands at half-time, and how it ends.',
    score: 'You win when the score is exactly the one that you chose.',
    scorer: 'You win when the player that you chose scores at least once.',
    twice: 'You win when the player that you chose scores at least twice.',
    thrice: 'You win when the player that you chose scores at least three times.',
    scorerAndWin: 'You win when the player that you chose scores at least once and his side wins.',
    nextScorer:
      'You win when the player that you chose scores this goal. “No goal” wins when it is not scored.',
    interval:
      'You win when the goal falls into the time that you chose. Stoppage time belongs to the last part of its half. “No goal” wins when it is not scored.',
    most: 'You win when most is scored in the part of the match that you chose. “Equal” wins when no part alone has the most.',
    competitor: 'You win when the competitor that you chose is first.',
    list: 'You win when the result is the answer that you chose.',
  },
  lines: 'A whole line that is hit exactly returns the stake; quarter lines settle half on each neighbour.',
  matchOff:
    'When the match is called off, what is not decided is void: the stake of a single comes back, and in a combo the selection counts as 1.00.',
  competitionOff:
    'When the competition is called off, the stake comes back. Of several who share the first place each has a part: that part of the stake runs at full odds, the rest loses.',
};
