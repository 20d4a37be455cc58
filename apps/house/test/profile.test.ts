import { User } from '@touchline/contract';
import { beforeAll, expect, test } from 'vitest';
import { callerOf, START_LIMIT_MS, signUpPlayer, type TestHouse } from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

const PLAYER = '/platform/player';

let house: TestHouse;

beforeAll(async () => {
  house = await sharedHouse();
}, START_LIMIT_MS);

test('a new player has no names, gives them, and clears one', async () => {
  const player = await signUpPlayer(house.url);
  expect((await player.get(PLAYER)).body).toMatchObject({
    first_name: null,
    last_name: null,
    nickname: null,
  });
  const names = { first_name: ' Zoe\u0308 ', last_name: "O'Brien-Łoś", nickname: 'Zo Zo' };
  const saved = { first_name: 'Zoë', last_name: "O'Brien-Łoś", nickname: 'Zo Zo' };
  const answer = await player.send('PATCH', PLAYER, names);
  expect(answer.status).toBe(200);
  expect(User.parse(answer.body)).toMatchObject({ ...saved, email: player.email });
  expect((await player.send('PATCH', PLAYER, { nickname: null })).status).toBe(200);
  expect((await player.get(PLAYER)).body).toMatchObject({ ...saved, nickname: null });
});

test('a change of nothing changes nothing', async () => {
  const player = await signUpPlayer(house.url);
  await player.send('PATCH', PLAYER, { first_name: 'Ada' });
  const answer = await player.send('PATCH', PLAYER, {});
  expect([answer.status, answer.body.first_name]).toEqual([200, 'Ada']);
});

test('every wrong name is named, and none of them is saved', async () => {
  const player = await signUpPlayer(house.url);
  const answer = await player.send('PATCH', PLAYER, { first_name: 'Ada1', last_name: 'Moor', nickname: 'A' });
  expect(answer.status).toBe(422);
  expect(answer.body.data.details).toEqual([
    { field: 'first_name', key: 'error.field.name' },
    { field: 'nickname', key: 'error.field.nickname' },
  ]);
  expect((await player.get(PLAYER)).body.last_name).toBe(null);
});

test('what is no name is refused with its field, as is what is no field', async () => {
  const player = await signUpPlayer(house.url);
  for (const [body, field] of [
    [{ first_name: 7 }, 'first_name'],
    [{ nickname: 'x'.repeat(201) }, 'nickname'],
    [{ last_name: 'a\u0000b' }, 'last_name'],
    [{ email: 'other@mail.example' }, 'email'],
    [{ nickname: 'Ada', id: '1' }, 'id'],
  ] as const) {
    const answer = await player.send('PATCH', PLAYER, body);
    expect([answer.status, answer.body.data.details]).toEqual([
      422,
      [{ field, key: 'error.request.invalid' }],
    ]);
  }
});

test('a visitor changes nobody', async () => {
  expect((await callerOf(house.url).send('PATCH', PLAYER, { first_name: 'Ada' })).status).toBe(401);
});
