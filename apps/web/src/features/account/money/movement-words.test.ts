import { MOVEMENT_GROUPS } from '@touchline/contract/constants';
import payments from '@touchline/i18n/locales/en/payments.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { gameKey, movementKey } from './movement-words.ts';

test.each(Object.values(MOVEMENT_GROUPS).flat())('a movement of the kind %s has words', (kind) => {
  expect(payments).toHaveProperty([movementKey({ kind, direction: 'in' })]);
});

test('a movement that only its backend knows is named by its direction', () => {
  for (const direction of ['in', 'out', 'locked', 'released'] as const)
    expect(payments).toHaveProperty([movementKey({ kind: 'fee', direction })]);
});

test('a bet on a race or a draw names its game, another bet none', () => {
  expect([
    gameKey({ game: 'horse_racing' }),
    gameKey({ game: 'lotteries' }),
    gameKey({ game: null }),
  ]).toEqual(['page.racing.title', 'page.lotteries.title', undefined]);
});
