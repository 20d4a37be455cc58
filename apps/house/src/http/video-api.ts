import { createRoute } from '@hono/zod-openapi';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { BOOK_PREFIX } from '@touchline/contract/headers';
import * as routes from '@touchline/contract/http';
import type { MatchRecord } from '#feed/world.ts';
import { ticketKey } from '../cluster/ticket-key.ts';
import type { House } from '../house.ts';
import { streamsOf, videosOf } from '../streams/broadcasts.ts';
import { byteRange } from '../streams/byte-range.ts';
import { clipFile, wholeClip } from '../streams/clip.ts';
import { livePlaylist } from '../streams/playlist.ts';
import { createTickets } from '../streams/tickets.ts';
import { neverCached } from './guards.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { FRAME_POLICY, framePage } from './stream-frame.ts';
import { requirePlayer } from './visitor.ts';

const PLAYLIST = 'application/vnd.apple.mpegurl';
/** Parts of the clip stay what they are; only who was admitted keeps them. */
const KEPT = 'private, max-age=3600';

/** The clip in one piece, or the part of it that a player asks for. */
async function sendClip(c: HttpContext) {
  const bytes = await wholeClip();
  const headers = { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'cache-control': KEPT };
  const range = byteRange(c.req.header('range'), bytes.length);
  if (range === null) return c.body(bytes, 200, headers);
  if (range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${bytes.length}` });
  const { first, last } = range;
  return c.body(bytes.subarray(first, last + 1), 206, {
    ...headers,
    'content-range': `bytes ${first}-${last}/${bytes.length}`,
  });
}

/** Where a match can be watched, and the pictures themselves: one clip, which stands in for every broadcast. */
export function videoApi(house: House) {
  const { world, options } = house;
  const api = createApi();
  const tickets = createTickets(ticketKey(house.options, 'streams'));

  /** A match that is shown now, for a player. */
  async function requireShown(c: HttpContext, id: string): Promise<MatchRecord> {
    await requirePlayer(c, house);
    const match = world.match(id);
    const isOn = match?.hasVideo && match.status !== MATCH_STATUS.prematch;
    if (!isOn || options.off.has('video')) throw new Refusal('not_found');
    return match;
  }

  const folderOf = ({ id }: MatchRecord) =>
    `${BOOK_PREFIX}/streams/${encodeURIComponent(id)}/${tickets.issue(id, house.now())}`;

  for (const path of ['/matches/:id/video', '/matches/:id/streams']) api.use(path, neverCached);

  api.openapi(createRoute(routes.getMatchVideo), async (c) => {
    const match = await requireShown(c, c.req.valid('param').id);
    const link = `${folderOf(match)}/live.m3u8`;
    const data = videosOf(match.id).flatMap(({ provider, languages }) =>
      languages.map((language) => ({ link, provider, language })),
    );
    return c.json({ data }, 200);
  });

  api.openapi(createRoute(routes.getMatchStreams), async (c) => {
    const match = await requireShown(c, c.req.valid('param').id);
    const page = `${folderOf(match)}/page`;
    const data = streamsOf(match.id).flatMap(({ provider, languages }) =>
      languages.map((language) => ({ link: page, frame: page, provider, language })),
    );
    return c.json({ data }, 200);
  });

  api.get('/streams/:id/:ticket/:file', async (c) => {
    const { id, ticket, file } = c.req.param();
    if (tickets.check(id, ticket, house.now()) === 'refused') throw new Refusal('forbidden');
    const match = world.match(id);
    if (file === 'live.m3u8') {
      const now = house.now();
      const text = livePlaylist(now, match?.startTime ?? now, !match?.hasVideo);
      return c.body(text, 200, { 'content-type': PLAYLIST, 'cache-control': 'no-store' });
    }
    if (file === 'page') {
      const title = [match?.home?.name, match?.away?.name].filter(Boolean).join(' – ');
      return c.html(framePage(title, c.var.locale), 200, { 'content-security-policy': FRAME_POLICY });
    }
    if (file === 'clip.mp4') return sendClip(c);
    const bytes = await clipFile(file);
    if (!bytes) throw new Refusal('not_found');
    return c.body(bytes, 200, { 'content-type': 'video/mp4', 'cache-control': KEPT });
  });
  return api;
}
