import type { RuleTexts } from '../names.ts';

/** What wins and when the stake comes back, in English. */
export const rulesEnglish: RuleTexts = {
  wins: {
    threeWay: 'You win if your pick is ahead. The middle outcome wins if they are level.',
    twoWay: 'You win if your pick is right.',
    next: 'You win if your pick is right. The middle outcome wins if it is neither side.',
    doubleChance: 'You win if either of your two results is right.',
    total: '“Over” wins if the number is above the line, “Under” if it is below.',
    handicap: 'You win if your pick is ahead with its line added.',
    threeWayHandicap:
      'You win if your pick is ahead with the start added. The draw wins if they are then level.',
    oddEven: 'You win if the number is odd or even, as you picked. Zero is even.',
    yesNo: '“Yes” wins if it happens, “No” if it does not.',
    bothScore: '“Yes” wins if both sides score, “No” if at least one does not.',
    bothHalves: '“Yes” wins if there is at least one goal in each half, “No” if either half has none.',
    winToNil: '“Yes” wins if this side wins without conceding, otherwise “No” wins.',
    cleanSheet: '“Yes” wins if this side does not concede, “No” if it does.',
    combined: 'You win if both parts of your pick are right.',
    halfTimeFullTime: 'You win if your half-time and full-time results are both right.',
    score: 'You win if the score is exactly your pick.',
    scorer: 'You win if your player scores at least once.',
    twice: 'You win if your player scores at least twice.',
    thrice: 'You win if your player scores at least three times.',
    scorerAndWin: 'You win if your player scores at least once and their team wins.',
    nextScorer: 'You win if your player scores this goal. “No goal” wins if it is not scored.',
    interval:
      'You win if the goal is scored in the period you picked. Stoppage time belongs to the last period of its half. “No goal” wins if it is not scored.',
    most: 'You win if the part of the match you picked has the most. “Equal” wins if the most is shared.',
    competitor: 'You win if your pick finishes first.',
    list: 'You win if your pick is right.',
  },
  lines: 'A whole line hit exactly returns the stake; quarter lines settle half on each neighbour.',
  matchOff:
    'If the match is abandoned, undecided bets are void and stakes refunded. In a combo the selection counts as 1.00.',
  competitionOff:
    'If the competition is abandoned, stakes are refunded. If several share first place, your stake is divided by their number: that part is paid at full odds, the rest loses.',
};
