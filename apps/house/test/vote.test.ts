import * as routes from '@touchline/contract/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bettableMatches,
  type Caller,
  callerOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
}, START_LIMIT_MS);
afterAll(() => house?.end());

const ask = (caller: Caller, matchId: string, locale = 'en') =>
  caller.get(`/book/vote?prediction_id=${matchId}`, { 'accept-language': locale });
const say = (caller: Caller, matchId: string, outcome_id: string) =>
  caller.post('/book/vote', { prediction_id: matchId, data: { outcome_id } });
const counts = (body: { data: { outcomes: { votes: number | null }[] } }) =>
  body.data.outcomes.map(({ votes }) => votes);

test('the question about a match is its main market, and a visitor does not read the answers', async () => {
  const match = quietMatch(house);
  const answer = await ask(callerOf(house.url), match.id);
  expect(answer.status).toBe(200);
  expect(routes.getVote.responses[200].content['application/json'].schema.parse(answer.body)).toEqual(
    answer.body,
  );
  expect(answer.body).toMatchObject({
    id: match.id,
    data: { total: 0, outcome_id: null, is_open: true, closes_at: match.startTime },
    created_at: null,
  });
  const [home, draw, away] = answer.body.data.outcomes;
  expect([home.name, draw.name, away.name]).toEqual([match.home?.name, 'Draw', match.away?.name]);
  expect(counts(answer.body)).toEqual([null, null, null]);
  expect((await ask(callerOf(house.url), match.id, 'de')).body.data.outcomes[1].name).toBe('Unentschieden');
});

test('each player has one vote, which he may change until the match begins', async () => {
  const match = quietMatch(house, 1);
  const [first, second] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  expect((await say(first, match.id, '1')).body).toMatchObject({ data: { total: 1, outcome_id: '1' } });
  const answer = await say(second, match.id, '3');
  expect(answer.body.created_at).toBeGreaterThan(Date.now() - 60_000);
  expect(counts(answer.body)).toEqual([1, 0, 1]);
  expect(counts((await say(first, match.id, '2')).body)).toEqual([0, 1, 1]);
  expect((await ask(second, match.id)).body.data).toMatchObject({ total: 2, outcome_id: '3' });
  expect(counts((await ask(callerOf(house.url), match.id)).body)).toEqual([null, null, null]);
});

test('a match that has begun takes no votes and shows its answers to everybody', async () => {
  const [match] = bettableMatches(house, 1);
  if (!match) throw new Error('There is always a match in play.');
  const player = await signUpPlayer(house.url);
  const refused = await say(player, match.id, '1');
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: 121,
    data: { localized_message: 'Voting closed when the match started.' },
  });
  const { body } = await ask(callerOf(house.url), match.id);
  expect(body.data.is_open).toBe(false);
  expect(counts(body)).toEqual([0, 0, 0]);
});

test('a vote needs a player, a match and an outcome that there is', async () => {
  const match = quietMatch(house, 2);
  const player = await signUpPlayer(house.url);
  expect((await say(callerOf(house.url), match.id, '1')).status).toBe(401);
  expect((await say(player, 'nobody', '1')).status).toBe(404);
  expect((await ask(player, 'nobody')).status).toBe(404);
  const wrong = await say(player, match.id, '99');
  expect(wrong.status).toBe(422);
  expect(wrong.body.data.details).toEqual([{ key: 'error.request.invalid', field: 'data.outcome_id' }]);
  expect((await ask(player, match.id)).body.data.total).toBe(0);
});
