import type { CatalogPart } from '../names.ts';

const TWO_WAY = { '4': '{$competitor1}', '5': '{$competitor2}' };
const THREE_WAY = { '1': '{$competitor1}', '2': 'Draw', '3': '{$competitor2}' };
const LEVEL = { '1': '{$competitor1}', '2': 'Level', '3': '{$competitor2}' };
const TOTAL = { '12': 'Over {total}', '13': 'Under {total}' };
const HANDICAP = { '1714': '{$competitor1} ({+hcp})', '1715': '{$competitor2} ({-hcp})' };
const ODD_EVEN = { '70': 'Odd', '72': 'Even' };
const YES_NO = { '74': 'Yes', '76': 'No' };
const MARGIN = {
  '131121': '{$competitor1} by 1',
  '131122': '{$competitor1} by 2',
  '131123': '{$competitor1} by 3 or more',
  '131124': '{$competitor2} by 1',
  '131125': '{$competitor2} by 2',
  '131126': '{$competitor2} by 3 or more',
};

const ORDINALS = ['1st', '2nd', '3rd', ...Array.from({ length: 12 }, (_, index) => `${index + 4}th`)];

/** Halves of innings: 401 and 402 are the first inning's. */
const halves = Object.fromEntries(
  ORDINALS.flatMap((ordinal, index) => [
    [String(401 + 2 * index), `Top of the ${ordinal}`],
    [String(402 + 2 * index), `Bottom of the ${ordinal}`],
  ]),
);

/** Names of baseball and cricket. */
export const inningsEnglish: CatalogPart = {
  sports: { baseball: 'Baseball', cricket: 'Cricket' },
  groups: { points: 'Points', innings: 'Innings', teams: 'Teams' },
  periods: {
    ...halves,
    '501': '1st innings',
    '502': '2nd innings',
    '503': 'Super over',
    '505': 'Innings break',
  },
  markets: {
    '251': { name: 'Winner (incl. extra innings)', outcomes: TWO_WAY, rule: 'baseball_game' },
    '256': { name: 'Run line (incl. extra innings)', outcomes: HANDICAP, rule: 'baseball_run_line' },
    '258': { name: 'Total runs (incl. extra innings)', outcomes: TOTAL, rule: 'baseball_game' },
    '13101': { name: 'First five innings: result', outcomes: THREE_WAY, rule: 'baseball_first_five' },
    '13102': { name: 'First five innings: total runs', outcomes: TOTAL, rule: 'baseball_first_five' },
    '13103': { name: 'First five innings: run line', outcomes: HANDICAP, rule: 'baseball_first_five' },
    '13104': { name: '{!inningnr} inning: result', outcomes: THREE_WAY, rule: 'baseball_inning' },
    '13105': { name: '{!inningnr} inning: total runs', outcomes: TOTAL, rule: 'baseball_inning' },
    '13106': { name: 'Odd or even runs', outcomes: ODD_EVEN, rule: 'baseball_game' },
    '13107': { name: '{$competitor1} total runs', outcomes: TOTAL, rule: 'baseball_game' },
    '13108': { name: '{$competitor2} total runs', outcomes: TOTAL, rule: 'baseball_game' },
    '13109': { name: 'Extra innings', outcomes: YES_NO, rule: 'baseball_nine' },
    '13110': { name: 'First to score', outcomes: TWO_WAY, rule: 'baseball_first_run' },
    '13111': { name: 'Result after nine innings', outcomes: LEVEL, rule: 'baseball_nine' },
    '13112': { name: 'Winning margin', outcomes: MARGIN, rule: 'baseball_game' },
    '13200': { name: 'Winner (incl. super over)', outcomes: TWO_WAY, rule: 'cricket_winner' },
    '13201': { name: 'Total runs in the match', outcomes: TOTAL, rule: 'cricket_runs' },
    '13202': { name: '{$competitor1} runs', outcomes: TOTAL, rule: 'cricket_runs' },
    '13203': { name: '{$competitor2} runs', outcomes: TOTAL, rule: 'cricket_runs' },
    '13204': { name: '{$competitor1} runs in over {overnr}', outcomes: TOTAL, rule: 'cricket_over' },
    '13205': { name: '{$competitor2} runs in over {overnr}', outcomes: TOTAL, rule: 'cricket_over' },
    '13206': {
      name: '{$competitor1} runs at the fall of the {!wicketnr} wicket',
      outcomes: TOTAL,
      rule: 'cricket_fall',
    },
    '13207': {
      name: '{$competitor2} runs at the fall of the {!wicketnr} wicket',
      outcomes: TOTAL,
      rule: 'cricket_fall',
    },
    '13208': { name: '{$competitor1} wickets lost', outcomes: TOTAL, rule: 'cricket_wickets' },
    '13209': { name: '{$competitor2} wickets lost', outcomes: TOTAL, rule: 'cricket_wickets' },
    '13210': {
      name: '{$competitor1} runs in the first six overs',
      outcomes: TOTAL,
      rule: 'cricket_powerplay',
    },
    '13211': {
      name: '{$competitor2} runs in the first six overs',
      outcomes: TOTAL,
      rule: 'cricket_powerplay',
    },
    '13212': { name: 'Odd or even runs in the match', outcomes: ODD_EVEN, rule: 'cricket_runs' },
    '13213': { name: 'Super over', outcomes: YES_NO, rule: 'cricket_super_over' },
  },
  rules: {
    baseball_game: 'Settled on the final score; extra innings count.',
    baseball_run_line: 'The line is added to the final score; extra innings count.',
    baseball_first_five: 'Settled on the runs of the first five innings, both halves of each.',
    baseball_inning: 'Settled on the runs of this inning only, both halves.',
    baseball_nine: 'Settled on the score after nine innings. If the score is level, extra innings follow.',
    baseball_first_run: 'Settled on the side that scores the first run; extra innings count.',
    cricket_winner: 'Settled on the winner of the match. If the scores are level, the super over decides.',
    cricket_runs: 'Counts the runs of each innings of 20 overs; a super over does not count.',
    cricket_over:
      'Counts the runs of this over. If the innings ends during it, the runs so far count; bets on an over that does not start are returned.',
    cricket_fall:
      'Settled on the runs of the side when this wicket falls. If it does not fall, the runs at the end of the innings count.',
    cricket_wickets: 'Counts the wickets that the side loses in its innings of 20 overs.',
    cricket_powerplay:
      'Counts the runs of the first six overs, or of the innings if it ends earlier. A super over does not count.',
    cricket_super_over: 'Yes wins if both sides have the same runs after their innings.',
  },
};
