import type { DeepDotaWords } from '../deep-dota.ts';

/** English words of the full depth of Dota 2. */
export const deepDotaEnglish: DeepDotaWords = {
  map: (question) => `{!mapnr} map kills: ${question}`,
  early: (question) => `{!mapnr} map, kills in the first 10 minutes: ${question}`,
  match: (question) => `Kills: ${question}`,
  firstTwo: (question) => `Kills of the first two maps: ${question}`,
  mapMostAndWinner: '{!mapnr} map: most kills and winner',
  mapFirstAndWinner: '{!mapnr} map: first blood and winner',
  mapRaceAndWinner: '{!mapnr} map: first to {points} kills and winner',
  earlyAndWinner: '{!mapnr} map: most kills after 10 minutes and winner',
  minutes: '{!mapnr} map: length in full minutes',
  winnerAndMinutes: '{!mapnr} map: winner and length {total}',
  mostAndWinner: 'Most kills and winner of the match',
  best: 'Kills of the map with most kills',
  weakest: 'Kills of the map with fewest kills',
  more: 'More kills: 1st or 2nd map',
  longest: 'Length of the longest map in full minutes',
  rules: {
    map_kills_draw_no_bet:
      'Settled on the kills of this map at its end. Stakes are returned if both sides have the same number, or the map is not played.',
    map_early_kills:
      'Counts the kills of this map until 10:00 on its clock. Stakes are returned if the map is not played.',
    map_early_draw_no_bet:
      'Counts the kills of this map until 10:00 on its clock. Stakes are returned if both sides have the same number, or the map is not played.',
    map_minutes:
      'Counts the full minutes of a map on its clock; an unfinished minute does not count. Stakes are returned if the map is not played.',
    all_kills: 'Counts the kills of all maps that are played.',
    all_kills_draw_no_bet:
      'Counts the kills of all maps that are played. Stakes are returned if both sides have the same number.',
  },
};
