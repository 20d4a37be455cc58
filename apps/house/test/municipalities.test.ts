import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openGame, quietRace, runnerFields } from './support/games.ts';
import {
  balanceOf,
  callerOf,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  type TestHouse,
} from './support/house.ts';
import {
  detailsOf,
  FIELDS,
  MISSED,
  missedBy,
  type SignUpFilesHouse,
  startSignUpFilesHouse,
} from './support/sign-up-files.ts';

let files: SignUpFilesHouse;
let house: TestHouse;

beforeAll(async () => {
  files = await startSignUpFilesHouse();
  house = files.house;
}, START_LIMIT_MS);
afterAll(() => files?.end());
beforeEach(() => files.clear());

test('a bet is refused with 118 until the player names a municipality of his country', async () => {
  const player = await signUpPlayer(house.url);
  const rules = { fields: [...FIELDS, 'municipality'] };
  files.setRules(rules);
  files.place('municipalities.json', { GB: ['Leeds', 'Ynys Môn'], BR: ['São Paulo'] });
  const before = await balanceOf(player);
  const placement = placementOf([{ selections: [pinned(house, quietMatch(house))] }]);
  const refused = await player.post('/book/bets', placement);
  expect([refused.status, refused.body.code]).toEqual([422, 118]);
  expect(refused.body.data.localized_message).toBe('Your municipality is missing from your profile.');
  expect(await balanceOf(player)).toEqual(before);
  expect(detailsOf(await player.post(MISSED, { municipality: 'São Paulo' }))).toEqual([
    422,
    [{ field: 'municipality', key: 'error.field.municipality' }],
  ]);
  const filled = await player.post(MISSED, { municipality: 'ynys mon' });
  expect(filled.body).toMatchObject({ municipality: 'Ynys Môn', auth_fields_missed: [] });
  expect((await player.post('/book/bets', placement)).status).toBe(200);
});

test('a municipality that left the list is missed again, and refuses bets', async () => {
  const player = await signUpPlayer(house.url);
  files.setRules({ fields: [...FIELDS, 'municipality'] });
  expect((await player.post(MISSED, { municipality: 'Atlantis' })).body.auth_fields_missed).toEqual([]);
  files.place('municipalities.json', { GB: ['Leeds'] });
  expect(await missedBy(player)).toEqual(['municipality']);
  const placement = placementOf([{ selections: [pinned(house, quietMatch(house))] }]);
  expect((await player.post('/book/bets', placement)).body.code).toBe(118);
});

test('without a list of the country, or where the field is not asked for, no bet is refused', async () => {
  const player = await signUpPlayer(house.url);
  const place118 = () =>
    player.post('/book/bets', placementOf([{ selections: [pinned(house, quietMatch(house))] }]));
  files.place('municipalities.json', { BR: ['São Paulo'] });
  files.setRules({ fields: [...FIELDS, 'municipality'] });
  expect((await place118()).status).toBe(200);
  files.place('municipalities.json', { GB: ['Leeds'] });
  files.setRules({ fields: FIELDS });
  expect((await place118()).status).toBe(200);
});

test('a bet on a race is refused in the same way', async () => {
  const player = await signUpPlayer(house.url);
  files.setRules({ fields: [...FIELDS, 'municipality'] });
  files.place('municipalities.json', { GB: ['Leeds'] });
  const races = await openGame(house, player, 'horse_racing');
  const fields = { ...runnerFields(house, quietRace(house), 1), kind: 'win', stake: '5' };
  const answer = await races.send(fields, 'request-race-1');
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('Add your municipality first');
});

test('the municipalities of a country are listed for everybody; others have none', async () => {
  files.place('municipalities.json', { GB: ['Leeds', 'York'] });
  const visitor = callerOf(house.url);
  expect((await visitor.get('/platform/municipalities?country=GB')).body).toEqual({
    data: ['Leeds', 'York'],
  });
  expect((await visitor.get('/platform/municipalities?country=IE')).body).toEqual({ data: [] });
});
