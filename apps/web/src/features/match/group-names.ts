import type { MessageKey, Messages } from '#data/messages.ts';

const NAMES: Readonly<Record<string, MessageKey>> = {
  top: 'book.group.top',
  all: 'book.group.all',
  goals: 'book.group.goals',
  handicaps: 'book.group.handicaps',
  halves: 'book.group.halves',
  corners: 'book.group.corners',
  cards: 'book.group.cards',
  players: 'book.group.players',
  windows: 'book.group.windows',
  combos: 'book.group.combos',
  score: 'book.group.score',
  outrights: 'book.group.outrights',
  sets: 'book.group.sets',
  games: 'book.group.games',
  points: 'book.group.points',
  quarters: 'book.group.quarters',
  periods: 'book.group.periods',
  overtime: 'book.group.overtime',
  maps: 'book.group.maps',
  legs: 'book.group.legs',
  innings: 'book.group.innings',
  teams: 'book.group.teams',
};

/** Name of a group of markets; a group that another backend invented shows its key as words. */
export function groupName(messages: Messages, key: string): string {
  const name = NAMES[key];
  return name === undefined ? key.replaceAll('_', ' ') : messages(name);
}
