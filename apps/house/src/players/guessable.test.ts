import { expect, test } from 'vitest';
import { isGuessable } from './guessable.ts';

const EMAIL = 'ada.turing@mail.example';

test.each([
  'password',
  'Password123!',
  '12345678',
  'qwertyuiop',
  'iloveyou',
  'football1',
  'aaaaaaaa',
  'ada.turing',
  'turing123',
])('%s is guessed', async (password) => {
  expect(await isGuessable(password, EMAIL)).toBe(true);
});

/** As long as the form lets one be. */
const LONG = Array.from({ length: 40 }, (_, nth) => `w${nth * 7919}`)
  .join(' ')
  .slice(0, 200);

test.each(['correct horse', 'three odd geese', 'Xk9#mQ2vL', 'ада любит шахматы', LONG])(
  '%s is not',
  async (password) => {
    expect(await isGuessable(password, EMAIL)).toBe(false);
  },
);
