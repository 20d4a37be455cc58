import * as calls from '@touchline/contract/http';
import { describe, expect, test } from 'vitest';
import type { Answer } from './caller.ts';
import { judge } from './judge.ts';
import { book, platform } from './probe.ts';

const facts = { run: 'r', locale: 'en', credentials: null };
const answer = (status: number, body: unknown, more: Partial<Answer> = {}): Answer => ({
  status,
  isJson: true,
  cacheControl: '',
  body,
  tookMs: 1,
  fault: null,
  ...more,
});
const error = (message: string) => ({
  code: 500,
  data: { localized_message: message, details: [], errors_by_bet: {} },
});
const sports = book(calls.getSports);
const sport = {
  id: '1',
  urn_id: 'sr:sport:1',
  key: 'football',
  name: 'Football',
  priority: 1,
  type: 'regular',
  provider: 'betradar',
};

describe('a call that succeeds', () => {
  test('passes in the shape of the contract, also where there is more than the contract names', () => {
    expect(judge(sports, answer(200, { data: [{ ...sport, more: true }] }), facts)).toEqual({
      verdict: 'passed',
      problems: [],
    });
  });

  test('fails at the place that is wrong', () => {
    const { verdict, problems } = judge(sports, answer(200, { data: [{ ...sport, priority: '1' }] }), facts);
    expect(verdict).toBe('failed');
    expect(problems).toEqual([expect.stringMatching(/^data\.0\.priority: .*number/)]);
  });

  test('passes with a refusal that is as good, if it has the form of one', () => {
    const status = platform(calls.getResponsibleGambling, { by: 'player', mayRefuse: [400] });
    expect(judge(status, answer(400, error('Nothing to ask for')), facts).verdict).toBe('passed');
    expect(judge(status, answer(400, {}), facts).verdict).toBe('failed');
    expect(judge(status, answer(403, error('Not you')), facts).verdict).toBe('failed');
  });

  test('names some faults and counts the rest', () => {
    const { problems } = judge(sports, answer(200, { data: Array.from({ length: 9 }, () => 1) }), facts);
    expect(problems).toHaveLength(6);
    expect(problems.at(-1)).toBe('and 4 more');
  });

  test('fails with what a refusal says of itself, with another status, and where it is no JSON', () => {
    expect(judge(sports, answer(500, error('Out of order')), facts).problems).toEqual([
      'answered 500, due is 200: Out of order',
    ]);
    expect(judge(sports, answer(200, '<html>', { isJson: false }), facts).problems).toEqual([
      'the answer has to be JSON',
    ]);
  });

  test('fails where nothing came', () => {
    expect(judge(sports, answer(0, null, { fault: 'no answer within 15 s' }), facts).problems).toEqual([
      'no answer within 15 s',
    ]);
  });

  test('fails where it breaks what the probe promises', () => {
    const strict = book(calls.getSports, { promise: ({ data }) => (data.length > 0 ? null : 'no sport') });
    expect(judge(strict, answer(200, { data: [] }), facts).problems).toEqual(['no sport']);
  });
});

test('a call without a body answers 204', () => {
  const leave = platform(calls.deleteSession);
  expect(judge(leave, answer(204, '', { isJson: false }), facts).verdict).toBe('passed');
  expect(judge(leave, answer(200, {}), facts).problems).toEqual(['answered 200, due is 204']);
});

test('an extension may be absent, a call of the specification may not', () => {
  expect(judge(book(calls.getEndingSoon), answer(404, 'x', { isJson: false }), facts).verdict).toBe('absent');
  expect(judge(sports, answer(404, 'x', { isJson: false }), facts).verdict).toBe('failed');
});

test('a refusal that is due has its status and the body of every error', () => {
  const refused = book(calls.getSports, { refuses: [401, 403] });
  expect(judge(refused, answer(403, error('No')), facts).verdict).toBe('passed');
  expect(judge(refused, answer(200, { data: [] }), facts).problems).toEqual([
    'answered 200, due is 401 or 403',
  ]);
  expect(judge(refused, answer(401, 'No', { isJson: false }), facts).problems).toEqual([
    'a refusal has to be JSON',
  ]);
  expect(judge(refused, answer(401, { message: 'No' }), facts).verdict).toBe('failed');
});

test('what one player is told may not be kept for all', () => {
  const own = book(calls.getSports, { by: 'player' });
  const kept = answer(200, { data: [] }, { cacheControl: 'public, max-age=5' });
  expect(judge(own, kept, facts).problems).toEqual([
    'an answer for one player may not be "public, max-age=5"',
  ]);
});
