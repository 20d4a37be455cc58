import type { PlainKey } from '#data/messages.ts';

/** Statistics that are shares of a hundred. */
const PERCENT: ReadonlySet<string> = new Set(['possession']);
export const isPercent = (key: string): boolean => PERCENT.has(key);

/** Names of statistics by the key of the feed; one without a name is not shown. */
export const STATISTIC_NAMES: Readonly<Record<string, PlainKey>> = {
  possession: 'book.statistic.possession',
  shots: 'book.statistic.shots',
  shots_on_target: 'book.statistic.shots_on_target',
  corners: 'book.statistic.corners',
  dangerous_attacks: 'book.statistic.dangerous_attacks',
  yellow_cards: 'book.statistic.yellow_cards',
  red_cards: 'book.statistic.red_cards',
  aces: 'book.statistic.aces',
  double_faults: 'book.statistic.double_faults',
  service_points_won: 'book.statistic.service_points_won',
  break_points_won: 'book.statistic.break_points_won',
  points_won: 'book.statistic.points_won',
  longest_run: 'book.statistic.longest_run',
  biggest_lead: 'book.statistic.biggest_lead',
  two_pointers: 'book.statistic.two_pointers',
  three_pointers: 'book.statistic.three_pointers',
  free_throws: 'book.statistic.free_throws',
  fouls: 'book.statistic.fouls',
  penalty_minutes: 'book.statistic.penalty_minutes',
  power_play_goals: 'book.statistic.power_play_goals',
  suspensions: 'book.statistic.suspensions',
  penalty_shots: 'book.statistic.penalty_shots',
  tries: 'book.statistic.tries',
  conversions: 'book.statistic.conversions',
  penalty_kicks: 'book.statistic.penalty_kicks',
  touchdowns: 'book.statistic.touchdowns',
  field_goals: 'book.statistic.field_goals',
  hits: 'book.statistic.hits',
  home_runs: 'book.statistic.home_runs',
  strikeouts: 'book.statistic.strikeouts',
  fours: 'book.statistic.fours',
  sixes: 'book.statistic.sixes',
  wickets: 'book.statistic.wickets',
  maximums: 'book.statistic.maximums',
  highest_checkout: 'book.statistic.highest_checkout',
  kills: 'book.statistic.kills',
  rounds_won: 'book.statistic.rounds_won',
  bomb_rounds: 'book.statistic.bomb_rounds',
};

/** Length of the home side's bar of a hundred; an even split where nothing happened yet. */
export function homeShare(home: number, away: number): number {
  const sum = home + away;
  return sum === 0 ? 50 : Math.round((100 * home) / sum);
}
