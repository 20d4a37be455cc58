import { expect, test } from 'vitest';
import { scorerLines, timeline } from './scorer-lines.ts';

const incident = (
  id: string,
  type: string,
  side: 'home' | 'away' | null,
  player: string | null,
  minute: number,
) => ({
  id,
  type,
  side,
  player,
  minute,
  stoppage: 0,
  score: null,
});

const incidents = [
  incident('1', 'goal', 'home', 'Marrow', 18),
  incident('2', 'corner', 'home', null, 20),
  incident('3', 'goal', 'away', 'Lindqvist', 43),
  incident('4', 'goal', 'home', 'Marrow', 52),
  incident('5', 'red_card', 'home', 'Marrow', 60),
];

test('a player who scores twice stands once with both minutes', () => {
  expect(scorerLines(incidents, 'home')).toEqual([
    {
      key: 'goal Marrow',
      kind: 'goal',
      player: 'Marrow',
      minutes: [
        { minute: 18, stoppage: 0 },
        { minute: 52, stoppage: 0 },
      ],
    },
    { key: 'red Marrow', kind: 'red', player: 'Marrow', minutes: [{ minute: 60, stoppage: 0 }] },
  ]);
});

test('each side has its own lines', () => {
  expect(scorerLines(incidents, 'away').map(({ player }) => player)).toEqual(['Lindqvist']);
});

test('the timeline leaves corners out and begins with the newest', () => {
  expect(timeline(incidents).map(({ id }) => id)).toEqual(['5', '4', '3', '1']);
});
