import { expect, test } from 'vitest';
import { campaignsText } from './campaigns-text.ts';
import { readCommandLine } from './command-line.ts';

const WHY = ['--reason', 'a ticket of support'];
const listed = {
  id: 'spring',
  family: 'freebet',
  state: 'active',
  isInFile: true,
  issued: 3,
  maxIssued: 100,
  given: '37.50',
  budget: '500.00',
  currency: 'EUR',
};

test('campaigns are a line each, with the bounds that they have', () => {
  const open = { ...listed, id: 'autumn', maxIssued: null, budget: null, isInFile: false };
  expect(campaignsText({ campaigns: [listed, open] })).toBe(
    'spring  active  freebet  issued 3 of 100  given 37.50 of 500.00 EUR\n' +
      'autumn  active  freebet  issued 3  given 37.50 EUR  not in the file',
  );
  expect(campaignsText({ campaigns: [] })).toBe('There are no campaigns.');
});

test.each([
  [['campaigns'], { kind: 'campaigns', limit: undefined }],
  [['campaigns', '--limit', '5'], { kind: 'campaigns', limit: '5' }],
])('the words %s list campaigns', (words, call) => {
  expect(readCommandLine(words)).toEqual(call);
});

test.each([
  [['give-bonus', 'ann@mail.example', 'spring'], { player: 'ann@mail.example', campaign: 'spring' }],
  [['give-bonus', '7', 'spring', '--order', '4711'], { player: '7', campaign: 'spring', order: '4711' }],
  [['take-bonus', '7', 'b1'], { player: '7', bonus: 'b1' }],
  [['pause-campaign', 'spring'], { campaign: 'spring' }],
  [['resume-campaign', 'spring'], { campaign: 'spring' }],
  [['disable-campaign', 'spring'], { campaign: 'spring' }],
])('the words %s are an order', (words, args) => {
  expect(readCommandLine([...words, ...WHY])).toMatchObject({
    kind: 'command',
    order: { command: words[0], arguments: args },
  });
});

test('a word too many is said', () => {
  expect(() => readCommandLine(['pause-campaign', 'a', 'b', ...WHY])).toThrow(
    'pause-campaign is used as: pause-campaign <campaign>',
  );
});
