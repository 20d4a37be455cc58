import { Consents } from '@touchline/contract';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { consents } from '../src/db/consents-schema.ts';
import { type Caller, callerOf, START_LIMIT_MS, signUpPlayer, type TestHouse } from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

const CONSENTS = '/platform/player/consents';

let house: TestHouse;
let people = 0;

beforeAll(async () => {
  house = await sharedHouse();
}, START_LIMIT_MS);

const givenBy = async (player: Caller): Promise<string[]> =>
  Consents.parse((await player.get(CONSENTS)).body).data.flatMap(({ channel, given }) =>
    given ? [channel] : [],
  );

const rowsOf = (playerId: string) =>
  house.db
    .select({ channel: consents.channel, given: consents.given, termsVersion: consents.termsVersion })
    .from(consents)
    .where(eq(consents.playerId, playerId))
    .orderBy(asc(consents.id));

async function signUpWith(choices: object) {
  people += 1;
  const caller = callerOf(house.url);
  const answer = await caller.post('/platform/users/sign_up', {
    email: `consents-${process.pid}-${people}-${Date.now()}@mail.example`,
    password: 'correct horse',
    country: 'GB',
    currency: 'EUR',
    birth_date: '1990-05-05',
    consents: choices,
  });
  expect(answer.status).toBe(200);
  return { ...caller, id: String(answer.body.id) };
}

test('nobody has agreed to marketing who was not asked', async () => {
  const player = await signUpPlayer(house.url);
  expect((await player.get(CONSENTS)).body.data).toEqual(
    ['email', 'sms', 'push'].map((channel) => ({ channel, given: false, changed_at: null })),
  );
});

test('what is ticked at sign-up is stored, by channel', async () => {
  const player = await signUpWith({ email: true, sms: false });
  expect(await givenBy(player)).toEqual(['email']);
  expect(await rowsOf(player.id)).toEqual([{ channel: 'email', given: true, termsVersion: null }]);
});

test('each change is a row of its own, and what is not changed adds none', async () => {
  const player = await signUpWith({ email: true });
  const first = await player.send('PATCH', CONSENTS, { email: false, push: true });
  expect([first.status, await givenBy(player)]).toEqual([200, ['push']]);
  await player.send('PATCH', CONSENTS, { email: false, sms: false });
  await player.send('PATCH', CONSENTS, {});
  expect((await rowsOf(player.id)).map(({ channel, given }) => [channel, given])).toEqual([
    ['email', true],
    ['email', false],
    ['push', true],
  ]);
});

test('the same change twice at once is one row', async () => {
  const player = await signUpPlayer(house.url);
  const send = () => player.send('PATCH', CONSENTS, { sms: true });
  await Promise.all([send(), send(), send()]);
  expect(await rowsOf(player.id)).toHaveLength(1);
});

test('an unknown channel is refused by its name, and a visitor has no choice', async () => {
  const player = await signUpPlayer(house.url);
  const answer = await player.send('PATCH', CONSENTS, { fax: true });
  expect([answer.status, answer.body.data.details]).toEqual([
    422,
    [{ field: 'fax', key: 'error.request.invalid' }],
  ]);
  const visitor = callerOf(house.url);
  expect((await visitor.get(CONSENTS)).status).toBe(401);
  expect((await visitor.send('PATCH', CONSENTS, { sms: true })).status).toBe(401);
});
