import { deepBaseball } from './deep-baseball.ts';
import { deepCricket } from './deep-cricket.ts';
import { deepDota } from './deep-dota.ts';
import { deepFootball } from './deep-football.ts';
import { deepRally } from './deep-rally.ts';
import { deepTimed } from './deep-timed.ts';
import { deepBaseballEnglish, pairsEnglish } from './english/deep-baseball.ts';
import { deepCricketEnglish } from './english/deep-cricket.ts';
import { deepDotaEnglish } from './english/deep-dota.ts';
import { deepEnglish } from './english/deep-football.ts';
import { deepRallyEnglish } from './english/deep-rally.ts';
import { deepTimedEnglish } from './english/deep-timed.ts';
import { inningsEnglish } from './english/innings.ts';
import { notificationsEnglish } from './english/notifications.ts';
import { rallyEnglish } from './english/rally.ts';
import { reasonsEnglish } from './english/reasons.ts';
import { rulesEnglish } from './english/rules.ts';
import { periodsInEnglish, quartersInEnglish, timedEnglish } from './english/timed.ts';
import { errorsEnglish } from './errors-en.ts';
import { outcomeSets } from './market-sets.ts';
import { type NameCatalog, withParts } from './names.ts';
import { ownSets } from './own-sets.ts';

const sets = outcomeSets({
  home: '{$competitor1}',
  away: '{$competitor2}',
  draw: 'Draw',
  none: 'None',
  over: 'Over',
  under: 'Under',
  yes: 'Yes',
  no: 'No',
  odd: 'Odd',
  even: 'Even',
  or: 'or',
  and: 'and',
  noGoal: 'No goal',
  noCorner: 'No corner',
});

const own = ownSets({
  goals: (count) => (count === '1' ? '1 goal' : `${count} goals`),
  orMore: (count) => `${count} goals or more`,
  firstHalf: '1st half',
  secondHalf: '2nd half',
  equal: 'Equal',
  interval: (from, to) => `${from} to ${to}`,
  noGoal: 'No goal',
  anyOther: 'Any other score',
});

