import { ErrorBody } from '@touchline/contract';
import { FAVOURITES_MAX, MATCH_STATUS } from '@touchline/contract/constants';
import { ERROR_CODES } from '@touchline/contract/errors';
import { beforeAll, expect, test } from 'vitest';
import { favourites } from '#db/favourites-schema.ts';
import { addFavourite } from '../src/commands/change-favourites.ts';
import {
  bettableMatches,
  type Caller,
  callerOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  type TestHouse,
} from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await sharedHouse();
}, START_LIMIT_MS);

const idsOf = async (caller: Caller, query = 'matches') =>
  (await caller.get(`/book/favourites/${query}`)).body.data;
const listed = async (caller: Caller, query = ''): Promise<{ id: string; tournament: { id: string } }[]> =>
  (await caller.get(`/book/matches?favourite=1&limit=500${query}`)).body.data;

test('a favourite is kept, is kept once, and goes when it is removed, however often either is asked', async () => {
  const player = await signUpPlayer(house.url);
  const [first, second] = [quietMatch(house, 0), quietMatch(house, 1)];
  const path = `/book/favourites/matches/${first.id}`;
  expect((await player.post(path)).status).toBe(204);
  expect((await player.post(`/book/favourites/matches/${second.id}`)).status).toBe(204);
  expect((await player.post(path)).status).toBe(204);
  expect((await idsOf(player)).toSorted()).toEqual([first.id, second.id].toSorted());
  expect(await idsOf(player, 'tournaments')).toEqual([]);
  expect((await player.send('DELETE', path)).status).toBe(204);
  expect((await player.send('DELETE', path)).status).toBe(204);
  expect(await idsOf(player)).toEqual([second.id]);
});

test('a visitor has no favourites: each call is refused in the form of the catalogue', async () => {
  const visitor = callerOf(house.url);
  const path = `/book/favourites/matches/${quietMatch(house).id}`;
  for (const answer of [
    await visitor.get('/book/favourites/matches'),
    await visitor.post(path),
    await visitor.send('DELETE', path),
  ]) {
    expect(answer.status).toBe(401);
    expect(ErrorBody.parse(answer.body).code).toBe(ERROR_CODES.unauthorized.code);
  }
  expect(await listed(visitor)).toEqual([]);
});

test('what the catalogue does not have is no favourite, and neither is another kind of thing', async () => {
  const player = await signUpPlayer(house.url);
  for (const path of ['matches/999999999', 'tournaments/999999999']) {
    expect((await player.post(`/book/favourites/${path}`)).status).toBe(404);
    expect((await player.send('DELETE', `/book/favourites/${path}`)).status).toBe(404);
  }
  expect((await player.post('/book/favourites/teams/1')).status).toBe(400);
  expect((await player.get('/book/favourites/teams')).status).toBe(400);
});

test("one player's favourites are nobody else's, and no shared cache may keep them", async () => {
  const [mine, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  const match = quietMatch(house, 2);
  await mine.post(`/book/favourites/matches/${match.id}`);
  expect(await idsOf(other)).toEqual([]);
  expect(await listed(other)).toEqual([]);
  await other.send('DELETE', `/book/favourites/matches/${match.id}`);
  expect(await idsOf(mine)).toEqual([match.id]);
  for (const path of ['favourites/matches', 'matches?favourite=1', 'matches?favourite=true&limit=1']) {
    const { headers } = await mine.get(`/book/${path}`);
    expect(headers.get('cache-control'), path).toBe('private, no-store');
  }
  const shared = await mine.get('/book/matches?limit=1');
  expect(shared.headers.get('cache-control')).toContain('public');
});

test('the list of favourites holds the matches and those of the leagues, narrowed as any list', async () => {
  const player = await signUpPlayer(house.url);
  const [live] = bettableMatches(house, 1);
  const quiet = bettableMatches(house).find(({ tournamentId }) => tournamentId !== live?.tournamentId);
  await player.post(`/book/favourites/tournaments/${live?.tournamentId}`);
  await player.post(`/book/favourites/matches/${quiet?.id}`);
  const found = await listed(player);
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining([live?.id, quiet?.id]));
  expect(found.every(({ id, tournament }) => id === quiet?.id || tournament.id === live?.tournamentId)).toBe(
    true,
  );
  expect((await listed(player, `&id=${quiet?.id}`)).map(({ id }) => id)).toEqual([quiet?.id]);
  const running = await listed(player, `&match_status=${MATCH_STATUS.live}`);
  expect(running.map(({ id }) => id)).toContain(live?.id);
  expect(running.map(({ id }) => id)).not.toContain(quiet?.id);
});

test('ids are narrowed by the status of a match and by whether bets are taken', async () => {
  const player = await signUpPlayer(house.url);
  const [live] = bettableMatches(house, 1);
  const quiet = quietMatch(house, 3);
  await player.post(`/book/favourites/matches/${live?.id}`);
  await player.post(`/book/favourites/matches/${quiet.id}`);
  await player.post(`/book/favourites/tournaments/${live?.tournamentId}`);
  expect(await idsOf(player, `matches?match_status=${MATCH_STATUS.live}`)).toEqual([live?.id]);
  expect(await idsOf(player, `matches?match_status=${MATCH_STATUS.prematch}`)).toEqual([quiet.id]);
  expect(await idsOf(player, 'matches?bettable=0&match_status=0')).toEqual([]);
  expect(await idsOf(player, `tournaments?match_status=${MATCH_STATUS.live}`)).toEqual([live?.tournamentId]);
  expect((await player.get('/book/favourites/tournaments?match_status=99')).status).toBe(422);
});

test('there is a most; what has left the catalogue makes room first', async () => {
  const player = await signUpPlayer(house.url);
  const fill = async (count: number, idOf: (place: number) => string) =>
    house.db.insert(favourites).values(
      Array.from({ length: count }, (_, place) => ({
        playerId: player.id,
        type: 'matches' as const,
        itemId: idOf(place),
        createdAt: place,
      })),
    );
  const known = [...house.world.matches()].map(({ id }) => id);
  const spare = known[FAVOURITES_MAX] ?? '';
  await fill(FAVOURITES_MAX, (place) => `gone-${place}`);
  expect(await addFavourite(house, player.id, 'matches', spare)).toBe('added');
  expect(await idsOf(player)).toEqual([spare]);
  await fill(FAVOURITES_MAX - 1, (place) => known[place] ?? '');
  const last = `/book/favourites/matches/${known[FAVOURITES_MAX + 1]}`;
  const refused = await player.post(last);
  expect(refused.status).toBe(422);
  expect(ErrorBody.parse(refused.body).code).toBe(ERROR_CODES.favourites_full.code);
  expect((await player.post(`/book/favourites/matches/${spare}`)).status).toBe(204);
  await player.send('DELETE', `/book/favourites/matches/${spare}`);
  expect((await player.post(last)).status).toBe(204);
});
