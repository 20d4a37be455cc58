import { expect, test } from 'vitest';
import { tidyNames, wrongNames } from './profile-fields.ts';

test.each([
  'Ada',
  'Zoë',
  "O'Brien",
  'O’Brien',
  'Anne-Marie',
  'van der Berg',
  'محمد',
  'अनीता',
  '李',
  'x'.repeat(50),
])('%s is a first and a last name', (name) => {
  expect(wrongNames({ first_name: name, last_name: name })).toEqual([]);
});

test.each(['', ' ', '-', "'", 'Ada1', 'a@b', 'Ada\n', '<b>', 'x'.repeat(51), '\u0301'])(
  '%j is no name',
  (name) => {
    expect(wrongNames(tidyNames({ first_name: name }))).toEqual(
      name === 'Ada\n' ? [] : [{ field: 'first_name', key: 'error.field.name' }],
    );
  },
);

test('a nickname has 2 to 30 characters', () => {
  const isRight = (nickname: string) => wrongNames({ nickname }).length === 0;
  expect([1, 2, 30, 31].map((length) => isRight('x'.repeat(length)))).toEqual([false, true, true, false]);
  expect(wrongNames({ nickname: 'x' })).toEqual([{ field: 'nickname', key: 'error.field.nickname' }]);
});

test('names are trimmed and composed; null clears, and what is absent stays absent', () => {
  expect(tidyNames({ first_name: '  Zoe\u0308 ', last_name: null })).toEqual({
    first_name: 'Zoë',
    last_name: null,
  });
  expect(wrongNames({ first_name: null })).toEqual([]);
});

test('a letter outside the basic plane counts once', () => {
  expect(wrongNames({ first_name: '𐐀'.repeat(50) })).toEqual([]);
});