const football: NameCatalog = {
  sports: { football: 'Football' },
  groups: {
    top: 'Top',
    goals: 'Goals',
    handicaps: 'Handicaps',
    halves: 'Halves',
    corners: 'Corners',
    cards: 'Cards',
    players: 'Players',
    windows: 'Minutes',
    combos: 'Combinations',
    score: 'Score',
    outrights: 'Outrights',
  },
  periods: {
    '0': 'Not started',
    '6': '1st half',
    '7': '2nd half',
    '31': 'Half-time',
    'football.40': 'Extra time',
    'football.50': 'Penalties',
    '60': 'Postponed',
    '70': 'Cancelled',
    '80': 'Interrupted',
    '90': 'Abandoned',
    '91': 'Walkover',
    '92': 'Retired',
    '100': 'Ended',
  },
  outright: 'Outright',
  markets: {
    '1': { name: 'Match result', outcomes: sets.threeWay, rule: 'full_time' },
    '2': { name: 'To qualify', outcomes: sets.twoWay, rule: 'to_qualify' },
    '8': { name: '{!goalnr} goal', outcomes: sets.nextGoal, rule: 'next_goal' },
    '10': { name: 'Double chance', outcomes: sets.doubleChance, rule: 'full_time' },
    '11': { name: 'Draw no bet', outcomes: sets.twoWay, rule: 'draw_no_bet' },
    '14': { name: 'Handicap {hcp}', outcomes: sets.threeWayHandicap, rule: 'handicap_three_way' },
    '16': { name: 'Handicap', outcomes: sets.handicap, rule: 'handicap' },
    '18': { name: 'Total goals', outcomes: sets.total, rule: 'total' },
    '19': { name: '{$competitor1} total goals', outcomes: sets.total, rule: 'total' },
    '20': { name: '{$competitor2} total goals', outcomes: sets.total, rule: 'total' },
    '26': { name: 'Odd or even goals', outcomes: sets.oddEven, rule: 'odd_even' },
    '29': { name: 'Both teams to score', outcomes: sets.yesNo, rule: 'full_time' },
    '35': { name: 'Match result and both teams to score', outcomes: sets.resultAndBoth, rule: 'full_time' },
    '37': { name: 'Match result and total {total}', outcomes: sets.resultAndTotal, rule: 'full_time' },
    '45': { name: 'Correct score', outcomes: own.otherScore, rule: 'full_time' },
    '47': { name: 'Half-time / full-time', outcomes: sets.halfTimeFullTime, rule: 'full_time' },
    '60': { name: '1st half result', outcomes: sets.threeWay, rule: 'first_half' },
    '66': { name: '1st half handicap', outcomes: sets.handicap, rule: 'first_half_handicap' },
    '68': { name: '1st half total goals', outcomes: sets.total, rule: 'first_half' },
    '75': { name: '1st half both teams to score', outcomes: sets.yesNo, rule: 'first_half' },
    '83': { name: '2nd half result', outcomes: sets.threeWay, rule: 'second_half' },
    '90': { name: '2nd half total goals', outcomes: sets.total, rule: 'second_half' },
    '139': { name: 'Total cards', outcomes: sets.total, rule: 'cards' },
    '166': { name: 'Total corners', outcomes: sets.total, rule: 'corners' },
    '10001': { name: 'Goal in minutes {from} to {to}', outcomes: sets.yesNo, rule: 'window' },
    '10002': { name: 'Corner in minutes {from} to {to}', outcomes: sets.yesNo, rule: 'window' },
    '10003': { name: 'Card in minutes {from} to {to}', outcomes: sets.yesNo, rule: 'window' },
    '10004': { name: 'Goal from minute {from} to the end', outcomes: sets.yesNo, rule: 'last_minutes' },
    '10005': { name: 'Time of the {!goalnr} goal', outcomes: own.goalInterval, rule: 'next_goal' },
    '10010': { name: 'Anytime goalscorer', outcomes: {}, rule: 'scorer' },
    '10011': { name: 'To score 2 or more', outcomes: {}, rule: 'scorer' },
    '10012': { name: 'Scorer of the {!goalnr} goal', outcomes: own.nextScorer, rule: 'next_scorer' },
    '10020': { name: 'Most corners', outcomes: sets.threeWay, rule: 'corners' },
    '10021': { name: 'First corner of half {half}', outcomes: sets.nextCorner, rule: 'first_corner' },
    '10022': { name: '{$competitor1} total corners', outcomes: sets.total, rule: 'corners' },
    '10023': { name: '{$competitor2} total corners', outcomes: sets.total, rule: 'corners' },
    '10024': { name: 'Odd or even corners', outcomes: sets.oddEven, rule: 'corners' },
    '10030': { name: 'Most cards', outcomes: sets.threeWay, rule: 'cards' },
    '10031': { name: 'A red card in the match', outcomes: sets.yesNo, rule: 'cards' },
    '10040': { name: '{$competitor1} to win to nil', outcomes: sets.yesNo, rule: 'full_time' },
    '10041': { name: '{$competitor2} to win to nil', outcomes: sets.yesNo, rule: 'full_time' },
    '10042': { name: '{$competitor1} clean sheet', outcomes: sets.yesNo, rule: 'full_time' },
    '10043': { name: '{$competitor2} clean sheet', outcomes: sets.yesNo, rule: 'full_time' },
    '10044': { name: 'Exact number of goals', outcomes: own.exactGoals, rule: 'full_time' },
    '10045': { name: 'A goal in both halves', outcomes: sets.yesNo, rule: 'full_time' },
    '10046': { name: 'Half with most goals', outcomes: own.highestHalf, rule: 'full_time' },
    '10090': { name: 'Winner', outcomes: {}, rule: 'outright' },
  },
  rules: {
    full_time: 'Settled on the score after 90 minutes and stoppage time; extra time does not count.',
    to_qualify:
      'Settled on who goes through to the next round or wins the final; extra time and penalties count.',
    next_goal:
      'Settled when this goal is scored, or at full time if it is not. Own goals count for the side they are credited to.',
    draw_no_bet: 'Settled on the score after 90 minutes and stoppage time. A draw returns the stake.',
    handicap_three_way:
      'The start is added to the score after 90 minutes and stoppage time; the draw is a separate outcome.',
    handicap:
      'The line is added to the score after 90 minutes and stoppage time. A level score returns the stake; quarter lines settle half on each neighbour.',
    total:
      'Counts goals in 90 minutes and stoppage time. A whole line hit exactly returns the stake; quarter lines settle half on each neighbour.',
    odd_even: 'Counts goals in 90 minutes and stoppage time. No goals counts as even.',
    first_half: 'Settled on the first half only, stoppage time included.',
    first_half_handicap:
      'The line is added to the first-half score, stoppage time included. A level score returns the stake; quarter lines settle half on each neighbour.',
    second_half: 'Settled on second-half goals only, stoppage time included.',
    cards:
      'Each yellow or red card counts as one, in 90 minutes and stoppage time. Only cards for players on the pitch count.',
    corners: 'Counts corners taken in 90 minutes and stoppage time.',
    first_corner: 'Settled on the first corner taken in this half, stoppage time included.',
    window:
      'Settled on what happens from the start of the first minute to the end of the last, by the match clock. Betting closes 20 seconds before the end.',
    last_minutes: 'Settled on what happens from this minute to the final whistle, stoppage time included.',
    scorer:
      'Counts goals in 90 minutes and stoppage time. Own goals do not count. Bets on players who do not take part are refunded.',
    next_scorer:
      'Settled on the scorer of this goal. If it is an own goal, all stakes are refunded. If it is not scored, bets on players lose.',
    outright: 'Settled on the final table of the season. Competitors level in first place share it.',
  },
  errors: errorsEnglish,
  ruleTexts: rulesEnglish,
  reasons: reasonsEnglish,
  notifications: notificationsEnglish,
};

const naming = { sets, own, timed: deepTimedEnglish, count: deepRallyEnglish.count, pairs: pairsEnglish };

/** English names; texts about betting follow docs/rules. */
export const english: NameCatalog = withParts(football, [
  rallyEnglish,
  timedEnglish,
  inningsEnglish,
  deepFootball(sets, own, deepEnglish),
  deepTimed({ sets, own }, { quarters: quartersInEnglish, periods: periodsInEnglish }, deepTimedEnglish),
  deepRally({ sets, own }, deepTimedEnglish, deepRallyEnglish),
  deepBaseball(naming, deepBaseballEnglish),
  deepCricket(naming, deepCricketEnglish),
  deepDota(naming, deepRallyEnglish.maps, deepDotaEnglish),
]);
