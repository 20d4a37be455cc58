import * as routes from '@touchline/contract/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  callerOf,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

let house: TestHouse;
let player: Caller;

beforeAll(async () => {
  house = await startTestHouse();
  player = await signUpPlayer(house.url);
}, START_LIMIT_MS);
afterAll(() => house?.end());

function found(status: 0 | 1, hasVideo: boolean) {
  const match = [...house.world.matches()].find(
    (one) => one.type === 'match' && one.status === status && one.hasVideo === hasVideo,
  );
  if (!match) throw new Error(`No match of status ${status} ${hasVideo ? 'with' : 'without'} video.`);
  return match.id;
}

const linkOf = async (id: string): Promise<string> =>
  (await player.get(`/book/matches/${id}/video`)).body.data[0].link;

test('a match that is shown names its pictures by provider and language to a player', async () => {
  const id = found(1, true);
  const answer = await player.get(`/book/matches/${id}/video`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const { schema } = routes.getMatchVideo.responses[200].content['application/json'];
  expect(schema.parse(answer.body)).toEqual(answer.body);
  expect(answer.body.data[0]).toMatchObject({ provider: 'Pitchside', language: 'en' });
  expect((await player.get(`/book/matches/${id}`)).body.has_video).toBe(true);
});

test('a visitor is asked to sign in, and a match that is not shown or not in play has none', async () => {
  const visitor = callerOf(house.url);
  for (const call of ['video', 'streams']) {
    expect((await visitor.get(`/book/matches/${found(1, true)}/${call}`)).status).toBe(401);
    for (const id of [found(1, false), found(0, true), '999999'])
      expect((await player.get(`/book/matches/${id}/${call}`)).status).toBe(404);
  }
});

test('a playlist leads to parts of the clip', async () => {
  const link = await linkOf(found(1, true));
  const list = await callerOf(house.url).get(link);
  expect(list.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
  expect(list.headers.get('cache-control')).toBe('no-store');
  const names = ['start.mp4', ...(String(list.body).match(/^\d\.m4s$/gm) ?? [])];
  expect(names).toHaveLength(7);
  for (const name of names) {
    const part = await fetch(new URL(name, `${house.url}${link}`));
    expect(part.headers.get('content-type')).toBe('video/mp4');
    const box = Buffer.from(await part.arrayBuffer()).toString('latin1', 4, 8);
    expect(['ftyp', 'styp', 'moof']).toContain(box);
  }
});

test('pictures are refused without a ticket of that match, and nothing else lies beside them', async () => {
  const [id, other] = [found(1, true), found(0, true)];
  const link = await linkOf(id);
  const stranger = callerOf(house.url);
  const refused = await stranger.get(link.replace(`/${id}/`, `/${other}/`));
  expect([refused.status, refused.body.code]).toEqual([403, 403]);
  expect((await stranger.get(`/book/streams/${id}/1.x/live.m3u8`)).status).toBe(403);
  for (const name of ['9.m4s', 'clip.ts', '..%2Fclip.ts'])
    expect((await stranger.get(link.replace('live.m3u8', name))).status).toBe(404);
});

test('a page of a provider shows the clip in a frame of ours alone, in the parts that its player asks for', async () => {
  const pages = [...house.world.matches()].filter(({ hasVideo, status }) => hasVideo && status === 1);
  const answers = await Promise.all(pages.map(({ id }) => player.get(`/book/matches/${id}/streams`)));
  const { schema } = routes.getMatchStreams.responses[200].content['application/json'];
  for (const { body } of answers) expect(schema.parse(body)).toEqual(body);
  const frame: string = answers.flatMap(({ body }) => body.data)[0].frame;
  const page = await callerOf(house.url).get(frame);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(page.body).not.toContain('<script');
  const clip = new URL('clip.mp4', `${house.url}${frame}`);
  const whole = Buffer.from(await (await fetch(clip)).arrayBuffer());
  const part = await fetch(clip, { headers: { range: 'bytes=4-7' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${whole.length}`]);
  expect(await part.text()).toBe('ftyp');
  expect((await fetch(clip, { headers: { range: `bytes=${whole.length}-` } })).status).toBe(416);
});

test('the list of matches with video holds those that will be or are shown', async () => {
  const list = async (query: string): Promise<{ id: string; has_video: boolean; status: number }[]> =>
    (await player.get(`/book/matches?type=match&limit=500&${query}`)).body.data;
  const shown = await list('has_video=1');
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every(({ has_video, status }) => has_video && status <= 2)).toBe(true);
  expect((await list('has_video=0')).every(({ has_video }) => !has_video)).toBe(true);
});

test(
  'a house without video says so and shows none',
  async () => {
    const closed = await startTestHouse({ off: new Set(['video']) });
    try {
      const caller = await signUpPlayer(closed.url);
      expect((await caller.get('/book/settings')).body.video_enabled).toBe(false);
      const shown = [...closed.world.matches()].find(({ hasVideo, status }) => hasVideo && status === 1);
      expect((await caller.get(`/book/matches/${shown?.id}/video`)).status).toBe(404);
    } finally {
      await closed.end();
    }
  },
  START_LIMIT_MS,
);
