import { expect, test } from 'vitest';
import { cheapestCover } from './cheapest-cover.ts';

const bet = (what: string, ...returns: number[]) => ({ what, returns });

test('each result by itself costs what its prices say', () => {
  const bets = [bet('home', 2, 0, 0), bet('draw', 0, 4, 0), bet('away', 0, 0, 5)];
  expect(cheapestCover(bets).cost).toBeCloseTo(0.95, 9);
  expect(cheapestCover(bets).what).toBe('0.5000 on home, 0.2500 on draw, 0.2000 on away');
});

test('of several ways the cheapest is taken', () => {
  const bets = [
    bet('home', 2, 0, 0),
    bet('draw', 0, 4, 0),
    bet('away', 0, 0, 5),
    bet('draw or away', 0, 2.5, 2.5),
  ];
  expect(cheapestCover(bets).cost).toBeCloseTo(0.9, 9);
});

test('a returned stake counts for what it is', () => {
  const bets = [bet('home, no bet', 3, 1, 0), bet('draw', 0, 6, 0), bet('away', 0, 0, 3)];
  expect(cheapestCover(bets).cost).toBeCloseTo(1 / 3 + 2 / 3 / 6 + 1 / 3, 9);
});

test('half won and half lost count for what they are', () => {
  const bets = [bet('home with a quarter', 1.8, 1.4, 0), bet('away with a quarter less', 0, 0.5, 3)];
  expect(cheapestCover(bets).cost).toBeCloseTo((1 - 0.5 / 3) / 1.4 + 1 / 3, 9);
});

test('two sides of one count cover with its sum', () => {
  const bets = [
    bet('home scores', 0, 2, 0, 2),
    bet('away scores', 0, 0, 2, 2),
    bet('no goal', 8, 0, 0, 0),
    bet('both score', 0, 0, 0, 4),
  ];
  expect(cheapestCover(bets).cost).toBeCloseTo(1.125, 9);
});

test('what leaves a result out covers nothing, and neither do no bets', () => {
  expect(cheapestCover([bet('home', 2, 0)]).cost).toBe(Infinity);
  expect(cheapestCover([bet('never', 0)]).cost).toBe(Infinity);
});

test('the search ends where more than enough is known to be needed', () => {
  const bets = [bet('home', 1.5, 0, 0), bet('draw', 0, 1.5, 0), bet('away', 0, 0, 1.5)];
  expect(cheapestCover(bets).cost).toBeCloseTo(2, 9);
  const { cost } = cheapestCover(bets, 1);
  expect(cost).toBeGreaterThan(1);
  expect(cost).toBeLessThan(2);
});
