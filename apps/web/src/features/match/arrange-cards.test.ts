import { expect, test } from 'vitest';
import type { Messages } from '#data/messages.ts';
import { arrangeCards } from './arrange-cards.ts';
import { createCardColumns } from './market/card-columns.ts';
import type { MarketCard } from './market/market-cards.ts';
import type { ToolState } from './tools/tool-state.ts';

const card = (id: string, name: string, groups: readonly string[]) =>
  ({
    key: `${id}/`,
    shape: 'strip',
    groups,
    variants: [],
    markets: [{ id, name, specifier: '', outcomes: [{ id: '1', name: 'Yes' }] }],
  }) as unknown as MarketCard; // only what the arrangement reads

const cards = [
  card('1', 'Match result', ['top']),
  card('18', 'Total goals', ['top', 'goals']),
  card('166', 'Total corners', ['corners']),
];
const messages = Object.assign((key: string) => key, { locale: 'en', add: () => undefined }) as Messages;
const state = (other: Partial<ToolState> = {}): ToolState => ({
  query: '',
  choices: {},
  shownTimes: 0,
  foldedFound: new Set(),
  said: null,
  ...other,
});
const arranged = (other: Partial<ToolState>, group = 'top', sportKey = 'football') =>
  arrangeCards({ cards, group, sportKey, place: createCardColumns() }, state(other), messages);
const keysOf = (shown: ReturnType<typeof arranged>) => shown.map(({ card: { key } }) => key);

test('without a choice a group stands as it is, without a title', () => {
  const shown = arranged({});
  expect(keysOf(shown)).toEqual(['1/', '18/']);
  expect(shown.every(({ title, isFolded, isPinned }) => title === null && !isFolded && !isPinned)).toBe(true);
});

test('pinned markets come first in every group, in the order in which they were pinned', () => {
  const choices = { football: { pinned: ['166', '18'], folded: [] } };
  expect(keysOf(arranged({ choices }))).toEqual(['166/', '18/', '1/']);
  expect(arranged({ choices }).map(({ title }) => title)).toEqual(['markets.pinned', null, 'markets.others']);
  expect(keysOf(arranged({ choices }, 'corners'))).toEqual(['166/', '18/']);
});

test('the choices of another sport do not count', () => {
  const choices = { tennis: { pinned: ['18'], folded: ['1'] } };
  expect(keysOf(arranged({ choices }))).toEqual(['1/', '18/']);
});

test('a search looks into every group and shows what it finds open', () => {
  const choices = { football: { pinned: ['18'], folded: ['166'] } };
  const shown = arranged({ choices, query: ' corners ' });
  expect(shown.map(({ card: { key }, isFolded }) => [key, isFolded])).toEqual([['166/', false]]);
  expect(arranged({ choices, query: 'offside' })).toEqual([]);
});

test('folded markets are folded where they stand', () => {
  const choices = { football: { pinned: [], folded: ['18'] } };
  expect(arranged({ choices }).map(({ isFolded }) => isFolded)).toEqual([false, true]);
});

test('a pin moves no other card to the other column; kept pins are laid out without a gap', () => {
  const place = createCardColumns();
  const sidesOf = (other: Partial<ToolState>) =>
    arrangeCards({ cards, group: 'all', sportKey: 'football', place }, state(other), messages).map(
      ({ card: { key }, side }) => [key, side],
    );
  expect(sidesOf({})).toEqual([
    ['1/', 'start'],
    ['18/', 'end'],
    ['166/', 'start'],
  ]);
  const choices = { football: { pinned: ['1'], folded: [] } };
  expect(sidesOf({ choices })).toEqual([
    ['1/', 'start'],
    ['18/', 'end'],
    ['166/', 'start'],
  ]);
  const kept = { choices, shownTimes: 1 };
  expect(sidesOf(kept)).toEqual([
    ['1/', 'start'],
    ['18/', 'start'],
    ['166/', 'end'],
  ]);
  expect(sidesOf({ ...kept, choices: {} }).slice(1)).toEqual([
    ['18/', 'start'],
    ['166/', 'end'],
  ]);
});
